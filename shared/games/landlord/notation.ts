// A position as text, to read, to write down in a test, to show in the debug gallery.
//
//   > ada $12: roof murder move       whose turn it is; dollars; the hand
//   ben $5: police ? ?                any card at all
//   #0 ada 3 roof: 1 student, 2 family*          a house: number, owner, floors, roof and what is on it; who
//   #1 ben 2 roof+dormer cellar: 0 pensioners    lives there, with the lowest flat; * for each Rent
//                                                withheld, ! for one that a Broker has had
//   #2 ben [bomb police] flatRoof:               … or floors whose fronts matter
//   site: student roof                the floors that have been laid
//   jail: ben
//   edition: landlord-2              else the first
//   table: murder                     played, and not yet done with
//   discards: roof court              the top one last
//   pile: murder alibi                the next cards, the next one first; the others lie below. Or how many
//   options: {"tenantTexts":false}    those that are not as they are by default, as JSON
//   rest: {"lastTurns":2}             all else that is not as it is by default
import { HIDDEN, type Hidden } from '../../engine/index.ts';
import { boxOf, isRoof, KINDS, liesApart } from './cards/deck.ts';
import { isTenant } from './cards/tenants.ts';
import { type Edition, editionOf, first, second } from './editions/index.ts';
import { bottom, cardOf, tenantAt, top } from './houses.ts';
import type { Options } from './options.ts';
import { allCards } from './secrets.ts';
import type { Card, Frame, House, State, Tenant } from './state.ts';

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const;
export type Name = (typeof NAMES)[number];

const WORDS = ['edition', 'site', 'jail', 'table', 'discards', 'pile', 'options', 'rest'];
const editions: readonly Edition[] = [first, second];
const defaults = ({ options }: Edition) =>
  Object.fromEntries(options.map((spec) => [spec.id, spec.default]));

const byKind = (one: string, other: string): number =>
  KINDS.indexOf(one as Card) - KINDS.indexOf(other as Card);
const line = (word: string, cards: readonly string[]): string =>
  `${word}: ${cards.join(' ')}`.trim();

/** Somebody in the play phase: what a position is where the text says nothing else. */
const playing = (seat: number, seats: number): Frame[] => [
  { kind: 'endTurn', seat },
  { kind: 'rent', seat },
  { kind: 'play', seat, least: Array<number>(seats).fill(0), declined: [] },
];

const nextId = (houses: readonly House[]): number =>
  Math.max(-1, ...houses.map(({ id }) => id)) + 1;

/** What the lines on players, houses and cards do not tell. */
const plain = (seat: number, seats: number, houses: readonly House[]) => ({
  first: 0,
  rounds: 0,
  reached: false,
  built: nextId(houses),
  refilled: false,
  lastTurns: null as number | null,
  frames: playing(seat, seats),
});

// ---- written

export function print(state: State): string {
  const seat = state.frames.findLast(({ kind }) => kind === 'endTurn') as
    | { seat?: number }
    | undefined;
  const turn = seat?.seat ?? -1;
  const hands = state.hands.map((hand, at) => {
    const own = turn === at ? '> ' : '';
    return line(`${own}${NAMES[at]} $${state.dollars[at]}`, hand.toSorted(byKind));
  });
  const edition = editionOf(state);
  const lines = edition === first ? [] : [`edition: ${edition.id}`];
  lines.push(...hands, ...state.houses.map(house));
  if (state.site) lines.push(line('site', state.site.floors));
  if (state.jailed !== null) lines.push(`jail: ${NAMES[state.jailed]}`);
  if (state.table.length > 0) lines.push(line('table', state.table));
  lines.push(line('discards', state.discards), `pile: ${state.pile.length}`);
  lines.push(...changed('options', state.options, defaults(edition)));
  lines.push(...changed('rest', state, plain(turn, state.seats, state.houses)));
  return lines.join('\n');
}

