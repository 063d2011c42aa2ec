// Writes a position as text and reads it back, for tests and the debug gallery.
//
//   > ada $12: roof murder move       ">" marks the player to move; dollars; the hand
//   ben $5: police ? ?                "?" is any card
//   #0 ada 3 roof: 1 student, 2 family*          a house: number, owner, floors, the roof and what is
//   #1 ben 2 roof+dormer cellar: 0 pensioners    on it; its tenants with their lowest flat; * for
//                                                each Rent withheld, ! for a rent that the Broker has
//   #2 ben [bomb police] flatRoof:               the same with the fronts of its floors
//   site: student roof                the floors laid so far
//   jail: ben
//   edition: landlord-2               the first edition if left out
//   table: murder                     the cards played and not yet resolved
//   discards: roof court              the top one comes last
//   pile: murder alibi                the next cards in order, the others lie below; or their number
//   options: {"tenantTexts":false}    the options that differ from the defaults, as JSON
//   rest: {"lastTurns":2}             all other members that differ from the defaults, as JSON
import { HIDDEN, type Hidden } from '../../engine/index.ts';
import { CARD_KINDS, cardsInBox, hasOwnStack, isRoof } from './cards/deck.ts';
import { isTenant } from './cards/tenants.ts';
import { type Edition, editionOf, first, second } from './editions/index.ts';
import { highestLevel, lowestLevel, tenantAt, tenantCardOf } from './houses.ts';
import type { Options } from './options.ts';
import { allCards } from './secrets.ts';
import type { Card, Frame, House, State, Tenant } from './state.ts';

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const;
export type Name = (typeof NAMES)[number];

const KEYWORDS = ['edition', 'site', 'jail', 'table', 'discards', 'pile', 'options', 'rest'];
const editions: readonly Edition[] = [first, second];
const defaultOptions = ({ options }: Edition) =>
  Object.fromEntries(options.map((spec) => [spec.id, spec.default]));

const byKind = (one: string, other: string): number =>
  CARD_KINDS.indexOf(one as Card) - CARD_KINDS.indexOf(other as Card);
const printLine = (word: string, cards: readonly string[]): string =>
  `${word}: ${cards.join(' ')}`.trim();

/** The frames of a play phase. A position has these unless its text says otherwise. */
const playPhaseFrames = (seat: number, seats: number): Frame[] => [
  { kind: 'endTurn', seat },
  { kind: 'rent', seat },
  { kind: 'play', seat, least: Array<number>(seats).fill(0), declined: [] },
];

const nextId = (houses: readonly House[]): number =>
  Math.max(-1, ...houses.map(({ id }) => id)) + 1;

/**
 * Returns the default values of the members that the lines on players, houses and cards do not
 * carry.
 */
const defaultMembers = (seat: number, seats: number, houses: readonly House[]) => ({
  first: 0,
  rounds: 0,
  reached: false,
  built: nextId(houses),
  refilled: false,
  lastTurns: null as number | null,
  frames: playPhaseFrames(seat, seats),
});

// ---- writing

export function print(state: State): string {
  const seat = state.frames.findLast(({ kind }) => kind === 'endTurn') as
    | { seat?: number }
    | undefined;
  const turn = seat?.seat ?? -1;
  const hands = state.hands.map((hand, at) => {
    const own = turn === at ? '> ' : '';
    return printLine(`${own}${NAMES[at]} $${state.dollars[at]}`, hand.toSorted(byKind));
  });
  const edition = editionOf(state);
  const lines = edition === first ? [] : [`edition: ${edition.id}`];
  lines.push(...hands, ...state.houses.map(printHouse));
  if (state.site) lines.push(printLine('site', state.site.floors));
  if (state.jailed !== null) lines.push(`jail: ${NAMES[state.jailed]}`);
  if (state.table.length > 0) lines.push(printLine('table', state.table));
  lines.push(printLine('discards', state.discards), `pile: ${state.pile.length}`);
  lines.push(...printDifferences('options', state.options, defaultOptions(edition)));
  lines.push(...printDifferences('rest', state, defaultMembers(turn, state.seats, state.houses)));
  return lines.join('\n');
}

