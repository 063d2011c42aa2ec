// The rules of Raja: the handlers of its frames, what each viewer sees, and the counts that the
// laws check.
import { defineGame, HIDDEN, type Random, type Viewer } from '../../engine/index.ts';
import { CITIES } from './board.ts';
import { charactersOf, pickFreeCharacter, seduced } from './characters.ts';
import { id, seats, version } from './facts.ts';
import { auction, bid, settle, settling, setup } from './opening.ts';
import { choose, outcome, reveal, round, scoring } from './round.ts';
import { ACTIONS, type Event, type Frame, type Move, options, type State } from './state.ts';
import { sure, turn, turnOf } from './turn.ts';

const ADVANCED = { yogi: true, neutralPalaces: true, auction: true, homeCities: true };

export const rules = defineGame<State, Frame, Move, Event, typeof options>({
  id,
  version,
  seats,
  colours: ['red', 'blue', 'yellow', 'green', 'violet'],
  options,
  presets: [
    { id: 'standard', options: {} },
    { id: 'short', options: { short: true } },
    { id: 'advanced', options: ADVANCED },
    { id: 'advanced2', options: { ...ADVANCED, manyCharacters: true } },
  ],
  setup,
  frames: {
    pick: pickFreeCharacter,
    bid,
    auction,
    settling,
    settle,
    round,
    choose,
    reveal,
    turn,
    sure,
    robbed: pickFreeCharacter,
    seduced,
    score: scoring,
  },
  turnOf,
  redact: {
    purse: (purse, viewer) => {
      if (purse.open) return purse;
      const gold = purse.gold.map((sum, seat) => (seat === viewer ? sum : HIDDEN));
      return { ...purse, gold, bank: HIDDEN };
    },
    discs: (discs, viewer) =>
      discs.map((disc, seat) =>
        disc.open || seat === viewer ? disc : { ...disc, actions: disc.actions.map(() => HIDDEN) },
      ),
  },
  sampleHidden,
  publicEvents: {},
  outcome,
  countComponents: count,
  moveTypes: [
    'pick',
    'bid',
    'pass',
    'settle',
    'point',
    'again',
    'travel',
    'gold',
    'quarry',
    'house',
    'palace',
    'move',
    'track',
    'take',
    'swap',
    'seduce',
    'give',
    'merchant',
    'freeHouse',
    'freeMove',
    'yogi',
    'token',
    'end',
    'back',
  ],
  coverageLabels: [...ACTIONS, 'seventh box', 'character 7'],
  coverageLabelOf(event) {
    if (event.type === 'revealed') return event.actions[0] ?? null;
    if (event.type === 'took' || event.type === 'picked') {
      return event.character === 7 ? 'character 7' : null;
    }
    return event.type === 'round' && event.box === 7 + 7 ? 'seventh box' : null;
  },
});

/**
 * Fills hidden purses and covered discs with values that are possible as far as the viewer knows.
 */
function sampleHidden(view: State, _viewer: Viewer, random: Random): Partial<State> {
  // The leader of an auction has at least the gold of the bid.
  const frame = view.frames.find(({ kind }) => kind === 'bid');
  const least = (seat: number) => (frame?.kind === 'bid' && frame.leader === seat ? frame.bid : 0);
  const gold = view.purse.gold.map((sum, seat) =>
    sum === HIDDEN ? least(seat) + random.below(16) : sum,
  );
  const all = gold.reduce<number>((sum, one) => sum + Number(one), 0);
  const bank = view.purse.bank === HIDDEN ? 15 * view.seats - all : view.purse.bank;
  return {
    purse: { ...view.purse, gold, bank },
    discs: view.discs.map((disc) => ({
      ...disc,
      actions: disc.actions.map((one) => (one === HIDDEN ? random.pick(ACTIONS) : one)),
    })),
  };
}

function count(state: State): Record<string, number> {
  const seats = state.supply.map((_, seat) => seat);
  const tally: Record<string, number> = {};
  for (const seat of seats) {
    const inVillages = state.villages.flat().filter((owner) => owner === seat).length;
    const inCities = CITIES.map((city) => state.houses[city][seat] ?? 0);
    const houses = [state.supply[seat] ?? 0, state.quarry[seat] ?? 0, inVillages, ...inCities];
    tally[`houses of ${seat}`] = houses.reduce((sum, some) => sum + some, 0);
    const sites = CITIES.flatMap((city) => [state.sites[city].great, ...state.sites[city].small]);
    const standing = sites.filter((owner) => owner === seat).length;
    tally[`palaces of ${seat}`] = (state.palaces[seat] ?? 0) + standing;
  }
  const held = state.characters.flat();
  tally.characters = charactersOf(state).length - held.length + new Set(held).size;
  tally.governors = state.track.filter((city) => city !== null).length;
  tally.tokens = state.tokensLeft + state.tokens.reduce((sum, some) => sum + some, 0);
  const gold = state.purse.gold.reduce<number>((sum, one) => sum + Number(one), 0);
  tally.gold = gold + Number(state.purse.bank);
  return tally;
}
