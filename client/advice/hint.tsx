// The hint: the move that a strong bot would make, in words, and lit up on the board click by click.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../shared/engine/index.ts';
import { deepEqual } from '../../shared/engine/json.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import type { HintProps } from '../table/parts.ts';
import { language, text } from '../text/index.ts';
import styles from './hint.css?inline';
import { requestHint, type StartWorker } from './request-advice.ts';

adoptStyles(styles);

interface Props extends HintProps {
  startWorker: StartWorker;
}

export function Hint({ session, table, picker, client, startWorker, onClose }: Props) {
  const t = text.value;
  const [hint, setHint] = useState<{ move: Move; why: string } | null>(null);
  const paths = picker.movePaths.value;
  const view = session.game.value;
  const seat = session.seat.value;
  const moves = paths.map(({ move }) => move);
  const askedMoves = useRef(moves);
  useEffect(() => {
    let isMounted = true;
    if (seat === null || moves.length === 0) return onClose();
    const question = { game: table.game, view, moves, seat };
    void requestHint(question, language.value, startWorker).then(
      (found) => isMounted && setHint(found),
      // The rules or the heuristic could not be fetched.
      () => isMounted && onClose(),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const path = hint && paths.find(({ move }) => deepEqual(move, hint.move))?.path;
  // The player has moved, perhaps before the hint arrived.
  const isStale = !deepEqual(moves, askedMoves.current);
  useEffect(() => {
    if (isStale) onClose();
  }, [isStale]);
  useEffect(() => {
    picker.hintPath.value = path ?? null;
    return () => {
      picker.hintPath.value = null;
    };
  }, [path?.join(' ')]);
  const next = picker.hintedRef.value;
  // The thing to click may be out of sight, or under something that floats over the page.
  useEffect(() => {
    const target = next && document.querySelector('[data-hint]');
    if (target) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [next, view]);
  const names = table.chairs.map(({ name }) => name);
  const words = client.words[language.value];
  const steps = (path ?? []).map((ref) => words.ref(ref, view, names));
  return (
    <div class="hint" role="status">
      <p>{hint ? `${t.hintIs(steps.join(' → '))} ${hint.why}` : t.hintThinks}</p>
      <Button kind="quiet" icon="close" label={t.close} onClick={onClose} />
    </div>
  );
}
