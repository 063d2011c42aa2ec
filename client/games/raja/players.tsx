// The players: gold, houses in the supply and in the quarry, remaining palaces, tokens, and the
// disc.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { actionRef, playerRef, type State } from '../../../shared/games/raja/state.ts';
import { type BoardContext, pictureLabel, seatToDecide } from './board-context.ts';
import { Icon } from './icons.tsx';
import { outlineOf, Sign } from './pieces.tsx';

interface Props {
  state: State;
  board: BoardContext;
  /** The gold that each seat has just gained or lost. */
  change: readonly number[];
  seq: number;
}

export function Players({ state, board, change, seq }: Props) {
  const own = board.seat ?? 0;
  const seats = Array.from({ length: state.seats }, (_, at) => (own + at) % state.seats);
  return (
    <section class="rj-players" aria-label={board.captions.players}>
      {seats.map((who) => (
        <Player
          key={who}
          who={who}
          state={state}
          board={board}
          change={change[who] ?? 0}
          seq={seq}
        />
      ))}
    </section>
  );
}

function Player({
  who,
  state,
  board,
  change,
  seq,
}: { who: Seat; change: number } & Omit<Props, 'change'>) {
  const { captions, names, touch, seat } = board;
  const gold = state.purse.gold[who];
  const hidden = gold === undefined || gold === HIDDEN;
  const name = names[who] ?? '';
  const [atHand, quarry, palaces, tokens] = [
    state.supply,
    state.quarry,
    state.palaces,
    state.tokens,
  ].map((all) => all[who] ?? 0) as [number, number, number, number];
  return (
    <div
      class={`rj-player rj-seat-${who}`}
      data-turn={seatToDecide(state) === who ? '' : undefined}
      data-own={who === seat ? '' : undefined}
      {...touch(playerRef(who), name)}
    >
      <Sign seat={who} />
      <b class="rj-who">{name}</b>
      <span class="rj-held">
        {state.characters[who]?.map((one) => (
          <i key={one}>{one}</i>
        ))}
      </span>
      <span class="rj-wealth">
        <span
          class="rj-purse"
          {...pictureLabel(hidden ? captions.goldHidden : captions.gold(gold))}
        >
          <b class="rj-coin" data-covered={hidden ? '' : undefined}>
            {hidden ? '' : gold}
          </b>
          {change !== 0 && (
            <small key={seq} class="rj-gain">
              {change > 0 ? `+${change}` : `−${-change}`}
            </small>
          )}
        </span>
        <span class="rj-stock">
          <span {...pictureLabel(captions.palaces(palaces))}>
            <Small d="M-12 13V-1h24V13zM-9-1Q-11-7-5-11-1-14 0-19 1-14 5-11 11-7 9-1z" />
            {palaces}
          </span>
          <span {...pictureLabel(captions.atHand(atHand))}>
            <Small d={outlineOf(who)} />
            {atHand}
          </span>
          <span class="rj-far" {...pictureLabel(captions.quarry(quarry))}>
            <Small d={outlineOf(who)} />
            {quarry}
          </span>
          {tokens > 0 && (
            <span {...pictureLabel(captions.tokens(tokens))}>
              <Icon of="token" />
              {tokens}
            </span>
          )}
        </span>
      </span>
      <Chosen who={who} state={state} board={board} />
    </div>
  );
}

const Small = ({ d }: { d: string }) => (
  <svg viewBox="-17 -20 34 35" aria-hidden="true">
    <path class="rj-own" d={d} />
  </svg>
);

/** Draws a player's disc: covered until the player's turn, then open. */
function Chosen({ who, state, board }: { who: Seat; state: State; board: BoardContext }) {
  const { captions, words } = board;
  const { actions = [], open = false } = state.discs[who] ?? {};
  const played = state.played[who];
  const label = played
    ? captions.played
    : open
      ? actions.flatMap((one) => (one === HIDDEN ? [] : words.ref(actionRef(one)))).join(', ')
      : actions.length === 2
        ? captions.chosen
        : captions.chooses;
  if (state.round === 0) return null;
  return (
    <span class="rj-chosen" data-played={played ? '' : undefined} {...pictureLabel(label)}>
      {[0, 1].map((at) => {
        const action = actions[at];
        if (action === undefined) return <i key={at} class="rj-unset" />;
        return action === HIDDEN || (!open && who !== board.seat) ? (
          <i key={at} class="rj-covered" />
        ) : (
          <i key={at}>
            <Icon of={action} />
          </i>
        );
      })}
    </span>
  );
}