function house({ id, owner, floors, roof, cellar, tenants }: House): string {
  const living = tenants.map(
    ({ card, level, withheld, paid }) =>
      `${level} ${card}${'*'.repeat(withheld)}${paid ? '!' : ''}`,
  );
  const built = `#${id} ${NAMES[owner]} ${floors.length} ${roof.join('+')}${cellar ? ' cellar' : ''}`;
  return `${built}: ${living.join(', ')}`.trim();
}

function changed(word: string, now: object, usual: object): string[] {
  const all = Object.entries(usual).flatMap(([key, value]) => {
    const is = (now as Record<string, unknown>)[key];
    return JSON.stringify(is) === JSON.stringify(value) ? [] : [[key, is]];
  });
  return all.length > 0 ? [`${word}: ${JSON.stringify(Object.fromEntries(all))}`] : [];
}

// ---- read

function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new SyntaxError(what);
}

/** Cards that are not named are dealt from what is left, the same ones each time. */
export function parse(text: string): State {
  const lines = text.split('\n').flatMap((one) => one.trim() || []);
  const told = new Map<string, string>();
  const rows: Row[] = [];
  const houses: House[] = [];
  for (const one of lines) {
    const [, word = '', rest = ''] = one.match(/^(\w+):(.*)$/) ?? [];
    if (WORDS.includes(word)) told.set(word, rest.trim());
    else if (one.startsWith('#')) houses.push(parseHouse(one));
    else rows.push(parseRow(one, rows.length));
  }
  must(rows.length > 1, 'two players at least');
  const turn = rows.findIndex((row) => row.turn);
  const ids = houses.map(({ id }) => id);
  for (const { id, owner } of houses) {
    must(ids.indexOf(id) === ids.lastIndexOf(id), `two houses #${id}`);
    must(owner < rows.length, `#${id}: ${NAMES[owner]} does not play`);
  }
  const rest = parseJson(told.get('rest'));
  must(turn >= 0 || 'frames' in rest, 'it is nobody’s turn: "> " stands before the name');
  const edition = editions.find(({ id }) => id === (told.get('edition') ?? first.id));
  must(edition, `no edition "${told.get('edition')}"`);
  const laid = told.get('site');
  const pile = told.get('pile') ?? '';
  const state: State = {
    edition: edition.id,
    options: { ...defaults(edition), ...parseJson(told.get('options')) } as unknown as Options,
    seats: rows.length,
    dollars: rows.map(({ dollars }) => dollars),
    hands: rows.map(({ hand }) => hand),
    pile: [],
    discards: cardsOf(told.get('discards')),
    table: cardsOf(told.get('table')),
    roofs: 0,
    monsters: 0,
    houses,
    site: laid === undefined ? null : { seat: turn, floors: cardsOf(laid) },
    jailed: told.has('jail') ? seatOf(told.get('jail') ?? '') : null,
    random: { seed: [0, 0, 0, 7], drawn: 0 },
    ...plain(turn, rows.length, houses),
    ...rest,
  };
  const count = /^\d+$/.test(pile) ? Number(pile) : null;
  const all = dealt(state, count === null ? cardsOf(pile).toReversed() : []);
  must(count === null || all.pile.length === count, `pile: ${all.pile.length} cards are left`);
  return all;
}

function seatOf(name: string): number {
  must(NAMES.includes(name as Name), `no player "${name}"`);
  return NAMES.indexOf(name as Name);
}

const isCard = (card: string): card is Card => KINDS.includes(card as Card);

function cardsOf(text = ''): Card[] {
  return text.split(/\s+/).flatMap((card) => {
    must(card === '' || card === HIDDEN || isCard(card), `no card "${card}"`);
    return card === '' ? [] : [card as Card];
  });
}

function parseJson(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(`no JSON: ${text}`);
  }
}

type Row = { turn: boolean; dollars: number; hand: Card[] };

