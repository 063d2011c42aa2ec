// Writes a position as text, for tests and the debug gallery. notation-parse.ts reads it back.
//
//   > ada $15 in kota, duke builder: supply 6, quarry 10, palaces 7, tokens 1, turned gold house
//   ben $?: supply 6, quarry 10, palaces 7, chose ? ?
//         ">" marks the player to move; gold, the architect's city, characters; houses in the
//         supply and in the quarry, palaces left, action tokens; the disc: chose (covered), turned
//         (this turn), played (its turn is over)
//   #3 ada ben                    the owners of the houses in village 3
//   kota: houses ada 2 ben 1, great ada, small ben neutral
//   tasks: gold twoHouses[cityHouse] palace[]      the actions of the turn; in brackets the parts
//                                 left of one that has begun; * if both houses stand in cities
//   used: merchant token          the powers used in this turn, and whether a token was spent
//   track: . . jaipur bikaner     from the arrow up; a dot is an empty box
//   maharaja: kota
//   round: 1
//   options: {"short":true}       the options that differ from the defaults, as JSON
//   rest: {"first":2}             all other members that differ from the defaults, as JSON
//
// What a text leaves out is as in the first round: the architects are in the starting city, six
// houses lie in each supply, all other houses and palaces that stand nowhere are in the quarry and
// with their player, and the governors stand in the order of the map. If no line has ">", all
// players are choosing.
import { CITIES, type City, START } from './board.ts';
import { CHARACTERS, DEFAULTS, defaultMembers, NAMES, type Turn } from './notation-parse.ts';
import type { Character, Disc, State, Task } from './state.ts';

export { NAMES, type Name, parse } from './notation-parse.ts';

const turnOf = ({ frames }: State): Turn | undefined =>
  frames.find((frame): frame is Turn => frame.kind === 'turn' || frame.kind === 'sure');

export function print(state: State): string {
  const turn = turnOf(state);
  const lines = state.supply.map((_, seat) => printPlayer(state, seat, turn));
  for (const [village, owners] of state.villages.entries()) {
    if (owners.length > 0) lines.push(`#${village} ${owners.map((one) => NAMES[one]).join(' ')}`);
  }
  for (const city of CITIES) lines.push(...printCity(state, city));
  if (turn) {
    lines.push(`tasks: ${turn.tasks.map(printTask).join(' ')}`);
    const used = [...turn.used.map(nameOf), ...(turn.token ? ['token'] : [])];
    if (used.length > 0) lines.push(`used: ${used.join(' ')}`);
  }
  const top = state.track.findLastIndex((city) => city !== null);
  const governors = state.track.slice(0, top + 1).map((city) => city ?? '.');
  lines.push(`track: ${governors.join(' ')}`);
  if (state.maharaja) lines.push(`maharaja: ${state.maharaja}`);
  lines.push(`round: ${state.round}`);
  lines.push(...printDifferences('options', state.options, DEFAULTS));
  lines.push(...printDifferences('rest', state, defaultMembers(state, turn)));
  return lines.join('\n');
}

const nameOf = (character: Character): string => CHARACTERS[character - 1] as string;

function printPlayer(state: State, seat: number, turn: Turn | undefined): string {
  const { purse, architects, characters, discs, supply, quarry, palaces, tokens } = state;
  const at = architects[seat] === START ? '' : ` in ${architects[seat]}`;
  const held = characters[seat]?.length ? `, ${characters[seat].map(nameOf).join(' ')}` : '';
  const has = [`supply ${supply[seat]}`, `quarry ${quarry[seat]}`, `palaces ${palaces[seat]}`];
  if (tokens[seat]) has.push(`tokens ${tokens[seat]}`);
  const { actions, open } = discs[seat] as Disc;
  const disc = state.played[seat] ? 'played' : open ? 'turned' : 'chose';
  if (actions.length > 0) has.push(`${disc} ${actions.join(' ')}`);
  const own = turn?.seat === seat ? '> ' : '';
  return `${own}${NAMES[seat]} $${purse.gold[seat]}${at}${held}: ${has.join(', ')}`;
}

function printCity(state: State, city: City): string[] {
  const { great, small } = state.sites[city];
  const who = (one: number | 'neutral') => (one === 'neutral' ? one : NAMES[one]);
  const houses = state.houses[city].flatMap((count, seat) =>
    count ? `${who(seat)} ${count}` : [],
  );
  const all: string[] = [];
  if (houses.length > 0) all.push(`houses ${houses.join(' ')}`);
  if (great !== null) all.push(`great ${who(great)}`);
  if (small.length > 0) all.push(`small ${small.map(who).join(' ')}`);
  return all.length > 0 ? [`${city}: ${all.join(', ')}`] : [];
}

const printTask = ({ action, left, begun, spare }: Task): string =>
  `${action}${begun ? `[${left.join(',')}]` : ''}${spare ? '*' : ''}`;

function printDifferences(word: string, now: object, usual: object): string[] {
  const all = Object.entries(usual).flatMap(([key, value]) => {
    const is = (now as Record<string, unknown>)[key];
    return JSON.stringify(is) === JSON.stringify(value) ? [] : [[key, is]];
  });
  return all.length > 0 ? [`${word}: ${JSON.stringify(Object.fromEntries(all))}`] : [];
}
