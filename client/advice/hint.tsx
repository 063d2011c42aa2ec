// The hint: the move that a strong bot would make, in words and numbers, and lit up on the board click by click.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deepEqual } from '../../shared/engine/json.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import { Clamped } from '../table/clamped.tsx';
import { COACHED_TURNS, endCoaching } from '../table/coaching.ts';
import type { HintProps } from '../table/parts.ts';
import { useLoaded } from '../table/use-guide.ts';
import { language } from '../text/index.ts';
import type { StartWorker } from './ask-worker.ts';
import styles from './hint.css?inline';
import type { Advice } from './messages.ts';
import { requestAdvice } from './request-advice.ts';
import { fetchHintWords, type HintWords, sentenceOf } from './sentence.ts';
import { words } from './words.ts';

adoptStyles(styles);

interface Props extends HintProps {
  startWorker: StartWorker;
}

export function Hint(props: Props) {
  const { session, table, picker, client, at, coached, startWorker, onClose } = props;
  const w = words.value;
  const [advice, setAdvice] = useState<Advice[]>([]);
  const [own, setOwn] = useState<HintWords | undefined>();
  const loaded = useLoaded(client);
  const guide = loaded?.words[language.value] ?? null;
  const isReady = loaded !== undefined;
  const paths = picker.movePaths.value;
  const view = session.game.value;
  const seat = session.seat.value;
  const moves = paths.map(({ move }) => move);
  const askedMoves = useRef(moves);
  useEffect(() => {
    let isMounted = true;
    if (seat === null || moves.length === 0) return onClose();
    const question = { game: table.game, view, moves, seat };
    const answers = [requestAdvice(question, startWorker), fetchHintWords(table.game)] as const;
    void Promise.all(answers).then(
      ([found, named]) => {
        if (!isMounted) return;
        setOwn(named?.[language.value]);
        setAdvice(found);
      },
      // The rules or the heuristic could not be fetched.
      () => isMounted && onClose(),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const shown = advice[at];
  const path = shown && paths.find(({ move }) => deepEqual(move, shown.move))?.path;
  // The player has moved, perhaps before the hint arrived.
  const isStale = !deepEqual(moves, askedMoves.current);
  const isThrough = advice.length > 0 && at >= advice.length;
  useEffect(() => {
    if (isStale || isThrough) onClose();
  }, [isStale, isThrough]);
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
    // The camera brings the board there.
    if (target && !target.closest('.board'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [next, view]);
  const names = table.chairs.map(({ name }) => name);
  const sentence = useMemo(
    () =>
      isReady && shown && path && seat !== null
        ? sentenceOf(shown, path, { client, guide, own, view, seat, names })
        : w.thinks,
    [shown, path?.join(' '), guide, isReady, w],
  );
  return (
    <div class={coached === null ? 'hint' : 'hint coached'}>
      {coached !== null && <Lead game={table.game} turn={coached} onClose={onClose} />}
      <Clamped key={sentence}>
        {advice.length > 1 && (
          <b>
            {at + 1}/{advice.length}{' '}
          </b>
        )}
        {sentence}
      </Clamped>
    </div>
  );
}

/** Says why the hint comes by itself, and lets the player do without. */
function Lead({ game, turn, onClose }: { game: string; turn: number; onClose(): void }) {
  const w = words.value;
  const end = () => {
    endCoaching(game);
    onClose();
  };
  return (
    <div class="hint-lead">
      <b>{w.coached(turn, COACHED_TURNS)}</b>
      <Button small kind="quiet" onClick={end}>
        {w.alone}
      </Button>
    </div>
  );
}
