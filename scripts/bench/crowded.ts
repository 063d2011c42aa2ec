// Measures the list of legal moves in its worst case: six players, all cards on the table, and a player with one of
// every card that needs a target. The lists of Room Share are measured for comparison.
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { mayBeDemolished } from '../../shared/games/landlord/demolition.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../shared/games/landlord/rules.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import { formatTable, quantile } from './measure.ts';

const RUNS = 300;

/** A state with eighteen houses and two dozen tenants, in the text notation of the rules. */
const CROWDED = `
  > ada $40: family musician student squatters mother move murder bomb demolition eviction politics police roof dormer cellar rentWithheld
  ben $9: roof
  cleo $9: roof
  dan $9: roof
  eve $9: roof
  fay $9: roof
  #0 ada 3 roof: 1 student, 2 student
  #1 ada 2 roof cellar: 0 pensioners, 1 mother
  #2 ada 1 dormer: 1 single
  #3 ben 3 roof: 1 musician, 2 mother
  #4 ben 2 roof: 1 family
  #5 ben 1 roof cellar: 0 manager
  #6 cleo 4 roof: 1 freaks, 2 freaks
  #7 cleo 2 roof: 1 student, 2 squatters
  #8 cleo 1 roof: 1 pensioners
  #9 dan 3 roof: 1 celebrities, 3 single
  #10 dan 2 roof: 2 musician
  #11 dan 1 dormer: 1 manager
  #12 eve 5 roof: 1 student, 3 mother
  #13 eve 2 flatRoof: 1 squatters
  #14 eve 1 roof: 1 mover
  #15 fay 3 roof: 1 researcher
  #16 fay 2 flatRoof: 1 musician
  #17 fay 1 roof: 1 pensioners`;

const crowded = parse(CROWDED);

function times(list: () => unknown): number[] {
  for (let warm = 0; warm < 50; warm++) list();
  return Array.from({ length: RUNS }, () => {
    const began = performance.now();
    list();
    return performance.now() - began;
  });
}

// Each run gets a copy of the state, because the rules cache the list of a known state.
const row = (name: string, count: number, all: number[]) => [
  name,
  `${count}`,
  quantile(all, 0.5).toFixed(3),
  quantile(all, 0.99).toFixed(3),
];
const random = Random.from(seedFrom(1));
let shared = roomShare.setup({}, 4, seedFrom(1));
for (let move = 0; move < 40; move++) {
  const [seat = 0] = roomShare.toAct(shared);
  shared = roomShare.play(shared, seat, random.pick(roomShare.moves(shared, seat))).state;
}
const [acting = 0] = roomShare.toAct(shared);
console.log(
  formatTable([
    ['ms', 'moves', 'median', 'p99'],
    row(
      'Landlord!, crowded',
      landlord.moves(crowded, 0).length,
      times(() => landlord.moves({ ...crowded }, 0)),
    ),
    row(
      '  of it: which houses may be demolished',
      crowded.houses.length,
      times(() => crowded.houses.map((house) => mayBeDemolished(crowded, house))),
    ),
    row(
      'Room Share, in the middle',
      roomShare.moves(shared, acting).length,
      times(() => roomShare.moves({ ...shared }, acting)),
    ),
  ]),
);
