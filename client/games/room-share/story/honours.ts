// The honours of Room Share.
import type { Seat } from '../../../../shared/engine/index.ts';
import { pointsPerTenant, score } from '../../../../shared/games/room-share/end.ts';
import { ALL_FLATS, bedsOf, countTenants } from '../../../../shared/games/room-share/grid.ts';
import type { Event, State } from '../../../../shared/games/room-share/state.ts';
import {
  earned,
  type Feat,
  featsOf,
  mostAtOnce,
  mostInAll,
  perTurn,
} from '../../../table/feats.ts';
import type { Honour, PlayedGame } from '../../../table/story.ts';
import { lastState } from './parts.ts';

/** The least that is worth an honour. */
export const LEAST = {
  chain: 2,
  bestTurn: 3,
  evictions: 2,
  suites: 3,
  sentHome: 2,
  ghosts: 2,
  thrownOut: 4,
};

/** The number of the turn that each step belongs to. */
function turnsOf({ states, steps }: PlayedGame): number[] {
  let turn = 0;
  return steps.map((_, step) => {
    const kind = (states[step] as State).frames.at(-1)?.kind;
    if (kind === 'turn' || kind === 'lastChance') turn++;
    return turn;
  });
}

/** What each step brought or cost the player whose turn it was. */
const gainsOf = ({ states, steps }: PlayedGame): Feat[] =>
  steps.flatMap(({ seat }, step) => {
    if (seat === null) return [];
    const [before, after] = [states[step] as State, states[step + 1] as State];
    return { seat, amount: score(after, seat) - score(before, seat), step };
  });

/** The tenants of each seat at the end in flats of which the test says yes. */
const tenantsIn = (state: State, test: (flat: number) => boolean) =>
  state.colours.map((colour, seat) => {
    const flats = ALL_FLATS.filter(test);
    const tenants = flats.map((flat) => countTenants(bedsOf(state, flat), colour));
    return { seat, amount: tenants.reduce((sum, some) => sum + some, 0) };
  });

const once = (seat: Seat) => (seat < 0 ? null : { seat, amount: 1 });

export function honoursOf(game: PlayedGame): Honour[] {
  const { seats } = game;
  const end = lastState(game);
  const turns = turnsOf(game);
  const find = (feat: (event: Event) => ReturnType<typeof once>) => featsOf<Event>(game, feat);
  const evictions = find((event) => (event.type === 'evicted' ? once(event.seat) : null));
  const sentHome = find((event) =>
    event.type === 'left' && event.to !== event.seat ? once(event.seat) : null,
  );
  const thrownOut = find((event) =>
    event.type === 'landed' ? once(end.colours.indexOf(event.colour)) : null,
  );
  const suites = tenantsIn(
    end,
    (flat) => ['suite', 'royal'].includes(end.flats[flat] ?? '') && pointsPerTenant(end, flat) > 0,
  );
  const ghosts = tenantsIn(end, (flat) => end.flats[flat] === 'haunted');
  return earned([
    mostAtOnce('chain', perTurn(evictions, turns), seats, LEAST.chain),
    mostAtOnce('bestTurn', perTurn(gainsOf(game), turns), seats, LEAST.bestTurn),
    mostInAll('evictions', evictions, seats, LEAST.evictions),
    mostInAll('suites', suites, seats, LEAST.suites),
    mostInAll('sentHome', sentHome, seats, LEAST.sentHome),
    mostInAll('ghosts', ghosts, seats, LEAST.ghosts),
    mostInAll('thrownOut', thrownOut, seats, LEAST.thrownOut),
  ]);
}
