// Shows what happens now: the round, whose turn it is, and what is being chosen.
import type { Seat } from '../../../shared/engine/index.ts';
import { maxRounds } from '../../../shared/games/raja/opening.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import { Bids } from './bids.tsx';
import { type BoardContext, seatToDecide } from './board-context.ts';
import { Disc } from './disc.tsx';
import { Elephant, Sign } from './pieces.tsx';
import type { ScoringEvent } from './scenes.ts';
import { CityPoints, FinalScore, Scoring } from './scoring.tsx';
import { Turn } from './turn.tsx';

interface Props {
  state: State;
  board: BoardContext;
  /** The scoring that is shown now. */
  count: ScoringEvent | null;
  /** The last scoring, shown while the players choose. */
  last: ScoringEvent | null;
}

export function Stage({ state, board, count, last }: Props) {
  const { captions, words } = board;
  const turn = seatToDecide(state);
  const { round, maharaja } = state;
  return (
    <section class="rj-stage" aria-label={captions.now}>
      {maharaja && (
        <p class="rj-round" title={captions.maharaja(words.ref(cityRef(maharaja)))}>
          <span>{captions.round(round, maxRounds(state.options))}</span>
          <b>
            <svg viewBox="-46 -86 92 90" aria-hidden="true">
              <Elephant />
            </svg>
            {words.ref(cityRef(maharaja))}
          </b>
        </p>
      )}
      {count ? (
        <Scoring count={count} board={board} />
      ) : (
        <>
          {turn !== null && <Who seat={turn} board={board} />}
          <CurrentAction state={state} board={board} last={last} />
        </>
      )}
    </section>
  );
}

function CurrentAction({ state, board, last }: Omit<Props, 'count'>) {
  const { captions, seat } = board;
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'bid':
      return <Bids state={state} frame={frame} board={board} />;
    case 'settle':
      return <p class="rj-soft">{captions.settle(state.supply[frame.seat] ?? 0)}</p>;
    case 'choose':
      return (
        <>
          {seat !== null && <Disc board={board} pointers={state.discs[seat]?.actions ?? []} />}
          {last && <Scoring count={last} board={board} />}
        </>
      );
    case 'turn':
    case 'sure':
      return (
        <>
          <Turn state={state} frame={frame} board={board} />
          <CityPoints state={state} board={board} />
        </>
      );
    case undefined:
      return <FinalScore state={state} board={board} />;
    default:
      return null;
  }
}

function Who({ seat, board }: { seat: Seat; board: BoardContext }) {
  return (
    <p class={`rj-now rj-seat-${seat}`}>
      <Sign seat={seat} />
      <b>{board.names[seat]}</b>
    </p>
  );
}
