// Finds what the current decision is about: who plays which card on which house or tenant, and who is asked.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import {
  type Bundle,
  flatRef,
  houseRef,
  type Price,
  type Spot,
  type State,
} from '../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../shared/games/landlord/turn.ts';
import { type InspectionTask, inspectionTasks } from './inspection-tasks.ts';

export interface Focus {
  /** The player who acts. Null for the police. */
  by: Seat | null;
  card?: string;
  /** The target. A whole house has no level. */
  at?: Spot;
  /** The destination. Null means under the draw pile. */
  to?: Spot | null;
  /** The player who may answer. */
  asked?: Seat | undefined;
  dollars?: number;
  prices?: Price[];
  /** The two sides of a trade, from the point of view of `by`. */
  deal?: [give: Bundle, take: Bundle];
}

/** Returns what everybody should look at, or null in the ordinary phases of a turn. */
export function focusOf(state: State): Focus | null {
  const { frames } = state;
  const frame = frames.at(-1);
  if (!frame) return null;
  switch (frame.kind) {
    case 'answer': {
      const { crime, waiting } = frame;
      return { by: crime.by, card: crime.card, at: crime, asked: waiting[0] };
    }
    case 'revenge':
      return { by: frame.seat, card: 'lunatic' };
    case 'broker': {
      const carry = frames.at(-2);
      const to = carry?.kind === 'carry' ? carry.to : null;
      return { by: frame.seat, card: 'move', at: frame.from, to, asked: frame.waiting[0] };
    }
    case 'place':
      return { by: frame.seat, card: frame.card, at: frame.from };
    case 'guard':
      return {
        by: seatOfTurn(state) ?? 0,
        card: 'squatters',
        at: frame.at,
        asked: frame.waiting[0],
      };
    case 'rehouse':
      return { by: frame.seat, card: 'move', at: frame.from };
    case 'oust':
      return { by: frame.seat, card: 'musician', at: { house: frame.house, level: -1 } };
    case 'rehome':
      return { by: frame.seat, card: 'demolition', at: { house: frame.house, level: -1 } };
    case 'leaver':
      return { by: frame.seat, card: TASK_CAUSES[inspectionTasks(state)[0] ?? 'leave'] };
    case 'turnOut':
      return { by: frame.seat, card: 'tavern' };
    case 'investigate':
      return { by: null, card: 'police', asked: frame.seat };
    case 'bail':
      return { by: frame.seat, card: 'jail' };
    case 'bid':
      return { by: frame.seat, card: 'roof' };
    case 'roofAsked': {
      const { seat: by, dollars, prices, waiting } = frame;
      return { by, card: 'roof', dollars, prices, asked: waiting[0] };
    }
    case 'roofChosen':
      return { by: frame.seat, card: 'roof', prices: frame.prices };
    case 'trade':
    case 'shake':
      return { by: frame.seat, asked: frame.other, deal: [frame.give, frame.take] };
    default:
      return null;
  }
}

/** The tenant that causes each part of the inspection. */
const TASK_CAUSES: Record<InspectionTask, string> = {
  leave: 'squatters',
  hatch: 'scientist',
  roam: 'nomad',
};

export const refOf = ({ house, level }: Spot): Ref =>
  level < 0 ? houseRef(house) : flatRef({ house, level });

/** The place of a player on the board. */
export const streetRef = (seat: Seat): Ref => `street:${seat}`;

/** During these decisions the player must choose a flat or house at once, so everything else on the board is dimmed. */
export const isForced = ({ frames }: State): boolean =>
  ['place', 'rehouse', 'oust', 'rehome', 'leaver', 'turnOut', 'revenge'].includes(
    frames.at(-1)?.kind ?? '',
  );
