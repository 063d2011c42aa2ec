// Every legal move as a button, for the keyboard and for screen readers.
import { useEffect } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { RefButton } from './panel.tsx';
import type { Picker } from './picker.ts';

interface Props {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
  onClose(): void;
}

export function MovesList({ session, table, picker, client, onClose }: Props) {
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
