// The strip that shows what happens now: the round, the Maharaja's city and its points, whose turn it is.
import type { ComponentChildren } from 'preact';
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { rankOf } from '../../../shared/games/raja/characters.ts';
import { maxRounds, palacesPerPlayer } from '../../../shared/games/raja/opening.ts';
import { outcome } from '../../../shared/games/raja/round.ts';
import { pointsOf } from '../../../shared/games/raja/score.ts';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../shared/games/raja/tasks.ts';
import { type BoardContext, pictureLabel, seatToDecide } from './board-context.ts';
import { Coin, Icon } from './icons.tsx';
import { Elephant, Sign } from './pieces.tsx';
import type { ScoringEvent } from './scenes.ts';

interface Props {
  state: State;
  board: BoardContext;
  /** The scoring that is to be read now. */
  count: ScoringEvent | null;
}

export function Stage({ state, board, count }: Props) {
  const { captions, words } = board;
  const { round, maharaja } = state;
  const [upper, lower] = linesOf({ state, board, count });
  const last = maxRounds(state.options);
  const city = maharaja && words.ref(cityRef(maharaja));
  const rounds = board.touch('round', captions.round(round, last));
  return (
    <div class="rj-stage">
      {/* After a scoring he is in the next city. */}
      {city && count?.city !== maharaja && (
        <p class="rj-visit" {...board.touch('maharaja', captions.maharaja(city))}>
          <svg viewBox="-46 -86 92 90" aria-hidden="true">
            <Elephant />
          </svg>
          <span>
            <b>{city}</b>
            <small class="rj-spare" {...rounds}>
              {captions.round(round, last)}
            </small>
            <small class="rj-scarce" {...rounds}>
              {`${round}/${last}`}
            </small>
          </span>
        </p>
      )}
      <div class="rj-lines">
        <p>{upper}</p>
        <p>{lower}</p>
      </div>
    </div>
  );
}

function linesOf({ state, board, count }: Props): [ComponentChildren, ComponentChildren?] {
  const { captions, words, names } = board;
  const frame = state.frames.at(-1);
  if (count) {
    const gold = count.gold.map((paid, seat) => ({ seat, paid, points: count.points[seat] ?? 0 }));
    const paid = gold
      .filter((one) => one.paid > 0 || one.points > 0)
      .sort((a, b) => b.paid - a.paid || b.points - a.points);
    return [
      captions.scored(words.ref(cityRef(count.city))),
      paid.length === 0
        ? captions.nobody
        : paid.map((one) => (
            <Amount
              key={one.seat}
              seat={one.seat}
              board={board}
              of="points"
              label={`${names[one.seat]}: ${captions.points(one.points)}, ${captions.gold(one.paid)}`}
            >
              <b>{one.points}</b> <Coin gold={`+${one.paid}`} />
            </Amount>
          )),
    ];
  }
  if (!frame) return [captions.final, <FinalScore key="end" state={state} board={board} />];
  if (frame.kind === 'bid') {
    const { leader, bid, waiting } = frame;
    const inIt = state.characters.flatMap((held, seat) => (held.length === 0 ? seat : []));
    return [
      leader === null ? captions.noBid : captions.highest(names[leader] ?? '', bid),
      inIt.map((seat) => (
        <span
          key={seat}
          class="rj-amount"
          data-out={waiting.includes(seat) ? undefined : ''}
          {...pictureLabel(names[seat] ?? '')}
        >
          <Sign seat={seat} />
        </span>
      )),
    ];
  }
  const turn = seatToDecide(state);
  const who = turn !== null && (
    <span class="rj-now">
      <Sign seat={turn} />
      <b>{names[turn]}</b>
      <Doing state={state} />
    </span>
  );
  if (frame.kind === 'settle') return [who, captions.settle(state.supply[frame.seat] ?? 0)];
  if (!state.maharaja) return [who];
  const heading = captions.standing(words.ref(cityRef(state.maharaja)));
  return [
    who || <span class="rj-soft">{heading}</span>,
    <Standing key="points" state={state} board={board} />,
  ];
}

/** The actions of whoever takes a turn, the finished ones ticked. */
function Doing({ state }: { state: State }) {
  const frame = state.frames.find(({ kind }) => kind === 'turn' || kind === 'sure');
  if (frame?.kind !== 'turn' && frame?.kind !== 'sure') return null;
  const left = unfinishedTasks(frame.tasks);
  return (
    <span class="rj-chosen">
      {frame.tasks.map((task, at) => (
        <i key={at} data-done={left.includes(task) ? undefined : ''}>
          <Icon of={task.action} />
        </i>
      ))}
    </span>
  );
}

/** The points in the Maharaja's city before it is scored. */
function Standing({ state, board }: Omit<Props, 'count'>) {
  const { captions, names } = board;
  const { maharaja } = state;
  if (!maharaja) return null;
  const there = state.supply
    .map((_, seat) => ({ seat, points: pointsOf(state, seat, maharaja) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || rankOf(state, a.seat) - rankOf(state, b.seat));
  if (there.length === 0) return <span class="rj-soft">{captions.nobody}</span>;
  return (
    <>
      {there.map(({ seat, points }) => (
        <Amount
          key={seat}
          seat={seat}
          board={board}
          of="points"
          label={`${names[seat]}: ${captions.points(points)}`}
        >
          <b>{points}</b>
        </Amount>
      ))}
    </>
  );
}

/** The end of the game: palaces, and the gold that breaks ties. */
function FinalScore({ state, board }: Omit<Props, 'count'>) {
  const { captions, names } = board;
  const { places, points } = outcome(state);
  const standing = places
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <>
      {standing.map((seat) => {
        const gold = state.purse.gold[seat];
        const isKnown = gold !== undefined && gold !== HIDDEN;
        const label = `${names[seat]}: ${captions.palaces(points[seat] ?? 0, palacesPerPlayer(state.options))}`;
        return (
          <Amount key={seat} seat={seat} board={board} of="palaces" label={label}>
            <b>{points[seat]}</b>
            {isKnown && <Coin gold={gold} />}
          </Amount>
        );
      })}
    </>
  );
}

interface AmountProps {
  seat: Seat;
  board: BoardContext;
  /** The number that can be asked about. */
  of: 'points' | 'palaces';
  label: string;
  children: ComponentChildren;
}

const Amount = ({ seat, board, of, label, children }: AmountProps) => (
  <span class="rj-amount" data-pin="under" title={label} {...board.touch(`${of}:${seat}`, label)}>
    <Sign seat={seat} />
    {children}
  </span>
);
