// What happens now: the round, whose turn it is, and what is being chosen.
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
  table: BoardContext;
  /** The scoring that is shown now. */
  count: ScoringEvent | null;
  /** The last scoring, shown while the players choose. */
  last: ScoringEvent | null;
}

export function Stage({ state, table, count, last }: Props) {
  const { said, words } = table;
  const turn = seatToDecide(state);
  const { round, maharaja } = state;
  return (
    <section class="rj-stage" aria-label={said.now}>
      {maharaja && (
        <p class="rj-round" title={said.maharaja(words.ref(cityRef(maharaja)))}>
          <span>{said.round(round, maxRounds(state.options))}</span>
          <b>
            <svg viewBox="-46 -86 92 90" aria-hidden="true">
              <Elephant />
            </svg>
            {words.ref(cityRef(maharaja))}
          </b>
        </p>
      )}
      {count ? (
        <Scoring count={count} table={table} />
      ) : (
        <>
          {turn !== null && <Who seat={turn} table={table} />}
          <CurrentAction state={state} table={table} last={last} />
        </>
      )}
    </section>
  );
}

function CurrentAction({ state, table, last }: Omit<Props, 'count'>) {
  const { said, seat } = table;
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'bid':
      return <Bids state={state} frame={frame} table={table} />;
    case 'settle':
      return <p class="rj-soft">{said.settle(state.supply[frame.seat] ?? 0)}</p>;
    case 'choose':
      return (
        <>
          {seat !== null && <Disc table={table} pointers={state.discs[seat]?.actions ?? []} />}
          {last && <Scoring count={last} table={table} />}
        </>
      );
    case 'turn':
    case 'sure':
      return (
        <>
          <Turn state={state} frame={frame} table={table} />
          <CityPoints state={state} table={table} />
        </>
      );
    case undefined:
      return <FinalScore state={state} table={table} />;
    default:
      return null;
  }
}

function Who({ seat, table }: { seat: Seat; table: BoardContext }) {
  return (
    <p class={`rj-now rj-seat-${seat}`}>
      <Sign seat={seat} />
      <b>{table.names[seat]}</b>
    </p>
  );
}
