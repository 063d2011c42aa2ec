// The lesson for newcomers, for both editions: a whole turn of one's own, a crime of the neighbour, and a second turn in
// which the learner takes a tenant away and sends a worse one. The editions differ in their tenants and roofs.
import type { Edition } from '../../../../shared/games/landlord/editions/index.ts';
import { rentOf, rentOfHouse, rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
import type { House, State, Tenant, TenantKind } from '../../../../shared/games/landlord/state.ts';
import { priceOf } from '../../../../shared/games/landlord/turn.ts';
import type { Clicks, Lesson, LessonStep } from '../../../table/lesson.ts';
import { editionNumbers, tenantNumbers } from '../text/numbers.ts';

/** What the editions have different cards for. */
interface Cast {
  /** Pays more for each of its kind. */
  kind: TenantKind;
  /** Lives only in a lower building than the learner's. */
  low: TenantKind;
  roof: Clicks;
  /** A roof among the cards of each player, if roofs are dealt. */
  dealt: 'roof' | '';
}

const NEIGHBOUR = 1;

export function firstLesson(edition: Edition, cast: Cast, texts: Lesson['texts']): Lesson {
  const numbers = numbersOf(edition, cast);
  return {
    id: 'first',
    minutes: 5,
    seat: 0,
    position: positionOf(edition, cast),
    numbers,
    texts,
    steps: stepsOf(cast, numbers.prison),
  };
}

/** The neighbour has had the first turn, and what both own is what a first turn leaves. */
const positionOf = (edition: Edition, { kind, low, dealt }: Cast): string => `
  edition: ${edition.id}
  > ada $${edition.start.dollars}: ${kind} ${kind} ${low} demolition eviction ${dealt}
  ben $${edition.start.dollars + 1}: murder cellar mother bomb
  #0 ben 3 roof: 1 ${kind}, 2 mother
  pile: police move squatters lunatic rentWithheld
  rest: {"first":1}`;

function stepsOf({ kind, low, roof }: Cast, prison: number): LessonStep[] {
  const tenant = `card:${kind}`;
  const lay = (card: string): Pick<LessonStep, 'point' | 'move'> => ({
    point: `card:${card}`,
    move: [[`card:${card}`, 'site:floor']],
  });
  const neighbour = (...all: Clicks[]) => all.map((clicks) => ({ seat: NEIGHBOUR, clicks }));
  return [
    { id: 'goal', point: 'money:0' },
    { id: 'building', point: 'house:0' },
    { id: 'rents', point: 'flat:0/3' },
    { id: 'cards', point: 'hand' },
    { id: 'ask', point: `card:${low}`, lookAt: `card:${low}` },
    { id: 'firstFloor', ...lay(low) },
    { id: 'secondFloor', ...lay('demolition') },
    { id: 'thirdFloor', ...lay('eviction') },
    { id: 'roof', point: roof[0] as string, move: [roof] },
    { id: 'let', point: tenant, move: [[tenant, 'flat:1/1']] },
    {
      id: 'company',
      point: tenant,
      move: [
        [tenant, 'flat:1/2'],
        [tenant, 'flat:1/3'],
      ],
    },
    { id: 'sum', point: 'house:1' },
    { id: 'collect', move: [['button:collect']] },
    { id: 'buy', point: 'pile', move: [['pile']] },
    { id: 'buyMore', point: 'pile', move: [['pile']] },
    { id: 'buyLast', point: 'pile', move: [['pile']] },
    { id: 'stop', point: 'money:0', move: [['button:stop']] },
    { id: 'crime', point: 'flat:1/1', others: neighbour(['card:murder', 'flat:1/1']) },
    { id: 'police', point: 'card:police', move: [['card:police']] },
    { id: 'jail', point: 'jail', others: neighbour(['button:no']) },
    {
      id: 'next',
      point: 'rent:0',
      others: neighbour(['button:collect'], ...Array<Clicks>(prison).fill(['pile'])),
    },
    { id: 'worth', point: 'flat:0/1', answers: ['second', 'first', 'third'] },
    { id: 'move', point: 'card:move', move: [['card:move', 'flat:0/1']] },
    { id: 'home', point: 'flat:1/1', move: [['flat:1/1']] },
    { id: 'broker', point: 'flat:1/1', others: neighbour(['button:no']) },
    {
      id: 'squatters',
      point: 'card:squatters',
      move: [
        ['card:squatters', 'flat:0/1'],
        ['card:squatters', 'flat:0/3'],
      ],
    },
    { id: 'squatted', point: 'house:0', others: neighbour(['button:no']) },
    { id: 'end', point: 'pile' },
    { id: 'tip', point: 'rent:0' },
    { id: 'play' },
  ];
}

function numbersOf(edition: Edition, { kind, low }: Cast) {
  const [one = 0, next = 0, last = 0] = rentsOnFloors(edition, [kind, kind, kind]).each;
  const { all: alone } = rentsOnFloors(edition, [kind]);
  const { all: both } = rentsOnFloors(edition, [kind, kind]);
  const { floors: lowFloors } = tenantNumbers(low, edition);
  return {
    ...editionNumbers(edition),
    one,
    next,
    last,
    both,
    alone,
    empty: both - one - next,
    price: priceOf(0),
    later: priceOf(editionNumbers(edition).cheap),
    prison: rentInPrison(edition),
    lowFloors,
  };
}

/** What a building of three floors brings, and what each of its tenants pays. */
function rentsOnFloors(edition: Edition, kinds: TenantKind[]) {
  const tenants = kinds.map((card, at): Tenant => ({ card, level: at + 1, withheld: 0 }));
  const floors: House['floors'] = ['?', '?', '?'];
  const house: House = { id: 0, owner: 0, floors, roof: ['roof'], cellar: false, tenants };
  // Rents depend only on the edition and the options of a state.
  const state = { edition: edition.id, options: {} } as State;
  return { all: rentOfHouse(state, house), each: tenants.map((one) => rentOf(state, house, one)) };
}

/** What somebody with one building collects in jail. */
function rentInPrison(edition: Edition): number {
  const house: House = { id: 0, owner: 0, floors: [], roof: [], cellar: false, tenants: [] };
  // The rent of a prisoner depends on nothing else of a state.
  const state = { edition: edition.id, houses: [house], jailed: 0 } as State;
  return rentOfSeat(state, 0);
}
