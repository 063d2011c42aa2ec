// Every legal move as a button, for the keyboard and for screen readers.
import { useEffect } from 'preact/hooks';
import { language, text } from '../text/index.ts';
import { RefButton } from './panel.tsx';
import type { HintProps } from './parts.ts';

export function MovesList({ session, table, picker, client, onClose }: HintProps) {
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const live = [...picker.live.value];
  const isOver = live.length === 0 && session.pending.value === null;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver]);
  return (
    <div class="all-moves">
      <p class="soft">{text.value.movesHint}</p>
      <ul>
        {live.map((ref) => (
          <li key={ref}>
            <RefButton of={ref} picker={picker} kind="small">
              {words.ref(ref, session.game.value, names)}
            </RefButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
