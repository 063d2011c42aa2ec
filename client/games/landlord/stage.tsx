// Shows what happens now: the phases of the turn, or a card with its target and the player who may answer it.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import { tenantAt } from '../../../shared/games/landlord/houses.ts';
import type { Bundle, Spot, State } from '../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../shared/games/landlord/turn.ts';
import type { BoardContext } from './board-context.ts';
import { Back, Face } from './cards.tsx';
import { type Focus, refOf } from './focus.ts';
import { Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';
import { Pawn } from './players.tsx';
import { roundName } from './text/names.ts';

interface Props {
  state: State;
  focus: Focus | null;
  board: BoardContext;
}

/** Another moment is another element, so that nothing in the strip counts as having moved. */
export const Stage = ({ state, focus, board }: Props) =>
  focus ? (
    <CurrentAction key={JSON.stringify(focus)} state={state} focus={focus} board={board} />
  ) : (
    <Phases
      key={`${seatOfTurn(state)} ${state.frames.at(-1)?.kind} ${state.rounds}`}
      state={state}
      board={board}
    />
  );

const PHASES = ['inspect', 'play', 'rent', 'buy'] as const;
const PHASE_OF_FRAME: Record<string, (typeof PHASES)[number]> = {
  build: 'play',
  play: 'play',
  buy: 'buy',
};

function Phases({ state, board }: Omit<Props, 'focus'>) {
  const { captions, touch } = board;
  const { options } = state;
  const frame = state.frames.at(-1);
  const now = PHASE_OF_FRAME[frame?.kind ?? ''];
  const turn = seatOfTurn(state);
  if (!frame) return null;
  const round = roundName({ captions }, state);
  const goal = options.end === 'sum' ? ` · ${captions.goal(captions.money(options.sum))}` : '';
  return (
    <div class="ll-turn">
      {turn !== null && <Who seat={turn} board={board} />}
      <span class="ll-round" data-told="" {...touch('round', round)}>
        {frame.kind === 'buy' ? captions.left(captions.money(frame.left)) : round + goal}
      </span>
      <ol class="ll-phases" aria-label={captions.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            <span data-told="" {...touch(`phase:${phase}`, captions.phases[phase])}>
              {captions.phases[phase]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function CurrentAction({ state, focus, board }: Props & { focus: Focus }) {
  const { by, card, at, to, asked, dollars, prices, deal } = focus;
  const { captions } = board;
  return (
    <div class="ll-action">
      {by !== null && <Who seat={by} board={board} />}
      {card && (
        <span class="ll-thing" key={card} {...mark(card === 'jail' ? card : `card:${card}`, board)}>
          {card === 'jail' ? (
            <span class="ll-face ll-jail">
              <Picture of="jail" />
            </span>
          ) : (
            <Face card={card} />
          )}
        </span>
      )}
      {dollars !== undefined && <b class="ll-coin">{captions.money(dollars)}</b>}
      {at && (
        <>
          <Arrow />
          <Target state={state} at={at} board={board} />
        </>
      )}
      {to !== undefined && (
        <>
          <Arrow />
          {to ? (
            <Target state={state} at={to} board={board} />
          ) : (
            <span class="ll-thing">
              <Back />
            </span>
          )}
        </>
      )}
      {deal && <Swap deal={deal} board={board} />}
      {asked !== undefined && (
        <>
          {!deal && <Arrow />}
          <span class="ll-asked">
            <Who seat={asked} board={board} />
          </span>
        </>
      )}
      {prices?.map((price) => (
        <span key={price.seat} class="ll-price" title={board.names[price.seat]}>
          <Pawn seat={price.seat} />
          <b class="ll-coin">{captions.money(price.dollars)}</b>
        </span>
      ))}
    </div>
  );
}

/** What can be clicked is on the board. Its picture here only answers who asks what it is. */
const mark = (ref: Ref, { live, touch, words }: BoardContext) =>
  live(ref) ? { title: words.ref(ref) } : touch(ref, words.ref(ref));

function Who({ seat, board }: { seat: Seat; board: BoardContext }) {
  return (
    <span
      class={`ll-who ll-seat-${seat}`}
      {...board.touch(`seat:${seat}`, board.names[seat] ?? '')}
    >
      <Pawn seat={seat} />
      <b class="ll-name">{board.names[seat]}</b>
    </span>
  );
}

const Arrow = () => (
  <svg class="ll-arrow" viewBox="0 0 20 14" aria-hidden="true">
    <path d="M1 7h17M12 1l6 6-6 6" />
  </svg>
);

/** Draws the target: the house with its landlord, and the tenant if the card is aimed at one. */
function Target({ state, at, board }: { state: State; at: Spot; board: BoardContext }) {
  const house = state.houses.find(({ id }) => id === at.house);
  if (!house) return null;
  const tenant = at.level < 0 ? undefined : tenantAt(house, at.level);
  return (
    <span class={`ll-target ll-seat-${house.owner}`} {...mark(refOf(at), board)}>
      {tenant && <Portrait kind={tenant.card} />}
      <span class="ll-number">{at.house + 1}</span>
      <Pawn seat={house.owner} />
    </span>
  );
}

/** Draws how much either side of a trade gives. The cards themselves are shown to whoever decides. */
function Swap({ deal: [give, take], board }: { deal: [Bundle, Bundle]; board: BoardContext }) {
  const side = ({ cards, dollars }: Bundle) => (
    <span class="ll-price">
      <i class="ll-held" />
      {cards.length}
      <b class="ll-coin">{board.captions.money(dollars)}</b>
    </span>
  );
  return (
    <>
      {side(give)}
      <Arrow />
      {side(take)}
    </>
  );
}