function printHouse({ id, owner, floors, roof, cellar, tenants }: House): string {
  const living = tenants.map(
    ({ card, level, withheld, paid }) =>
      `${level} ${card}${'*'.repeat(withheld)}${paid ? '!' : ''}`,
  );
  const built = `#${id} ${NAMES[owner]} ${floors.length} ${roof.join('+')}${cellar ? ' cellar' : ''}`;
  return `${built}: ${living.join(', ')}`.trim();
}

function printDifferences(word: string, now: object, usual: object): string[] {
  const all = Object.entries(usual).flatMap(([key, value]) => {
    const is = (now as Record<string, unknown>)[key];
    return JSON.stringify(is) === JSON.stringify(value) ? [] : [[key, is]];
  });
  return all.length > 0 ? [`${word}: ${JSON.stringify(Object.fromEntries(all))}`] : [];
}

// ---- reading

function syntaxUnless(holds: unknown, what: string): asserts holds {
  if (!holds) throw new SyntaxError(what);
}

/** Cards that the text does not name are dealt from the rest of the box, always in the same way. */
export function parse(text: string): State {
  const lines = text.split('\n').flatMap((one) => one.trim() || []);
  const fields = new Map<string, string>();
  const rows: PlayerLine[] = [];
  const houses: House[] = [];
  for (const one of lines) {
    const [, word = '', rest = ''] = one.match(/^(\w+):(.*)$/) ?? [];
    if (KEYWORDS.includes(word)) fields.set(word, rest.trim());
    else if (one.startsWith('#')) houses.push(parseHouse(one));
    else rows.push(parsePlayer(one, rows.length));
  }
  syntaxUnless(rows.length > 1, 'two players at least');
  const turn = rows.findIndex((row) => row.turn);
  const ids = houses.map(({ id }) => id);
  for (const { id, owner } of houses) {
    syntaxUnless(ids.indexOf(id) === ids.lastIndexOf(id), `two houses #${id}`);
    syntaxUnless(owner < rows.length, `#${id}: ${NAMES[owner]} does not play`);
  }
  const rest = parseJson(fields.get('rest'));
  syntaxUnless(turn >= 0 || 'frames' in rest, 'it is nobody’s turn: "> " stands before the name');
  const edition = editions.find(({ id }) => id === (fields.get('edition') ?? first.id));
  syntaxUnless(edition, `no edition "${fields.get('edition')}"`);
  const laid = fields.get('site');
  const pile = fields.get('pile') ?? '';
  const state: State = {
    edition: edition.id,
    // The text may name any options, so the compiler cannot know their types.
    options: {
      ...defaultOptions(edition),
      ...parseJson(fields.get('options')),
    } as unknown as Options,
    seats: rows.length,
    dollars: rows.map(({ dollars }) => dollars),
    hands: rows.map(({ hand }) => hand),
    pile: [],
    discards: parseCards(fields.get('discards')),
    table: parseCards(fields.get('table')),
    roofs: 0,
    monsters: 0,
    houses,
    site: laid === undefined ? null : { seat: turn, floors: parseCards(laid) },
    jailed: fields.has('jail') ? seatOf(fields.get('jail') ?? '') : null,
    random: { seed: [0, 0, 0, 7], drawn: 0 },
    ...defaultMembers(turn, rows.length, houses),
    ...rest,
  };
  const count = /^\d+$/.test(pile) ? Number(pile) : null;
  const all = dealUnnamed(state, count === null ? parseCards(pile).toReversed() : []);
  syntaxUnless(
    count === null || all.pile.length === count,
    `pile: ${all.pile.length} cards are left`,
  );
  return all;
}

