// Shows what happens now: the phases of the turn, or a card with its target and the player who may answer it.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { tenantAt } from '../../../shared/games/landlord/houses.ts';
import {
  type Bundle,
  playerRef,
  type Spot,
  type State,
} from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { Back, Face } from './cards.tsx';
import { Coins } from './coins.tsx';
import { type Focus, refOf } from './focus.ts';
import { clickedCard } from './hand.tsx';
import { Portrait } from './people.tsx';
import { Picture } from './pictures.tsx';
import { seatOfTurn } from './players.tsx';

interface Props {
  state: State;
  focus: Focus | null;
  seat: Seat | null;
  board: BoardContext;
}

export function Stage({ state, focus, seat, board }: Props) {
  const { captions } = board;
  return (
    <section class="ll-stage" aria-label={captions.now}>
      {focus ? (
        <CurrentAction state={state} focus={focus} seat={seat} board={board} />
      ) : (
        <Phases state={state} seat={seat} board={board} />
      )}
      <Coins state={state} board={board} />
    </section>
  );
}

const PHASES = ['inspect', 'play', 'rent', 'buy'] as const;
const PHASE_OF_FRAME: Record<string, (typeof PHASES)[number]> = {
  build: 'play',
  play: 'play',
  buy: 'buy',
};

function Phases({ state, seat, board }: Omit<Props, 'focus'>) {
  const { captions } = board;
  const chosen = clickedCard(state, seat, board.picked);
  const { options, rounds, lastTurns } = state;
  const frame = state.frames.at(-1);
  const now = PHASE_OF_FRAME[frame?.kind ?? ''];
  const turn = seatOfTurn(state);
  if (!frame) return null;
  const of = options.end === 'rounds' ? options.rounds : null;
  return (
    <>
      {turn !== null && <Who seat={turn} board={board} />}
      <ol class="ll-phases" aria-label={captions.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {captions.phases[phase]}
          </li>
        ))}
      </ol>
      {frame.kind === 'buy' && <b class="ll-left">{captions.left(captions.money(frame.left))}</b>}
      {chosen && <p class="ll-effect">{captions.effect(chosen)}</p>}
      <span class="ll-soft ll-round">
        {lastTurns === null ? captions.round(rounds + 1, of) : captions.lastTurns(lastTurns + 1)}
        {options.end === 'sum' && ` · ${captions.goal(captions.money(options.sum))}`}
      </span>
    </>
  );
}

function CurrentAction({ state, focus, seat, board }: Props & { focus: Focus }) {
  const { by, card, at, to, asked, dollars, prices, deal } = focus;
  const { captions, words, touch, names } = board;
  return (
    <>
      <Who seat={by} board={board} />
      {card && (
        <span
          class="ll-thing"
          key={card}
          title={card === 'jail' ? captions.jail : words.ref(`card:${card}`)}
        >
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
      {deal && <Deal deal={by === seat ? deal : [deal[1], deal[0]]} board={board} />}
      {asked !== undefined && (
        <>
          <Arrow />
          <span class="ll-asked">
            <Who seat={asked} board={board} />
          </span>
        </>
      )}
      {prices?.map((price) => (
        <span
          key={price.seat}
          class="ll-offer"
          {...touch(playerRef(price.seat), `${names[price.seat]} ${captions.money(price.dollars)}`)}
        >
          <Who seat={price.seat} board={board} />
          <b class="ll-coin">{captions.money(price.dollars)}</b>
        </span>
      ))}
    </>
  );
}

function Who({ seat, board }: { seat: Seat; board: BoardContext }) {
  return (
    <span class={`ll-who ll-seat-${seat}`}>
      <span class="ll-dot" aria-hidden="true" />
      <b>{board.names[seat]}</b>
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
    <span class={`ll-target ll-seat-${house.owner}`} title={board.words.ref(refOf(at))}>
      {tenant && <Portrait kind={tenant.card} />}
      <span class="ll-number">{at.house + 1}</span>
      <small>{board.names[house.owner]}</small>
    </span>
  );
}

function Deal({ deal: [give, take], board }: { deal: [Bundle, Bundle]; board: BoardContext }) {
  const { captions } = board;
  return (
    <>
      {[[captions.give, give] as const, [captions.take, take] as const].map(
        ([title, { cards, dollars }]) => (
          <span key={title} class="ll-bundle">
            <small>{title}</small>
            {cards.map((card, at) => (
              <span key={at} class="ll-thing">
                {card === HIDDEN ? <Back /> : <Face card={card} />}
              </span>
            ))}
            <b class="ll-coin">{captions.money(dollars)}</b>
          </span>
        ),
      )}
    </>
  );
}
