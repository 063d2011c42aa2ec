// The rules of Room Share: the handlers of its frames, what each viewer sees, and the counts that
// the laws check.
import { defineGame, HIDDEN, hiddenCards } from '../../engine/index.ts';
import { buildDeck, cards } from './cards.ts';
import { endTurn, lastChance, outcome } from './end.ts';
import { evict, land, settle } from './eviction.ts';
import { id, seats, version } from './facts.ts';
import { setup } from './setup.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Event,
  type Frame,
  type Move,
  options,
  type State,
} from './state.ts';
import { place, swap, turn } from './turn.ts';
import { upgrade } from './upgrade.ts';

export const rules = defineGame<State, Frame, Move, Event, typeof options>({
  id,
  version,
  seats,
  colours: COLOURS,
  coloursOf: ({ colours }) => colours,
  options,
  presets: [
    { id: 'standard', options: {} },
    { id: 'everything', options: { royalSuite: 'classic', renovation: true } },
    { id: 'noCards', options: { noCards: true } },
  ],
  checkOptions({ noCards, renovation }, seats) {
    if (noCards && seats !== 2) return 'noCardsForTwo';
    return noCards && renovation ? 'noCardsNoRenovation' : null;
  },
  setup,
  upgrade,
  frames: { turn, place, swap, settle, evict, land, endTurn, lastChance },
  // Nobody is asked anything in another's turn.
  turnOf: ({ frames }) => frames.at(-1)?.seat ?? null,
  redact: {
    hands: (hands, viewer) =>
      hands.map((hand, seat) => (seat === viewer ? hand : hiddenCards(hand.length))),
    pile: (pile) => hiddenCards(pile.length),
  },
  sampleHidden(view, _viewer, random) {
    const seen = [...view.hands.flat(), ...view.discards, view.played];
    const unseen = buildDeck(view.options);
    for (const card of seen) {
      if (card && card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
    }
    const shuffled = random.shuffle(unseen);
    const turnUp = <C>(card: C) => (card === HIDDEN ? (shuffled.pop() as Card) : card);
    return { hands: view.hands.map((hand) => hand.map(turnUp)), pile: view.pile.map(turnUp) };
  },
  publicEvents: { drew: (event) => ({ ...event, card: HIDDEN }) },
  outcome,
  countComponents(state) {
    const moving = state.frames.flatMap((frame) => (frame.kind === 'land' ? [frame.colour] : []));
    const tenants = { red: 0, blue: 0, yellow: 0, green: 0 } satisfies Record<Colour, number>;
    for (const reserve of state.reserve)
      for (const colour of COLOURS) tenants[colour] += reserve[colour];
    for (const bed of [...state.beds.flat(), ...moving]) if (bed) tenants[bed]++;
    const count: Record<string, number> = {};
    for (const colour of COLOURS) count[`tenant ${colour}`] = tenants[colour];
    for (const card of [...state.hands.flat(), ...state.pile, ...state.discards, state.played]) {
      if (card) count[`card ${card}`] = (count[`card ${card}`] ?? 0) + 1;
    }
    return count;
  },
  moveTypes: ['open', 'flat', 'tenant', 'waste', 'place', 'swap', 'evict', 'land', 'visit', 'pass'],
  coverageLabels: Object.keys(cards),
  coverageLabelOf: (event) => (event.type === 'played' ? event.card : null),
});
