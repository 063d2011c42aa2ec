import { defineGame } from '../../engine/index.ts';
import { build } from './building.ts';
import { KINDS } from './cards/deck.ts';
import { answer, commit, investigate, revenge, suspect } from './crimes.ts';
import { clear, rehome } from './demolition.ts';
import { bid, roofAsked, roofChosen } from './market.ts';
import { broker, carry, driveOut, guard, oust, place, rehouse } from './moving.ts';
import { play } from './play.ts';
import { allCards, faces, guess, hide } from './secrets.ts';
import { setup } from './setup.ts';
import { type Event, type Frame, type Move, options, type State } from './state.ts';
import { shake, trade } from './trade.ts';
import { bail, buy, endTurn, inspect, leaver, outcome, rent, resolve, turn } from './turn.ts';

/** The events that show a card doing what it does. */
const PLAYED: readonly Event['type'][] = ['played', 'answered', 'built', 'improved', 'movedIn'];

export const landlord = defineGame<State, Frame, Move, Event, typeof options>({
  id: 'landlord',
  version: 1,
  seats: { min: 2, max: 6 },
  options,
  presets: [
    { id: 'standard', options: {} },
    { id: 'basic', options: { tenantTexts: false } },
    { id: 'short', options: { end: 'rounds', rounds: 6 } },
    { id: 'open', options: { openTrade: true, anyoneAnswers: true } },
  ],
  setup,
  frames: {
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
  },
  hide,
  guess,
  faces,
  outcome,
  tally(state) {
    const count: Record<string, number> = {};
    for (const card of allCards(state)) count[card] = (count[card] ?? 0) + 1;
    return count;
  },
  moveTypes: [
    'bail',
    'stay',
    'leave',
    'floor',
    'roof',
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
  ],
  parts: KINDS,
  used: (event) => (PLAYED.includes(event.type) && 'card' in event ? event.card : null),
});
