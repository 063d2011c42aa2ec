// The prompt after a pick: what to click next.
import type { Ref, Seat, Viewer } from '../../../../../shared/engine/index.ts';
import { isImprovement } from '../../../../../shared/games/landlord/building.ts';
import { isRoof } from '../../../../../shared/games/landlord/cards/deck.ts';
import { isTenant, tenants } from '../../../../../shared/games/landlord/cards/tenants.ts';
import { usesTenantTexts } from '../../../../../shared/games/landlord/editions/index.ts';
import { housesOf, tenantAt } from '../../../../../shared/games/landlord/houses.ts';
import { play } from '../../../../../shared/games/landlord/play.ts';
import {
  type Card,
  type FrameOf,
  type State,
  spotOf,
} from '../../../../../shared/games/landlord/state.ts';
import { fillPlaceholders } from '../../../../text/compose.ts';
import { cardName, formatDollars } from '../names.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { PickPrompt } from './picks.ts';

/** Returns null if nothing is picked that changes the question. */
export function nextClick(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  picked: readonly Ref[],
): string | null {
  const [first] = picked;
  const frame = state.frames.at(-1);
  if (!first || !frame || viewer === null) return null;
  const card = first.startsWith('card:') ? (first.slice(5) as Card) : null;
  const say = (key: PickPrompt, more: Record<string, string> = {}) =>
    fillPlaceholders(words.picks.prompts[key], {
      card: card ? cardName(words, card) : '',
      or: '',
      warn: '',
      ...more,
    });
  switch (frame.kind) {
    case 'play': {
      if (first === 'button:market') return say('market');
      if (first === 'button:trade') return say('trade');
      if (!card) return null;
      const next = nextRefs(state, frame, viewer, picked);
      const isFloor = next.includes('site:floor');
      const isRecyclable = card === 'recycle' && state.discards.length > 0;
      const isOnlyFloor = isFloor && next.length === 1 && !isRecyclable;
      const key = isOnlyFloor ? 'floor' : promptOf(card, picked);
      return say(key, {
        or: isFloor ? words.picks.orFloor : '',
        warn: isReported(state, viewer, card) ? words.picks.familyWarns : '',
      });
    }
    case 'build':
      if (!card) return null;
      return say(
        isRoof(card) ? (canBeFloor(state, viewer) ? 'nextOrRoof' : 'onlyRoof') : 'nextFloor',
      );
    case 'roofAsked':
      return card && say('sell', { sum: formatDollars(words, frame.dollars, state) });
    case 'oust':
    case 'rehome':
    case 'turnOut':
      return say('leaves', { tenant: tenantName(words, state, first) });
    case 'leaver': {
      if (first === 'monsters') return say('monster');
      if (picked.length === 1) return say('nomad');
      return say('leaves', { tenant: tenantName(words, state, picked[1]) });
    }
    default:
      return null;
  }
}

function promptOf(card: Card, picked: readonly Ref[]): PickPrompt {
  if (isTenant(card)) return 'tenant';
  if (card === 'cellar') return 'cellar';
  if (isImprovement(card)) return 'plainRoof';
  if (card === 'police') return 'squatters';
  if (card === 'court') return 'jail';
  if (card === 'recycle') return 'discards';
  if (card === 'politics' && picked.length === 1) return 'politics';
  return ['move', 'murder', 'rentWithheld'].includes(card) ? 'anyTenant' : 'house';
}

function nextRefs(state: State, frame: FrameOf<'play'>, seat: Seat, picked: readonly Ref[]): Ref[] {
  const paths = play.moves(state, frame, seat).map((move) => play.path(state, frame, move));
  const begun = paths.filter((path) => picked.every((ref, at) => path[at] === ref));
  return [...new Set(begun.flatMap((path) => path[picked.length] ?? []))];
}

/** While a house is built, a roof can be a floor only if another one stays in the hand. */
const canBeFloor = (state: State, seat: Seat): boolean =>
  state.edition === 'landlord' &&
  (state.hands[seat] ?? []).filter((card) => isRoof(card)).length > 1;

/** A Family of the culprit reports whatever is hit, except itself in the second edition. */
const isReported = (state: State, seat: Seat, card: Card): boolean =>
  (card === 'murder' || card === 'bomb') &&
  usesTenantTexts(state) &&
  housesOf(state, seat).some((house) => house.tenants.some((one) => tenants[one.card].reports));

function tenantName(words: Vocabulary, state: State, ref: Ref | undefined): string {
  const spot = spotOf(ref);
  const house = state.houses.find(({ id }) => id === spot?.house);
  const tenant = house && spot && tenantAt(house, spot.level);
  return tenant ? cardName(words, tenant.card) : '';
}
