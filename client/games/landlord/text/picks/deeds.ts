// What a click on a live thing will do, in a few words.
import type { Ref, Seat } from '../../../../../shared/engine/index.ts';
import { roofPrice } from '../../../../../shared/games/landlord/building.ts';
import { isTenant } from '../../../../../shared/games/landlord/cards/tenants.ts';
import { isCrimeInVain, reportingHouse } from '../../../../../shared/games/landlord/crimes.ts';
import { withTenant } from '../../../../../shared/games/landlord/forecast.ts';
import {
  isSquatted,
  rentOf,
  rentOfSeat,
  tenantAt,
} from '../../../../../shared/games/landlord/houses.ts';
import {
  type Card,
  type Frame,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from '../../../../../shared/games/landlord/state.ts';
import { BAIL_DOLLARS, priceOf } from '../../../../../shared/games/landlord/turn.ts';
import { fillPlaceholders } from '../../../../text/compose.ts';
import { formatDollars } from '../names.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { rentChange } from './gains.ts';
import type { Deed } from './picks.ts';

type Said = Deed | [Deed, dollars: number] | null;

export function sayDeed(
  words: Vocabulary,
  ref: Ref,
  state: State,
  seat: Seat,
  picked: readonly Ref[],
): string | null {
  const frame = state.frames.at(-1);
  const deed = frame ? deedOf(state, frame, seat, ref, picked) : null;
  if (!deed) return null;
  const [key, dollars] = typeof deed === 'string' ? [deed, 0] : deed;
  const money = (dollars: number) => formatDollars(words, dollars, state);
  const said = fillPlaceholders(words.picks.deeds[key], { sum: money(dollars) });
  const change = rentChange(state, picked, ref);
  if (!change) return said;
  const sign = change.dollars < 0 ? '−' : '+';
  const sum = `${sign}${money(Math.abs(change.dollars))}`;
  const rent = words.picks.rent[change.owner === seat ? 'own' : 'other'];
  return `${said}, ${fillPlaceholders(rent, { sum })}`;
}

/** What a tenant will pay in a flat, once it lives there. `from` is where it lives now. */
export function rentAt(state: State, card: TenantKind, to: Spot, from: Spot | null = null): number {
  const house = withTenant(state, card, to, from).houses.find(({ id }) => id === to.house);
  const tenant = house && tenantAt(house, to.level);
  return tenant && !isSquatted(house) ? rentOf(state, house, tenant) : 0;
}

function deedOf(state: State, frame: Frame, seat: Seat, ref: Ref, picked: readonly Ref[]): Said {
  const spot = spotOf(ref);
  const card = picked[0]?.startsWith('card:') ? (picked[0].slice(5) as Card) : null;
  switch (frame.kind) {
    case 'play':
      return deedInPlay(state, seat, ref, card, picked);
    case 'build':
      if (ref === 'site:floor') return 'asFloor';
      if (ref === 'site:roof') return 'asRoof';
      if (ref !== 'roofs') return null;
      return roofPrice(state, seat) === 0 ? 'asRoof' : ['buysRoof', roofPrice(state, seat)];
    case 'buy':
      return ref === 'pile'
        ? ['pays', priceOf(frame.bought)]
        : only(ref, 'button:stop', 'endsTurn');
    case 'bail':
      return ref === 'button:bail' ? ['bail', BAIL_DOLLARS] : ['prisoner', rentOfSeat(state, seat)];
    case 'place':
    case 'rehouse': {
      if (spot) return 'movesHere';
      if (ref === 'pile') return 'under';
      if (ref === 'discards') return 'discarded';
      return only(ref, 'hand', 'toHand');
    }
    case 'oust':
    case 'rehome':
    case 'turnOut':
      return deedOfLeaving(ref, picked[0]);
    case 'leaver':
      if (ref === 'button:goOn') return 'endsInspection';
      if (picked[0] === 'monsters') return spot && 'movesHere';
      if (picked.length > 0) return deedOfLeaving(ref, picked[1]);
      return spot ? 'leaves' : null;
    case 'broker': {
      const house = state.houses.find(({ id }) => id === frame.from.house);
      const tenant = house && tenantAt(house, frame.from.level);
      if (ref === 'button:no') return 'letsGo';
      return ref === 'card:broker' && tenant ? ['gets', rentOf(state, house, tenant)] : null;
    }
    case 'guard':
      return ref === 'card:police' ? 'keepsOut' : only(ref, 'button:no', 'letsIn');
    case 'answer':
      if (ref === 'card:lunatic') return 'turnsBack';
      return ref === 'card:police' ? 'punishes' : only(ref, 'button:no', 'happens');
    case 'investigate':
      if (ref === 'card:alibi' || ref === 'card:court') return 'sendsOn';
      return only(ref, 'button:no', 'toJail');
    case 'revenge':
      return spot && (spot.level < 0 ? 'blowsUp' : 'dies');
    case 'roofAsked':
      return ref === 'button:sell' ? ['gets', frame.dollars] : null;
    case 'roofChosen': {
      const price = frame.prices.find((one) => ref === `player:${one.seat}`);
      return price ? ['pays', price.dollars] : null;
    }
    default:
      return null;
  }
}

const only = (ref: Ref, wanted: Ref, deed: Deed): Said => (ref === wanted ? deed : null);

/** Of two clicks the first says who leaves, the second where it goes. */
function deedOfLeaving(ref: Ref, chosen: Ref | undefined): Said {
  if (ref === 'discards') return 'discarded';
  if (!spotOf(ref)) return null;
  return chosen ? 'movesHere' : 'leaves';
}

function deedInPlay(
  state: State,
  seat: Seat,
  ref: Ref,
  card: Card | null,
  picked: readonly Ref[],
): Said {
  if (ref === 'button:collect') return ['collect', rentOfSeat(state, seat)];
  if (ref === 'site:floor') return 'asFloor';
  if (ref === 'jail') return 'frees';
  if (ref === 'discards') return 'takesTop';
  const spot = spotOf(ref);
  if (!spot) return null;
  if (!card) return 'pickUp';
  if (isTenant(card)) return 'movesIn';
  const crime = { card: card === 'bomb' ? card : ('murder' as const), by: seat, ...spot };
  const isReported =
    (card === 'bomb' || card === 'murder') && reportingHouse(state, crime) !== null;
  switch (card) {
    case 'move':
      return 'toMove';
    case 'police':
      return 'thrownOut';
    case 'murder':
      if (isCrimeInVain(state, crime)) return 'survives';
      return isReported ? 'diesReported' : 'dies';
    case 'rentWithheld':
      return 'noRent';
    case 'bomb':
      return isReported ? 'blowsUpReported' : 'blowsUp';
    case 'eviction':
      return 'evicted';
    case 'demolition':
      return 'pulledDown';
    case 'politics':
      return picked[1] === 'button:eviction' ? 'evicted' : 'pulledDown';
    case 'flatRoof':
      return 'covered';
    default:
      return 'newFlat';
  }
}
