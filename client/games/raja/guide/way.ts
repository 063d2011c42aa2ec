// A whole move in one sentence, with its price and what it does.
import { HIDDEN, type Seat } from '../../../../shared/engine/index.ts';
import { ACTION_GOLD } from '../../../../shared/games/raja/actions.ts';
import { type City, roadBetween, roadOf } from '../../../../shared/games/raja/board.ts';
import { holderOf } from '../../../../shared/games/raja/characters.ts';
import { HOUSE_PRICE, palacePrice } from '../../../../shared/games/raja/houses.ts';
import {
  type Action,
  type Character,
  ENTREPRENEUR,
  MERCHANT,
  type Move,
  type Place,
  QUARRY_HOUSES,
  YOGI,
} from '../../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../../shared/games/raja/tasks.ts';
import { emptyVillages } from '../../../../shared/games/raja/travel.ts';
import { shortfall } from '../prices.ts';
import { actionPieces } from '../text/names.ts';
import { costOfGivingUp } from '../text/numbers.ts';
import type { Asker } from './asker.ts';
import { lowered, roadState, turnOf } from './facts.ts';

/** The gold of the Merchant's power. */
const MERCHANT_GOLD = 1;

export function way(asker: Asker, move: Move, seat: Seat): string {
  const { state, own, words } = asker;
  const { ways } = own;
  const here = state.architects[seat] as City;
  const by = (action: Action, deed: string) => ways.by(words.actions[action][0], deed);
  const power = (character: Character, deed: string) => ways.by(asker.character(character), deed);
  switch (move.type) {
    case 'pick':
      return ways.pick(asker.theCharacter(move.character));
    case 'bid':
      return ways.bid(asker.gold(move.gold));
    case 'pass':
      return ways.pass;
    case 'settle':
      return opening(asker, move.village, ways.settle(asker.spot(move.village)));
    case 'point':
      return pointing(asker, move.action, seat);
    case 'again':
      return ways.again;
    case 'travel': {
      const road = roadState(state, roadBetween(here, move.city), seat);
      const isFree = road.kind === 'closed' || road.fare === 0;
      const tolls = isFree
        ? []
        : road.tolls.map(([owner, gold]) => own.given(asker.gold(gold), asker.nameOf(owner)));
      return ways.travel(asker.spot(move.city), tolls.length > 0 ? asker.list(tolls) : null);
    }
    case 'gold':
      return by(move.action, ways.gold(asker.gold(ACTION_GOLD)));
    case 'quarry':
      return by(move.action, ways.quarry(Math.min(QUARRY_HOUSES, state.quarry[seat] ?? 0)));
    case 'house':
      return by(
        move.action,
        opening(asker, move.at, ways.house(asker.spot(move.at), asker.gold(HOUSE_PRICE))),
      );
    case 'palace': {
      const price = asker.gold(palacePrice(state, seat));
      return by(move.action, ways.palace(asker.spot(here), move.great, price));
    }
    case 'move':
      return by(move.action, ways.move(asker.spot(move.from), asker.spot(move.to)));
    case 'track': {
      const { after } = lowered(state, move.governor);
      const governor = words.theGovernor(asker.city(move.governor));
      return by(move.action, ways.track(governor, asker.visitMoves(move.governor, after)));
    }
    case 'take': {
      const from = holderOf(state, move.character);
      const name = from === null ? null : asker.nameOf(from);
      return by('character', ways.take(asker.theCharacter(move.character), name));
    }
    case 'swap': {
      const wanted = {
        the: asker.theCharacter(move.character),
        bare: asker.character(move.character),
      };
      const from = asker.nameOf(holderOf(state, move.character));
      return by('character', ways.swap(asker.theCharacter(move.mine), wanted, from));
    }
    case 'seduce':
      return by('character', ways.seduce(asker.nameOf(move.seat)));
    case 'give':
      return ways.give(asker.theCharacter(move.character), giverOf(asker));
    case 'merchant':
      return power(MERCHANT, ways.gold(asker.gold(MERCHANT_GOLD)));
    case 'freeHouse':
      return power(ENTREPRENEUR, opening(asker, move.at, ways.house(asker.spot(move.at), null)));
    case 'freeMove':
      return power(ENTREPRENEUR, ways.move(asker.spot(move.from), asker.spot(move.to)));
    case 'yogi':
      return power(YOGI, ways.token);
    case 'token':
      return ways.useToken(words.actions[move.action][0]);
    case 'end':
      return endingOf(asker);
    case 'back':
      return ways.back;
  }
}

/** Both actions, with a warning if the gold may not do for them. */
function pointing({ state, own, words }: Asker, action: Action, seat: Seat): string {
  const all = [...(state.discs[seat]?.actions ?? []), action].filter((one) => one !== HIDDEN);
  const deed = own.ways.point(actionPieces(words, all).map(({ text }) => text));
  const short = shortfall(all, state, seat);
  return short ? own.ways.short(deed, words.gold(short.own), short.price) : deed;
}

/** Adds that a house opens the road of its village, if it does. */
function opening({ state, own }: Asker, at: Place, deed: string): string {
  if (typeof at !== 'number') return deed;
  const empty = emptyVillages(state, roadOf(at));
  return empty.length === 1 && empty[0] === at ? own.ways.opening(deed) : deed;
}

/** Who gets the character that is given away. */
function giverOf(asker: Asker): string {
  const frame = asker.state.frames.at(-1);
  return frame && 'by' in frame ? asker.nameOf(frame.by) : '';
}

/** The end of a turn, with the price of what is left undone. */
function endingOf(asker: Asker): string {
  const { state, own } = asker;
  const open = unfinishedTasks(turnOf(state)?.tasks ?? []).length;
  const gold = open > 0 ? asker.gold(costOfGivingUp(open)) : null;
  return state.frames.at(-1)?.kind === 'sure' ? own.ways.giveUp(gold) : own.ways.end(gold);
}
