// What a click on a thing will do, in a few words: its price, what it brings, what it opens or closes.
import { HIDDEN, type Ref, type Seat } from '../../../../shared/engine/index.ts';
import { type City, roadBetween, roadOf, villagesOf } from '../../../../shared/games/raja/board.ts';
import { freeCharacters, holderOf } from '../../../../shared/games/raja/characters.ts';
import { HOUSE_PRICE, palacePrice } from '../../../../shared/games/raja/houses.ts';
import {
  GREAT_PALACE_POINTS,
  PRIEST_SMALL_PALACE_POINTS,
  SMALL_PALACE_POINTS,
} from '../../../../shared/games/raja/score.ts';
import {
  type Action,
  ENTREPRENEUR,
  MERCHANT,
  PRIEST,
  QUARRY_HOUSES,
  type State,
  YOGI,
} from '../../../../shared/games/raja/state.ts';
import { PARTS, remainingParts, unfinishedTasks } from '../../../../shared/games/raja/tasks.ts';
import { emptyVillages, fareOf } from '../../../../shared/games/raja/travel.ts';
import { goldWithToll, lackOf, meansOf, signed } from '../prices.ts';
import { nextVisit } from '../track-order.ts';
import { cityName, costOfGivingUp } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns null where there is nothing to add to the name of the thing. */
export function deedOf(
  words: Vocabulary,
  ref: Ref,
  state: State,
  seat: Seat,
  picked: readonly Ref[],
  names: readonly string[] = [],
): string | null {
  const { does } = words;
  const frame = state.frames.at(-1);
  const [kind, name = ''] = ref.split(':');
  const number = Number(name);
  switch (kind) {
    case 'village':
      return houseIn(words, state, number, picked);
    case 'house':
      return /^\d+$/.test(name) && isLast(state, number) ? does.closes : null;
    case 'city':
      if (picked.length === 0) {
        const fare = fareOf(state, seat, roadBetween(state.architects[seat] as City, name as City));
        return fare > 0 ? does.toll(fare) : does.noToll;
      }
      return houseIn(words, state, null, picked);
    case 'site':
      return site(words, state, seat, name === 'great');
    case 'action':
      return actionDeed(words, state, seat, name as Action, picked);
    case 'governor': {
      const city = name as City;
      const from = state.track.indexOf(city);
      const after = state.track.toSpliced(from, 1).toSpliced(from - 2, 0, city);
      return does.visit(nextVisit(state, city, after), nextVisit(state, city));
    }
    case 'character':
      return characterDeed(words, state, seat, number, picked, names);
    case 'player':
      return does.seduce;
    case 'power':
      if (number === MERCHANT) return does.gold(signed(1));
      if (number === ENTREPRENEUR) return does.oneHouse;
      return number === YOGI ? does.oneToken : null;
    case 'token':
      return does.oneAction;
    case 'gold': {
      const gold = state.purse.gold[seat];
      return gold === undefined || gold === HIDDEN ? null : does.leaves(gold - number);
    }
    case 'button': {
      const turn = frame?.kind === 'turn' || frame?.kind === 'sure' ? frame : null;
      const open = unfinishedTasks(turn?.tasks ?? []).length;
      return buttonDeed(words, name, open);
    }
    default:
      return null;
  }
}

function houseIn(
  { does }: Vocabulary,
  state: State,
  village: number | null,
  [first = '', second]: readonly Ref[],
): string {
  if (village !== null && opensRoad(state, village)) return does.opens;
  if (second) return does.here;
  if (!first) return does.settle;
  return first.startsWith('action:') ? does.gold(signed(-HOUSE_PRICE)) : does.free;
}

/** Whether a house in this village opens its road. */
function opensRoad(state: State, village: number): boolean {
  const empty = emptyVillages(state, roadOf(village));
  return empty.length === 1 && empty[0] === village;
}

/** Whether the road closes if a house leaves this village. */
const isLast = (state: State, village: number): boolean =>
  state.villages[village]?.length === 1 &&
  villagesOf(roadOf(village)).every((one) => state.villages[one]?.length !== 0);

function site({ does }: Vocabulary, state: State, seat: Seat, isGreat: boolean): string {
  const isPriest = state.characters[seat]?.includes(PRIEST);
  const small = isPriest ? PRIEST_SMALL_PALACE_POINTS : SMALL_PALACE_POINTS;
  return does.points(isGreat ? GREAT_PALACE_POINTS : small, signed(-palacePrice(state, seat)));
}

/** What an action brings or costs now, and whether it can be paid. */
function actionDeed(
  { does }: Vocabulary,
  state: State,
  seat: Seat,
  action: Action,
  [first]: readonly Ref[],
): string | null {
  const frame = state.frames.at(-1);
  // A token gives a whole action, whatever is left of those on the disc.
  const isTask = frame?.kind === 'turn' && first !== 'token';
  const parts = isTask ? remainingParts(frame.tasks, action) : PARTS[action];
  const lack = lackOf(parts, state, seat);
  const means = meansOf(state, seat);
  if (lack === 'palace') return does.noPalace;
  if (lack === 'house') return does.noHouse(means.houses);
  if (lack === 'quarry') return does.shortQuarry(means.quarry);
  const gold = goldWithToll(parts, state, seat);
  if (gold < 0 && means.gold !== null) {
    const say = lack === 'gold' ? does.tooDear : does.pays;
    return say(-gold, means.gold, means.isRest);
  }
  if (gold !== 0) return does.gold(signed(gold));
  if (action === 'quarry') return does.houses(QUARRY_HOUSES);
  if (action === 'character') return does.freeCharacters(freeCharacters(state).length);
  const [next] = state.track.filter((city) => city !== null);
  return action === 'track' && next ? does.nextCity(cityName(next)) : does.free;
}

function characterDeed(
  { does }: Vocabulary,
  state: State,
  seat: Seat,
  character: number,
  picked: readonly Ref[],
  names: readonly string[],
): string {
  const holder = holderOf(state, character);
  if (holder === seat) return does.give;
  if (holder === null) return does.take;
  if (state.options.manyCharacters && picked.length > 0) return does.swapFor;
  return does.takeFrom(names[holder] ?? null);
}

function buttonDeed({ does }: Vocabulary, button: string, open: number): string | null {
  const price = open > 0 ? does.othersGet(costOfGivingUp(open)) : null;
  const deeds: Record<string, string | null> = {
    end: price,
    giveUp: price,
    back: does.nothingLost,
    pass: does.noMoreBids,
    again: does.anew,
  };
  return deeds[button] ?? null;
}
