// A position as text, to read, to write down in a test, to show in the debug gallery.
//
//   > ada $12: roof murder move       whose turn it is; dollars; the hand
//   ben $5: police
//   #0 ada 3 roof: 1 student, 2 family*          a house: number, owner, floors, roof and what is on it; who
//   #1 ben 2 roof+dormer cellar: 0 pensioners    lives there, with the lowest flat; * for each Rent withheld
//   #2 ben [bomb police] flatRoof:               … or floors whose fronts matter
//   jail: ben
//   pile: murder alibi                the next cards, the next one first; the others lie below
//   discards: roof court              the top one last
//   rest: {"lastTurns":2}             all that is not as it is by default, as JSON
import { certain, type Hidden } from '../../engine/index.ts';
import { deck, KINDS } from './cards/deck.ts';
import { isTenant } from './cards/tenants.ts';
import { bottom } from './houses.ts';
import { allCards } from './secrets.ts';
import type { Card, House, Options, State, Tenant } from './state.ts';
import { options } from './state.ts';

export const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const;
export type Name = (typeof NAMES)[number];
const seatOf = (name: string | undefined): number => NAMES.indexOf(name as Name);

const byKind = (one: string, other: string): number =>
  KINDS.indexOf(one as Card) - KINDS.indexOf(other as Card);
const list = (cards: readonly string[]): string => cards.join(' ');

export function print(state: State): string {
  const turn = state.frames.find(({ kind }) => kind === 'endTurn') as { seat?: number } | undefined;
  const hands = state.hands.map((hand, seat) => {
    const own = turn?.seat === seat ? '> ' : '';
    return `${own}${NAMES[seat]} $${state.dollars[seat]}: ${list(hand.toSorted(byKind))}`.trim();
  });
  const lines = [...hands, ...state.houses.map(house)];
  if (state.site) lines.push(`site: ${list(state.site.floors)}`);
  if (state.jailed !== null) lines.push(`jail: ${NAMES[state.jailed]}`);
  if (state.table.length > 0) lines.push(`table: ${list(state.table)}`);
  lines.push(`discards: ${list(state.discards)}`.trim(), `pile: ${state.pile.length}`);
  return lines.join('\n');
}

function house({ id, owner, floors, roof, cellar, tenants }: House): string {
  const living = tenants.map(
    ({ card, level, withheld }) => `${level} ${card}${'*'.repeat(withheld)}`,
  );
  const built = `#${id} ${NAMES[owner]} ${floors.length} ${roof.join('+')}${cellar ? ' cellar' : ''}`;
  return `${built}: ${living.join(', ')}`.trim();
}

/** Cards that are not named are dealt from what is left, the same ones each time. */
export function parse(text: string): State {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const after = (word: string) =>
    lines
      .find((line) => line.startsWith(`${word}:`))
      ?.slice(word.length + 1)
      .trim() ?? '';
  const cards = (word: string) => after(word).split(/\s+/).filter(Boolean) as Card[];
  const rows = lines.flatMap((line) => {
    const [, turn, name, dollars, hand] = line.match(/^(> )?(\w+) \$(\d+):(.*)$/) ?? [];
    return name ? [{ turn, name, dollars: Number(dollars), hand: hand?.trim() ?? '' }] : [];
  });
  certain(rows.length > 1, 'two players at least');
  const seat = rows.findIndex(({ turn }) => turn);
  const chosen = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
  const state: State = {
    options: { ...chosen, ...JSON.parse(after('options') || '{}') } as Options,
    seats: rows.length,
    first: 0,
    rounds: 0,
    reached: false,
    dollars: rows.map(({ dollars }) => dollars),
    hands: rows.map(({ hand }) => hand.split(/\s+/).filter(Boolean) as Card[]),
    pile: [],
    discards: cards('discards'),
    table: [],
    houses: lines.flatMap((line) => (line.startsWith('#') ? parseHouse(line) : [])),
    built: 0,
    site: null,
    jailed: after('jail') ? seatOf(after('jail')) : null,
    refilled: false,
    lastTurns: null,
    random: { seed: [0, 0, 0, 7], drawn: 0 },
    frames: [
      { kind: 'endTurn', seat },
      { kind: 'rent', seat },
      { kind: 'play', seat, refused: rows.map(() => 0), declined: [] },
    ],
    ...JSON.parse(after('rest') || '{}'),
  };
  state.built = Math.max(-1, ...state.houses.map(({ id }) => id)) + 1;
  return dealt(state, cards('pile').toReversed());
}

function parseHouse(line: string): House {
  const [, id, name, floors = '', roof = '', cellar, living = ''] =
    line.match(/^#(\d+) (\w+) (\d+|\[.*\]) ([\w+]+)( cellar)?:(.*)$/) ?? [];
  certain(name, `a house: ${line}`);
  const named = floors.startsWith('[') ? floors.slice(1, -1).split(' ') : null;
  const made: House = {
    id: Number(id),
    owner: seatOf(name),
    floors: (named ?? Array<Hidden>(Number(floors)).fill('?')) as Card[],
    roof: roof.split('+') as House['roof'],
    cellar: cellar !== undefined,
    tenants: living.split(',').flatMap((one) => parseTenant(one.trim())),
  };
  for (const { level } of made.tenants) certain(level >= bottom(made), `a flat ${level}: ${line}`);
  return made;
}

function parseTenant(text: string): Tenant[] {
  const [, level, card, withheld = ''] = text.match(/^(\d) (\w+)(\**)$/) ?? [];
  if (!card) return [];
  certain(isTenant(card), `a tenant: ${card}`);
  return [{ card, level: Number(level), withheld: withheld.length }];
}

/** Floors and pile of the cards that are left over; `next` lies on top of the pile. */
function dealt(state: State, next: Card[]): State {
  const left = deck();
  for (const card of [...allCards(state), ...next]) {
    if (card === '?') continue;
    const at = left.indexOf(card);
    certain(at >= 0, `one more ${card} in the box`);
    left.splice(at, 1);
  }
  const turnUp = (card: Card | Hidden) => (card === '?' ? (left.pop() as Card) : card);
  const houses = state.houses.map((one) => ({ ...one, floors: one.floors.map(turnUp) }));
  return { ...state, houses, pile: state.lastTurns === null ? [...left, ...next] : next };
}
