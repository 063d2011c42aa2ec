// What a strong bot would do, for whoever asks: in words, and lit up on the board step by step.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../shared/engine/index.ts';
import { deepEqual } from '../../shared/engine/json.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import type { GameClient } from '../table/game-client.ts';
import type { Picker } from '../table/picker.ts';
import { language, text } from '../text/index.ts';
import { advice } from './adviser.ts';
import styles from './hint.css?inline';

adoptStyles(styles);

interface Props {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
  onClose(): void;
}

export function Hint({ session, table, picker, client, onClose }: Props) {
  const t = text.value;
  const [hint, setHint] = useState<{ move: Move; why: string } | null>(null);
  const ways = picker.ways.value;
  const view = session.game.value;
  const seat = session.seat.value;
  const moves = ways.map(({ move }) => move);
  const asked = useRef(moves);
  useEffect(() => {
    let wanted = true;
    if (seat === null || moves.length === 0) return onClose();
    void advice({ game: table.game, view, moves, seat }, language.value).then(
      (given) => wanted && setHint(given),
      // Nothing here can think, as when the rest of the page is out of reach.
      () => wanted && onClose(),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const path = hint && ways.find(({ move }) => deepEqual(move, hint.move))?.path;
  // What was asked has been decided, even before there was an answer.
  const stale = !deepEqual(moves, asked.current);
  useEffect(() => {
    if (stale) onClose();
  }, [stale]);
  useEffect(() => {
    picker.hint.value = path ?? null;
    return () => {
      picker.hint.value = null;
    };
  }, [path?.join(' ')]);
  const next = picker.hinted.value;
  // What is lit up may be out of sight, or under what floats there.
  useEffect(() => {
    const lit = next && document.querySelector('[data-hint]');
    if (lit) lit.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [next, view]);
  const names = table.chairs.map(({ name }) => name);
  const words = client.words[language.value];
  const called = (path ?? []).map((ref) => words.ref(ref, view as never, names));
  return (
    <div class="hint" role="status">
      <p>{hint ? `${t.hintIs(called.join(' → '))} ${hint.why}` : t.hintThinks}</p>
      <Button kind="quiet" icon="close" label={t.close} onClick={onClose} />
    </div>
  );
}
