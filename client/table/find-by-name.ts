// Finds the things of a game by the names that the guide gives them. Each name is found once.
import type { OptionValue, Ref, Seed, Viewer } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import type { Language } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Explanation } from './guide.ts';
import type { LoadedGuide } from './use-guide.ts';

export interface NamedThing {
  ref: Ref;
  title: string;
  kind: string;
  /** The option without which a game has no such thing. */
  option?: string;
  /** What has to be matched, the title first. */
  keys: string[];
}

/** What is explained, and to whom. */
export interface Position {
  state: unknown;
  seat: Viewer;
  names: string[];
}

/** Without capitals, accents and soft hyphens, which nobody types. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLocaleLowerCase()
    .trim();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a name fits: 0 is best, and null is not at all. Each word that is typed has to begin a word of the name. */
function rankOf(key: string, wanted: string): number | null {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  const words = wordsOf(key);
  const typed = wordsOf(wanted);
  const fits = typed.every((one) => words.some((word) => word.startsWith(one)));
  return typed.length > 0 && fits ? 2 : null;
}

/** Returns the things whose name or kind begins with what is typed, those with the very name first. */
export function findByName(things: readonly NamedThing[], search: string): NamedThing[] {
  const wanted = simplify(search);
  if (wanted === '') return [];
  const found = things.flatMap((thing) => {
    const byName = thing.keys.map((key) => rankOf(key, wanted) ?? 9);
    const byKind = rankOf(simplify(thing.kind), wanted) === null ? 9 : 3;
    const rank = Math.min(...byName, byKind);
    return rank < 9 ? [{ thing, rank }] : [];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ thing }) => thing);
}

function nameThings(
  client: GameClient,
  guide: LoadedGuide,
  language: Language,
  { state, seat, names }: Position,
  refs: readonly Ref[],
): NamedThing[] {
  const { id } = client.rules;
  return refs.flatMap((ref) => {
    const explain = () => guide.words[language].explain(ref, state, seat, names);
    const told = attempt(explain, null, id);
    if (!told) return [];
    const name = attempt(() => client.words[language].ref(ref, state, names), '', id);
    const title = told.title.replaceAll('\u00ad', '');
    return [{ ref, title, kind: told.kind ?? '', keys: [title, name ?? ''].map(simplify) }];
  });
}

/** Keeps the first thing of each name. */
function dropDoubles(things: readonly NamedThing[]): NamedThing[] {
  const known = new Set<string>();
  return things.filter(({ keys: [key = ''] }) => key !== '' && !known.has(key) && known.add(key));
}

/** Everything with a name that the viewer of a table may ask about. */
export function thingsAtTable(
  client: GameClient,
  guide: LoadedGuide,
  language: Language,
  position: Position,
): NamedThing[] {
  const { state, seat } = position;
  const refs = new Set([...guide.kinds(state), ...guide.things(state, seat)]);
  return dropDoubles(nameThings(client, guide, language, position, [...refs]));
}

/** Any seed: what is told of these positions holds for all. */
const SEED: Seed = [0, 0, 0, 1];

/** First positions of the game: with its defaults, and with each option changed alone. */
function firstPositions({ rules }: GameClient): { option?: string; position: Position }[] {
  const changes = rules.options.flatMap((spec): [id: string, value: OptionValue][] => {
    if (spec.type === 'boolean') return [[spec.id, !spec.default]];
    if (spec.type === 'number') return [];
    return spec.choices.filter((one) => one !== spec.default).map((one) => [spec.id, one]);
  });
  const open = (options: Record<string, OptionValue>): Position => {
    const state = rules.setup(options, rules.seats.min, SEED);
    return { state: rules.view(state, null), seat: null, names: [] };
  };
  return [
    { position: open({}) },
    ...changes.map(([option, value]) => ({ option, position: open({ [option]: value }) })),
  ];
}

/** What can be told of the things of a game where no table is. */
export function thingsOfRules(client: GameClient, guide: LoadedGuide, language: Language) {
  const positionOf = new Map<Ref, Position>();
  const named = firstPositions(client).flatMap(({ option, position }) => {
    const refs = guide.kinds(position.state).filter((ref) => !positionOf.has(ref));
    for (const ref of refs) positionOf.set(ref, position);
    const all = nameThings(client, guide, language, position, refs);
    return option === undefined ? all : all.map((one) => ({ ...one, option }));
  });
  const explain = (ref: Ref): Explanation | null => {
    const position = positionOf.get(ref);
    if (!position) return null;
    const { state, seat, names } = position;
    const told = guide.words[language].explain(ref, state, seat, names);
    return told && withoutPosition(told, (one) => positionOf.has(one));
  };
  return { things: dropDoubles(named), explain };
}

/** Leaves out what is true of one position only. */
function withoutPosition(
  { title, kind, picture, facts = [], total, text, about = [] }: Explanation,
  isKnown: (ref: Ref) => boolean,
): Explanation {
  return {
    title,
    ...(kind && { kind }),
    ...(picture && { picture }),
    facts: facts
      .filter(({ lasting }) => lasting)
      .map(({ ref, ...fact }) => (ref && isKnown(ref) ? { ...fact, ref } : fact)),
    ...(total?.lasting && { total }),
    ...(text && { text }),
    about: about.filter(isKnown),
  };
}
