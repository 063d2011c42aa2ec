// What the chips of the players tell: gold, palaces, houses, tokens; and with room the quarry, characters and actions.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { palacesPerPlayer } from '../../../shared/games/raja/opening.ts';
import {
  actionRef,
  characterRef,
  playerRef,
  type State,
} from '../../../shared/games/raja/state.ts';
import type { Fact, PlayerPanel } from '../../table/game-client.ts';
import type { BoardContext } from './board-context.ts';
import { Coin, Icon } from './icons.tsx';
import { outlineOf, Sign } from './pieces.tsx';

interface Props {
  state: State;
  board: BoardContext;
  /** The gold that each seat has just gained or lost. */
  change: readonly number[];
  seq: number;
}

const PALACE = 'M-12 13V-1h24V13zM-9-1Q-11-7-5-11-1-14 0-19 1-14 5-11 11-7 9-1z';

export function playerPanel(props: Props, seat: Seat): PlayerPanel {
  const { state, board } = props;
  const { captions, words, names, live, picked, touch } = board;
  const ref = playerRef(seat);
  const [atHand, quarry, left, tokens] = [
    state.supply,
    state.quarry,
    state.palaces,
    state.tokens,
  ].map((all) => all[seat] ?? 0) as [number, number, number, number];
  const all = palacesPerPlayer(state.options);
  const held = state.characters[seat] ?? [];
  const facts: Fact[] = [
    goldOf(props, seat),
    {
      id: 'palaces',
      ref: `palaces:${seat}`,
      icon: <Small seat={seat} d={PALACE} />,
      text: (
        <>
          {all - left}
          <span class="rj-of">/{all}</span>
        </>
      ),
      label: captions.palaces(all - left, all),
    },
    {
      id: 'houses',
      ref: `houses:${seat}`,
      icon: <Small seat={seat} d={outlineOf(seat)} />,
      text: atHand,
      label: captions.atHand(atHand),
    },
  ];
  if (tokens > 0) {
    facts.push({
      id: 'tokens',
      ref: `tokens:${seat}`,
      icon: <Icon of="token" />,
      text: tokens,
      label: captions.tokens(tokens),
    });
  }
  const more: Fact[] = [
    {
      id: 'quarry',
      ref: `quarry:${seat}`,
      icon: <Icon of="quarry" />,
      text: quarry,
      label: captions.quarry(quarry),
    },
    {
      id: 'characters',
      ...(held[0] === undefined ? {} : { ref: characterRef(held[0]) }),
      text: held.map((one) => (
        <i key={one} class="rj-number">
          {one}
        </i>
      )),
      label: held.map(words.character).join(', '),
    },
  ];
  return {
    pawn: <Sign seat={seat} />,
    facts,
    more: state.round > 0 ? [...more, chosenOf(state, board, seat)] : more,
    ...(live(ref) || picked.includes(ref) ? { touched: touch(ref, names[seat] ?? '') } : {}),
  };
}

function goldOf({ state, board: { captions }, change, seq }: Props, seat: Seat): Fact {
  const gold = state.purse.gold[seat];
  const isHidden = gold === undefined || gold === HIDDEN;
  const gain = change[seat] ?? 0;
  return {
    id: 'gold',
    ref: `money:${seat}`,
    text: (
      <span class="rj-purse">
        {isHidden ? <b class="rj-coin" data-covered="" /> : <Coin gold={gold} />}
        {gain !== 0 && (
          <small key={seq} class="rj-gain">
            {gain > 0 ? `+${gain}` : `−${-gain}`}
          </small>
        )}
      </span>
    ),
    label: isHidden ? captions.goldHidden : captions.gold(gold),
  };
}

function Small({ seat, d }: { seat: Seat; d: string }) {
  return (
    <svg class={`rj-seat-${seat}`} viewBox="-17 -20 34 35" aria-hidden="true">
      <path class="rj-own" d={d} />
    </svg>
  );
}

/** A player's disc: covered until the player's turn, then open. */
function chosenOf(state: State, { captions, words, seat }: BoardContext, who: Seat): Fact {
  const { actions = [], open = false } = state.discs[who] ?? {};
  const seen = open || who === seat;
  const named = actions.flatMap((one) => (one === HIDDEN ? [] : words.ref(actionRef(one))));
  const label = state.played[who]
    ? captions.played
    : seen && named.length > 0
      ? named.join(', ')
      : actions.length === 2
        ? captions.chosen
        : captions.chooses;
  const discs = [0, 1].map((at) => {
    const action = actions[at];
    if (action === undefined) return <i key={at} class="rj-unset" />;
    if (action === HIDDEN || !seen) return <i key={at} class="rj-covered" />;
    return (
      <i key={at}>
        <Icon of={action} />
      </i>
    );
  });
  const played = state.played[who] ? '' : undefined;
  return {
    id: 'chosen',
    ref: `actions:${who}`,
    text: (
      <span class="rj-chosen" data-played={played}>
        {discs}
      </span>
    ),
    label,
  };
}
