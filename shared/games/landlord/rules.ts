// The rules of both editions. What differs between the editions is data in editions/.
import { type Decision, defineGame, type OptionSpec, SEAT_COLOURS } from '../../engine/index.ts';
import type { GameFacts } from '../manifest.ts';
import { build } from './building.ts';
import { CARD_KINDS, cardsInBox } from './cards/deck.ts';
import { answer, commit, investigate, revenge, suspect } from './crimes.ts';
import { clear, rehome } from './demolition.ts';
import { type Edition, first } from './editions/index.ts';
import { seats, version } from './facts.ts';
import { driveOut, oust, rehouse } from './forced-moves.ts';
import { inspect, leaver } from './inspection.ts';
import { bid, roofAsked, roofChosen } from './market.ts';
import { broker, carry, place } from './moves.ts';
import { guard } from './moving.ts';
import type { Options } from './options.ts';
import { play } from './play.ts';
import { withReasons } from './reasons/index.ts';
import { withRecycle } from './recycle.ts';
import { allCards, publicEvents, redact, sampleHidden } from './secrets.ts';
import { setup } from './setup.ts';
import type { Event, Frame, Move, State } from './state.ts';
import { tidy, turnOut } from './tavern.ts';
import { shake, trade } from './trade.ts';
import { bail, buy, endTurn, outcome, rent, resolve, seatOfTurn, turn } from './turn.ts';
import { upgrade } from './upgrade.ts';

const frames = {
  turn,
  bail,
  inspect,
  leaver,
  play,
  build,
  rent,
  buy,
  endTurn,
  resolve,
  place,
  broker,
  carry,
  rehouse,
  driveOut,
  oust,
  tidy,
  turnOut,
  guard,
  clear,
  rehome,
  answer,
  commit,
  revenge,
  suspect,
  investigate,
  bid,
  roofAsked,
  roofChosen,
  trade,
  shake,
};

type AnyDecision = Decision<State, Frame, Move, Event>;

const MOVES: readonly Move['type'][] = [
  'bail',
  'stay',
  'leave',
  'roam',
  'hatch',
  'goOn',
  'floor',
  'roof',
  'buyRoof',
  'cancel',
  'improve',
  'tenant',
  'lift',
  'onHouse',
  'politics',
  'onTenant',
  'release',
  'recycle',
  'collect',
  'buy',
  'stop',
  'to',
  'under',
  'home',
  'drop',
  'send',
  'answer',
  'no',
  'hit',
  'market',
  'offer',
  'sell',
  'price',
  'withdraw',
  'accept',
  'trade',
  'add',
  'dollars',
  'propose',
  'shake',
];

/**
 * The events that show a card in use. Law 10 demands that random play reaches every card by one of
 * them.
 */
const PLAYED: readonly Event['type'][] = ['played', 'answered', 'built', 'improved', 'movedIn'];

/** The handlers of the edition's frames, with reasons. Recycle can be played in every decision where the edition has it. */
function framesOf({ deck, without }: Edition): typeof frames {
  const missing: readonly string[] = without.frames;
  const own = Object.entries(frames)
    .filter(([kind]) => !missing.includes(kind))
    .map(([kind, handler]) => {
      if (!('moves' in handler)) return [kind, handler];
      // All decisions get one type here. That is safe because each only ever receives frames of its own kind.
      const decision = handler as AnyDecision;
      const isRecyclable = deck.recycle && handler !== build;
      return [kind, withReasons(isRecyclable ? withRecycle(decision) : decision)];
    });
  return Object.fromEntries(own);
}

/** Returns the rules of an edition with the facts of its game. */
export function rulesOf(
  edition: Edition,
  { version, seats }: Pick<GameFacts, 'version' | 'seats'>,
) {
  return defineGame<State, Frame, Move, Event, readonly OptionSpec[]>({
    id: edition.id,
    version,
    upgrade,
    seats,
    colours: SEAT_COLOURS,
    options: edition.options,
    presets: edition.presets,
    // No type of both editions can name the options, because each edition brings its own list.
    setup: (options, seats, random) => setup(edition, options as unknown as Options, seats, random),
    frames: framesOf(edition),
    turnOf: seatOfTurn,
    redact,
    sampleHidden,
    publicEvents,
    outcome,
    countComponents(state) {
      const count: Record<string, number> = {};
      for (const card of allCards(state)) count[card] = (count[card] ?? 0) + 1;
      return count;
    },
    moveTypes: MOVES.filter((type) => !edition.without.moves.includes(type)),
    coverageLabels: CARD_KINDS.filter((kind) => cardsInBox(edition).includes(kind)),
    coverageLabelOf(event) {
      if (event.type === 'hatched') return 'monster';
      return PLAYED.includes(event.type) && 'card' in event ? event.card : null;
    },
  });
}

export const rules = rulesOf(first, { version, seats });