function seatOf(name: string): number {
  syntaxUnless(NAMES.includes(name as Name), `no player "${name}"`);
  return NAMES.indexOf(name as Name);
}

const isCard = (card: string): card is Card => CARD_KINDS.includes(card as Card);

function parseCards(text = ''): Card[] {
  return text.split(/\s+/).flatMap((card) => {
    syntaxUnless(card === '' || card === HIDDEN || isCard(card), `no card "${card}"`);
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

type PlayerLine = { turn: boolean; dollars: number; hand: Card[] };

function parsePlayer(text: string, at: number): PlayerLine {
  const [, turn, name, dollars, hand] = text.match(/^(> )?(\w+) \$(\d+):(.*)$/) ?? [];
  syntaxUnless(name, `neither a player nor anything else: ${text}`);
  syntaxUnless(seatOf(name) === at, `here sits ${NAMES[at]}: ${text}`);
  return { turn: turn !== undefined, dollars: Number(dollars), hand: parseCards(hand) };
}

function parseHouse(text: string): House {
  const [, id, name, floors = '', roof = '', cellar, living = ''] =
    text.match(/^#(\d+) (\w+) (\d+|\[.*\]) ([\w+]+)( cellar)?:(.*)$/) ?? [];
  syntaxUnless(name, `no house: ${text}`);
  const made: House = {
    id: Number(id),
    owner: seatOf(name),
    floors: floors.startsWith('[')
      ? parseCards(floors.slice(1, -1))
      : Array<Hidden>(Number(floors)).fill(HIDDEN),
    roof: roof.split('+') as House['roof'],
    cellar: cellar !== undefined,
    tenants: [],
  };
  syntaxUnless(made.floors.length >= 1 && made.floors.length <= 5, `one to five floors: ${text}`);
  syntaxUnless(isRoofed(made.roof), `no such roof: ${text}`);
  for (const one of living.split(',').filter((part) => part.trim())) parseTenant(made, one.trim());
  return made;
}

/** A roof that finishes a house, and on a plain Roof at most one improvement. */
const isRoofed = ([first = '', more, ...others]: string[]): boolean =>
  isRoof(first) &&
  others.length === 0 &&
  (more === undefined ||
    (first === 'roof' && ['roofRenovation', 'dormer', 'flatRoof'].includes(more)));

function parseTenant(at: House, text: string): void {
  const [, level, card = '', withheld = '', paid] = text.match(/^(\d+) (\w+)(\**)(!?)$/) ?? [];
  syntaxUnless(level !== undefined && isTenant(card), `no tenant: ${text}`);
  const tenant: Tenant = { card, level: Number(level), withheld: withheld.length };
  if (paid) tenant.paid = true;
  for (let flat = tenant.level; flat < tenant.level + tenantCardOf(tenant).flats; flat++) {
    syntaxUnless(
      flat >= lowestLevel(at) && flat <= highestLevel(at),
      `#${at.id} has no flat ${flat}: ${text}`,
    );
    syntaxUnless(!tenantAt(at, flat), `#${at.id} has somebody in flat ${flat}: ${text}`);
  }
  at.tenants.push(tenant);
}

/** Deals the cards that the text does not name. `next` lies on top of the pile. */
function dealUnnamed(state: State, next: Card[]): State {
  const edition = editionOf(state);
  const left = cardsInBox(edition);
  for (const card of [...allCards(state), ...next]) {
    if (card === HIDDEN) continue;
    const at = left.indexOf(card);
    syntaxUnless(at >= 0, `there is no other ${card} in the box`);
    left.splice(at, 1);
  }
  // LS-17: a card with its own stack can only lie there, in a hand, or in a house.
  const isApart = (card: Card | Hidden) => card !== HIDDEN && hasOwnStack(edition, card);
  const flats = [...next, ...state.discards, ...state.houses.flatMap(({ floors }) => floors)];
  syntaxUnless(!flats.some(isApart), `no ${flats.find(isApart)} lies there`);
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
