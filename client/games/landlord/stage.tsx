// What happens now: the phases of the turn, or a card with its target and the player who may answer
// it.
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
  table: BoardContext;
}

export function Stage({ state, focus, seat, table }: Props) {
  const { said } = table;
  return (
    <section class="ll-stage" aria-label={said.now}>
      {focus ? (
        <CurrentAction state={state} focus={focus} seat={seat} table={table} />
      ) : (
        <Phases state={state} seat={seat} table={table} />
      )}
      <Coins state={state} table={table} />
    </section>
  );
}

const PHASES = ['inspect', 'play', 'rent', 'buy'] as const;
const PHASE_OF_FRAME: Record<string, (typeof PHASES)[number]> = {
  build: 'play',
  play: 'play',
  buy: 'buy',
};

function Phases({ state, seat, table }: Omit<Props, 'focus'>) {
  const { said } = table;
  const chosen = clickedCard(state, seat, table.picked);
  const { options, rounds, lastTurns } = state;
  const frame = state.frames.at(-1);
  const now = PHASE_OF_FRAME[frame?.kind ?? ''];
  const turn = seatOfTurn(state);
  if (!frame) return null;
  const of = options.end === 'rounds' ? options.rounds : null;
  return (
    <>
      {turn !== null && <Who seat={turn} table={table} />}
      <ol class="ll-phases" aria-label={said.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {said.phases[phase]}
          </li>
        ))}
      </ol>
      {frame.kind === 'buy' && <b class="ll-left">{said.left(said.money(frame.left))}</b>}
      {chosen && <p class="ll-effect">{said.effect(chosen)}</p>}
      <span class="ll-soft ll-round">
        {lastTurns === null ? said.round(rounds + 1, of) : said.lastTurns(lastTurns + 1)}
        {options.end === 'sum' && ` · ${said.goal(said.money(options.sum))}`}
      </span>
    </>
  );
}

function CurrentAction({ state, focus, seat, table }: Props & { focus: Focus }) {
  const { by, card, at, to, asked, dollars, prices, deal } = focus;
  const { said, words, touch, names } = table;
  return (
    <>
      <Who seat={by} table={table} />
      {card && (
        <span
          class="ll-thing"
          key={card}
          title={card === 'jail' ? said.jail : words.ref(`card:${card}`)}
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
      {dollars !== undefined && <b class="ll-coin">{said.money(dollars)}</b>}
      {at && (
        <>
          <Arrow />
          <Target state={state} at={at} table={table} />
        </>
      )}
      {to !== undefined && (
        <>
          <Arrow />
          {to ? (
            <Target state={state} at={to} table={table} />
          ) : (
            <span class="ll-thing">
              <Back />
            </span>
          )}
        </>
      )}
      {deal && <Deal deal={by === seat ? deal : [deal[1], deal[0]]} table={table} />}
      {asked !== undefined && (
        <>
          <Arrow />
          <span class="ll-asked">
            <Who seat={asked} table={table} />
          </span>
        </>
      )}
      {prices?.map((price) => (
        <span
          key={price.seat}
          class="ll-offer"
          {...touch(playerRef(price.seat), `${names[price.seat]} ${said.money(price.dollars)}`)}
        >
          <Who seat={price.seat} table={table} />
          <b class="ll-coin">{said.money(price.dollars)}</b>
        </span>
      ))}
    </>
  );
}

function Who({ seat, table }: { seat: Seat; table: BoardContext }) {
  return (
    <span class={`ll-who ll-seat-${seat}`}>
      <span class="ll-dot" aria-hidden="true" />
      <b>{table.names[seat]}</b>
    </span>
  );
}

const Arrow = () => (
  <svg class="ll-arrow" viewBox="0 0 20 14" aria-hidden="true">
    <path d="M1 7h17M12 1l6 6-6 6" />
  </svg>
);

/** Draws the target: the house with its landlord, and the tenant if the card is aimed at one. */
function Target({ state, at, table }: { state: State; at: Spot; table: BoardContext }) {
  const house = state.houses.find(({ id }) => id === at.house);
  if (!house) return null;
  const tenant = at.level < 0 ? undefined : tenantAt(house, at.level);
  return (
    <span class={`ll-target ll-seat-${house.owner}`} title={table.words.ref(refOf(at))}>
      {tenant && <Portrait kind={tenant.card} />}
      <span class="ll-number">{at.house + 1}</span>
      <small>{table.names[house.owner]}</small>
    </span>
  );
}

function Deal({ deal: [give, take], table }: { deal: [Bundle, Bundle]; table: BoardContext }) {
  const { said } = table;
  return (
    <>
      {[[said.give, give] as const, [said.take, take] as const].map(
        ([title, { cards, dollars }]) => (
          <span key={title} class="ll-bundle">
            <small>{title}</small>
            {cards.map((card, at) => (
              <span key={at} class="ll-thing">
                {card === HIDDEN ? <Back /> : <Face card={card} />}
              </span>
            ))}
            <b class="ll-coin">{said.money(dollars)}</b>
          </span>
        ),
      )}
    </>
  );
}
