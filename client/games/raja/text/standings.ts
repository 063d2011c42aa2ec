// The players from first to last as the game stands, and what decides between those with equal palaces.
import { HIDDEN, type Seat } from '../../../../shared/engine/index.ts';
import { rankOf } from '../../../../shared/games/raja/characters.ts';
import { palacesBuilt } from '../../../../shared/games/raja/round.ts';
import type { State } from '../../../../shared/games/raja/state.ts';
import type { Standing } from '../../../table/game-client.ts';
import type { Vocabulary } from './vocabulary.ts';

type Tie = keyof Vocabulary['ties'];

/** RJ-9: most palaces, then most gold, then the lower character. */
export function standingsOf(words: Vocabulary, state: State): Standing[] {
  const built = palacesBuilt(state);
  const isSecret = state.purse.gold.includes(HIDDEN);
  const goldOf = (seat: Seat) => (isSecret ? 0 : Number(state.purse.gold[seat]));
  const palaces = (one: Seat, other: Seat) => (built[other] ?? 0) - (built[one] ?? 0);
  const gold = (one: Seat, other: Seat) => goldOf(other) - goldOf(one);
  const character = (one: Seat, other: Seat) => rankOf(state, one) - rankOf(state, other);
  const compare = (one: Seat, other: Seat) =>
    palaces(one, other) || (isSecret ? 0 : gold(one, other) || character(one, other));
  const order = built.map((_, seat) => seat).sort(compare);
  const tieOf = (seat: Seat): Tie | null => {
    const equal = order.filter((other) => other !== seat && palaces(seat, other) === 0);
    if (equal.length === 0) return null;
    if (isSecret) return 'secret';
    return equal.some((other) => gold(seat, other) === 0) ? 'character' : 'gold';
  };
  return order.map((seat) => {
    const tie = tieOf(seat);
    return {
      seat,
      place: order.findIndex((other) => compare(seat, other) === 0) + 1,
      tie: tie && words.ties[tie],
    };
  });
}
