// A position as text, to read, to write down in a test, to show in the debug gallery.
//
//   > ada $15 in kota, duke builder: supply 6, quarry 10, palaces 7, tokens 1, turned gold house
//   ben $?: supply 6, quarry 10, palaces 7, chose ? ?
//         whose turn it is, gold, where the architect is, characters; houses before the player and in the quarry,
//         palaces left, action tokens; the disc: chose (covered), turned (the turn now), played (over)
//   #3 ada ben                    whose houses stand in a village, by its number
//   kota: houses ada 2 ben 1, great ada, small ben neutral
//   tasks: gold twoHouses[cityHouse] palace[]      what the turn is to do: in full, or of what is begun the parts
//                                 left; * where both houses stand in cities
//   used: merchant token          what of the turn has been used
//   track: . . jaipur bikaner     from the arrow up, a dot is an empty box
//   maharaja: kota
//   round: 1
//   options: {"short":true}       those that are not as they are by default, as JSON
//   rest: {"first":2}             all else that is not as it is by default
//
// What a text leaves out is as it is in the first round: an architect in the starting city, 6 houses before each
// player, of the twenty and of the palaces those that stand nowhere in the quarry and with the player, the governors
// in the order of the map. Where it is nobody's turn all choose.
import { CITIES, type City, START } from './board.ts';
import { CHARACTERS, DEFAULTS, NAMES, plain, type Turn } from './reading.ts';
import type { Character, Disc, State, Task } from './state.ts';

export { NAMES, type Name, parse } from './reading.ts';

const turnOf = ({ frames }: State): Turn | undefined =>
  frames.find((frame): frame is Turn => frame.kind === 'turn' || frame.kind === 'sure');

export function print(state: State): string {
  const turn = turnOf(state);
  const lines = state.supply.map((_, seat) => player(state, seat, turn));
  for (const [village, owners] of state.villages.entries()) {
    if (owners.length > 0) lines.push(`#${village} ${owners.map((one) => NAMES[one]).join(' ')}`);
  }
  for (const city of CITIES) lines.push(...cityLine(state, city));
  if (turn) {
    lines.push(`tasks: ${turn.tasks.map(taskText).join(' ')}`);
    const used = [...turn.used.map(nameOf), ...(turn.token ? ['token'] : [])];
    if (used.length > 0) lines.push(`used: ${used.join(' ')}`);
  }
  const top = state.track.findLastIndex((city) => city !== null);
  const governors = state.track.slice(0, top + 1).map((city) => city ?? '.');
  lines.push(`track: ${governors.join(' ')}`);
  if (state.maharaja) lines.push(`maharaja: ${state.maharaja}`);
  lines.push(`round: ${state.round}`);
  lines.push(...changed('options', state.options, DEFAULTS));
  lines.push(...changed('rest', state, plain(state, turn)));
  return lines.join('\n');
}

const nameOf = (character: Character): string => CHARACTERS[character - 1] as string;

function player(state: State, seat: number, turn: Turn | undefined): string {
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

function cityLine(state: State, city: City): string[] {
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

const taskText = ({ action, left, begun, spare }: Task): string =>
  `${action}${begun ? `[${left.join(',')}]` : ''}${spare ? '*' : ''}`;

function changed(word: string, now: object, usual: object): string[] {
  const all = Object.entries(usual).flatMap(([key, value]) => {
    const is = (now as Record<string, unknown>)[key];
    return JSON.stringify(is) === JSON.stringify(value) ? [] : [[key, is]];
  });
  return all.length > 0 ? [`${word}: ${JSON.stringify(Object.fromEntries(all))}`] : [];
}
