// The rules of each card in one place: how many copies the deck has, what the card may be aimed at,
// and what it does.
import type { Reason, Seat, Step } from '../../engine/index.ts';
import { evictTenants } from './eviction.ts';
import { bedsOf, countInHouse, countTenants, isEmpty, takenArrows, tenantAt } from './grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Event,
  type EventCard,
  type Options,
  type Place,
  type State,
} from './state.ts';

export interface CardRule {
  copies: number;
  /** What the player clicks after the card: a whole flat, or one tenant. */
  aim: 'flat' | 'tenant';
  /** Returns the reason why the card may not be aimed there, or null when it may. */
  whyNot(state: State, seat: Seat, target: Place): Reason | null;
  play(step: Step<State, Event>, seat: Seat, target: Place): void;
  /** RS-16: the house may offer no target for this card. Then it is discarded without effect. */
  mayBeWasted?: true;
  /** The deck has this card only when this option is on. */
  variant?: keyof Options;
}

const NO_SUCH_TENANT: Reason = { key: 'noSuchTenant' };
export const EMPTY_BED: Reason = { key: 'emptyBed' };
const EMPTY_FLAT: Reason = { key: 'emptyFlat' };
const OWN_TENANT: Reason = { key: 'ownTenant' };
const LAST_OF_COLOUR: Reason = { key: 'lastOfColour' };
const ALONE: Reason = { key: 'alone' };
const NOT_FOR_LEASE: Reason = { key: 'notForLease' };

const keyOf = (colour: Colour): CardRule => ({
  copies: 5,
  aim: 'flat',
  whyNot: (state, _seat, { flat }) => whyNoTenantOf(state, flat, colour),
  play: placeTenant,
});

export const cards: Record<Card, CardRule> = {
  red: keyOf('red'),
  blue: keyOf('blue'),
  yellow: keyOf('yellow'),
  green: keyOf('green'),

  // Communication: works like a key of any colour.
  talk: {
    copies: 2,
    aim: 'flat',
    whyNot: (state, _seat, { flat }) => whyNotInhabited(state, flat),
    play: placeTenant,
  },

  // Moving day: an opponent's or a neutral tenant leaves the house. RS-16: never one of the
  // player's own colour.
  leave: {
    copies: 2,
    aim: 'tenant',
    mayBeWasted: true,
    whyNot(state, seat, target) {
      const colour = tenantAt(state, target);
      if (colour === null) return EMPTY_BED;
      if (colour === state.colours[seat]) return OWN_TENANT;
      return countInHouse(state, colour) === 1 ? LAST_OF_COLOUR : null;
    },
    play(step, seat, { flat, arrow }) {
      const colour = tenantAt(step.state, { flat, arrow }) as Colour;
      const owner = step.state.colours.indexOf(colour);
      const to = owner < 0 ? seat : owner;
      step.edit('beds', flat)[arrow] = null;
      step.edit('reserve', to)[colour]++;
      step.emit({ type: 'left', seat, colour, flat, arrow, to });
    },
  },

  // Forced eviction. RS-12: it empties a flat of one, two or three tenants by the rules of every
  // eviction.
  evict: {
    copies: 2,
    aim: 'flat',
    whyNot: (state, _seat, { flat }) => whyNotInhabited(state, flat),
    play: (step, seat, { flat }) => evictTenants(step, seat, flat),
  },

  // New lease: opens an empty flat, or works like a key of the player's own colour.
  lease: {
    copies: 2,
    aim: 'flat',
    whyNot: (state, seat, { flat }) =>
      isEmpty(bedsOf(state, flat)) ||
      countTenants(bedsOf(state, flat), state.colours[seat] as Colour) > 0
        ? null
        : NOT_FOR_LEASE,
    play: placeTenant,
  },

  // Flat swap: exchanges two tenants of different flats.
  swap: {
    copies: 2,
    aim: 'tenant',
    whyNot: (state, _seat, target) => (tenantAt(state, target) ? null : EMPTY_BED),
    play: (step, seat, target) => step.pushFrames({ kind: 'swap', seat, card: 'swap', ...target }),
  },

  // Renovation: exchanges two tenants of one flat.
  renovate: {
    copies: 2,
    aim: 'tenant',
    mayBeWasted: true,
    variant: 'renovation',
    whyNot(state, _seat, target) {
      if (tenantAt(state, target) === null) return EMPTY_BED;
      return takenArrows(bedsOf(state, target.flat)).length > 1 ? null : ALONE;
    },
    play: (step, seat, target) =>
      step.pushFrames({ kind: 'swap', seat, card: 'renovate', ...target }),
  },
};

function whyNoTenantOf(state: State, flat: number, colour: Colour): Reason | null {
  return countTenants(bedsOf(state, flat), colour) > 0 ? null : NO_SUCH_TENANT;
}

export function whyNotInhabited(state: State, flat: number): Reason | null {
  return isEmpty(bedsOf(state, flat)) ? EMPTY_FLAT : null;
}

function placeTenant(step: Step<State, Event>, seat: Seat, { flat }: Place): void {
  step.pushFrames({ kind: 'place', seat, flat });
}

/** Whether the card puts a tenant of the reserve into the building. */
export const bringsTenant = (card: Card): boolean => cards[card].play === placeTenant;

const EVENT_CARDS: EventCard[] = ['talk', 'leave', 'evict', 'lease', 'swap', 'renovate'];

/** Returns every card of the deck that these options make, in a fixed order. */
export function buildDeck(options: Options): Card[] {
  if (options.noCards) return [];
  return [...COLOURS, ...EVENT_CARDS].flatMap((card) => {
    const { copies, variant } = cards[card];
    return variant && !options[variant] ? [] : Array<Card>(copies).fill(card);
  });
}
