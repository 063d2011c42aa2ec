// One place a card: how many there are, where it may be aimed, what it does.
import type { Reason, Seat, Step } from '../../engine/index.ts';
import { sendOut } from './eviction.ts';
import { bedsOf, howMany, isEmpty, onGrid, takenArrows, tenantAt } from './grid.ts';
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
  /** A flat, or one tenant. */
  aim: 'flat' | 'tenant';
  /** Why it may not be aimed there; null when it may. */
  bars(state: State, seat: Seat, target: Place): Reason | null;
  play(step: Step<State, Event>, seat: Seat, target: Place): void;
  /** There may be nothing to aim it at: then it is discarded without effect. */
  mayBeWasted?: true;
  /** Only in games with this option. */
  variant?: keyof Options;
}

const NO_SUCH_TENANT: Reason = { key: 'noSuchTenant' };
export const EMPTY_BED: Reason = { key: 'emptyBed' };
const EMPTY_FLAT: Reason = { key: 'emptyFlat' };
const OWN_TENANT: Reason = { key: 'ownTenant' };
const LAST_OF_COLOUR: Reason = { key: 'lastOfColour' };
const ALONE: Reason = { key: 'alone' };

const key = (colour: Colour): CardRule => ({
  copies: 5,
  aim: 'flat',
  bars: (state, _seat, { flat }) => livesIn(state, flat, colour),
  play: place,
});

export const cards: Record<Card, CardRule> = {
  red: key('red'),
  blue: key('blue'),
  yellow: key('yellow'),
  green: key('green'),

  // Communication: a key of any colour.
  talk: {
    copies: 2,
    aim: 'flat',
    bars: (state, _seat, { flat }) => inhabited(state, flat),
    play: place,
  },

  // Moving day: a tenant of an opponent, or of nobody's colour, leaves the house.
  leave: {
    copies: 2,
    aim: 'tenant',
    mayBeWasted: true,
    bars(state, seat, target) {
      const colour = tenantAt(state, target);
      if (colour === null) return EMPTY_BED;
      if (colour === state.colours[seat]) return OWN_TENANT;
      return onGrid(state, colour) === 1 ? LAST_OF_COLOUR : null;
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

  // Forced eviction.
  evict: {
    copies: 2,
    aim: 'flat',
    bars: (state, _seat, { flat }) => inhabited(state, flat),
    play: (step, seat, { flat }) => sendOut(step, seat, flat),
  },

  // New lease: an empty flat, or a key of one's own colour.
  lease: {
    copies: 2,
    aim: 'flat',
    bars: (state, seat, { flat }) =>
      isEmpty(bedsOf(state, flat)) ? null : livesIn(state, flat, state.colours[seat] as Colour),
    play: place,
  },

  // Flat swap: two tenants of different flats.
  swap: {
    copies: 2,
    aim: 'tenant',
    bars: (state, _seat, target) => (tenantAt(state, target) ? null : EMPTY_BED),
    play: (step, seat, target) => step.pushFrames({ kind: 'swap', seat, card: 'swap', ...target }),
  },

  // Renovation: two tenants of one flat.
  renovate: {
    copies: 2,
    aim: 'tenant',
    mayBeWasted: true,
    variant: 'renovation',
    bars(state, _seat, target) {
      if (tenantAt(state, target) === null) return EMPTY_BED;
      return takenArrows(bedsOf(state, target.flat)).length > 1 ? null : ALONE;
    },
    play: (step, seat, target) =>
      step.pushFrames({ kind: 'swap', seat, card: 'renovate', ...target }),
  },
};

function livesIn(state: State, flat: number, colour: Colour): Reason | null {
  return howMany(bedsOf(state, flat), colour) > 0 ? null : NO_SUCH_TENANT;
}

export function inhabited(state: State, flat: number): Reason | null {
  return isEmpty(bedsOf(state, flat)) ? EMPTY_FLAT : null;
}

function place(step: Step<State, Event>, seat: Seat, { flat }: Place): void {
  step.pushFrames({ kind: 'place', seat, flat });
}

const EVENT_CARDS: EventCard[] = ['talk', 'leave', 'evict', 'lease', 'swap', 'renovate'];

/** Every card of the deck with these options, in order. */
export function deck(options: Options): Card[] {
  if (options.noCards) return [];
  return [...COLOURS, ...EVENT_CARDS].flatMap((card) => {
    const { copies, variant } = cards[card];
    return variant && !options[variant] ? [] : Array<Card>(copies).fill(card);
  });
}