function parseRow(text: string, at: number): Row {
  const [, turn, name, dollars, hand] = text.match(/^(> )?(\w+) \$(\d+):(.*)$/) ?? [];
  must(name, `neither a player nor anything else: ${text}`);
  must(seatOf(name) === at, `here sits ${NAMES[at]}: ${text}`);
  return { turn: turn !== undefined, dollars: Number(dollars), hand: cardsOf(hand) };
}

function parseHouse(text: string): House {
  const [, id, name, floors = '', roof = '', cellar, living = ''] =
    text.match(/^#(\d+) (\w+) (\d+|\[.*\]) ([\w+]+)( cellar)?:(.*)$/) ?? [];
  must(name, `no house: ${text}`);
  const made: House = {
    id: Number(id),
    owner: seatOf(name),
    floors: floors.startsWith('[')
      ? cardsOf(floors.slice(1, -1))
      : Array<Hidden>(Number(floors)).fill(HIDDEN),
    roof: roof.split('+') as House['roof'],
    cellar: cellar !== undefined,
    tenants: [],
  };
  must(made.floors.length >= 1 && made.floors.length <= 5, `one to five floors: ${text}`);
  must(isRoofed(made.roof), `no such roof: ${text}`);
  for (const one of living.split(',').filter((part) => part.trim())) moveIn(made, one.trim());
  return made;
}

/** One that finishes a house, and on a plain Roof one thing more. */
const isRoofed = ([first = '', more, ...others]: string[]): boolean =>
  isRoof(first) &&
  others.length === 0 &&
  (more === undefined ||
    (first === 'roof' && ['roofRenovation', 'dormer', 'flatRoof'].includes(more)));

function moveIn(at: House, text: string): void {
  const [, level, card = '', withheld = '', paid] = text.match(/^(\d+) (\w+)(\**)(!?)$/) ?? [];
  must(level !== undefined && isTenant(card), `no tenant: ${text}`);
  const tenant: Tenant = { card, level: Number(level), withheld: withheld.length };
  if (paid) tenant.paid = true;
  for (let flat = tenant.level; flat < tenant.level + cardOf(tenant).flats; flat++) {
    must(flat >= bottom(at) && flat <= top(at), `#${at.id} has no flat ${flat}: ${text}`);
    must(!tenantAt(at, flat), `#${at.id} has somebody in flat ${flat}: ${text}`);
  }
  at.tenants.push(tenant);
}

/** Whatever is not named, of the cards that are left over; `next` lies on top of the pile. */
function dealt(state: State, next: Card[]): State {
  const edition = editionOf(state);
  const left = boxOf(edition);
  for (const card of [...allCards(state), ...next]) {
    if (card === HIDDEN) continue;
    const at = left.indexOf(card);
    must(at >= 0, `there is no other ${card} in the box`);
    left.splice(at, 1);
  }
  // What has a stack of its own lies there, or in a hand, or is built.
  const isApart = (card: Card | Hidden) => card !== HIDDEN && liesApart(edition, card);
  const flats = [...next, ...state.discards, ...state.houses.flatMap(({ floors }) => floors)];
  must(!flats.some(isApart), `no ${flats.find(isApart)} lies there`);
  const count = (card: Card) => left.filter((one) => one === card && isApart(one)).length;
  const [roofs, monsters] = [count('roof'), count('monster')];
  const rest = left.filter((card) => !isApart(card));
  const turnUp = (card: Card | Hidden) => (card === HIDDEN ? (rest.pop() as Card) : card);
  const houses = state.houses.map((one) => ({ ...one, floors: one.floors.map(turnUp) }));
  const hands = state.hands.map((hand) => hand.map(turnUp));
  const site = state.site && { ...state.site, floors: state.site.floors.map(turnUp) };
  const pile = state.lastTurns === null ? [...rest, ...next] : next;
  return { ...state, houses, hands, site, pile, roofs, monsters };
}
