// Names for the refs, and what is written of places, characters and actions.
import type { Ref } from '../../../../shared/engine/index.ts';
import { type City, ROADS, roadOf } from '../../../../shared/games/raja/board.ts';
import {
  type Action,
  actionRef,
  type Character,
  characterRef,
  type Place,
  placeRef,
  type Task,
} from '../../../../shared/games/raja/state.ts';
import { unfinished } from '../../../../shared/games/raja/tasks.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { fillPlaceholders, plain } from '../../../text/compose.ts';
import { cityName, GENERAL } from './numbers.ts';
import type { Active, Known, Rest, Spot, Vocabulary } from './vocabulary.ts';

/** A village by its road, the city that it is nearer to first. */
function placeName(words: Vocabulary, at: Place): string {
  if (typeof at !== 'number') return cityName(at);
  const [one, other] = (ROADS[roadOf(at)] ?? ROADS[0]) as readonly [City, City];
  const [near, far] = at % 2 === 0 ? [one, other] : [other, one];
  return words.village(cityName(near), cityName(far));
}

export function spotOf(words: Vocabulary, at: Place): Spot {
  const text = placeName(words, at);
  return { village: typeof at === 'number', text, thing: { ref: placeRef(at), text } };
}

const placeIn = (name: string): Place => (/^\d+$/.test(name) ? Number(name) : (name as City));

export const actionName = (words: Vocabulary, action: Action): string => words.actions[action][0];

export const characterName = (words: Vocabulary, character: Character): string =>
  words.characters[character - 1]?.[0] ?? '';

const withArticle = (words: Vocabulary, character: Character): string =>
  words.characters[character - 1]?.[1] ?? '';

export const powerName = (words: Vocabulary, ref: Ref): string =>
  words.powerOf(withArticle(words, Number(ref.split(':')[1])));

export const theCharacter = (words: Vocabulary, character: Character): TextPiece => {
  return { ref: characterRef(character), text: withArticle(words, character) };
};

/** What an action or a character does. */
export function effect(words: Vocabulary, ref: Ref): string {
  const [kind, name = ''] = ref.split(':');
  const text =
    kind === 'action'
      ? words.actions[name as Action][1]
      : (words.characters[Number(name) - 1]?.[2] ?? '');
  return fillPlaceholders(text, GENERAL);
}

const TWO_PARTS: readonly Action[] = ['twoHouses', 'palaceAndHouse'];
const isHalfDone = ({ action, begun }: Task): boolean => begun && TWO_PARTS.includes(action);

/** Each of them once, and how many times it was there. */
const counted = <T>(all: readonly T[]): [one: T, times: number][] =>
  [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);

/** Actions in a row, the same ones together. */
export const actionPieces = (words: Vocabulary, actions: readonly Action[]) =>
  counted(actions).map(([action, times]) => {
    const name = actionName(words, action);
    return { ref: actionRef(action), text: times > 1 ? words.times(name, times) : name };
  });

/** Actions of which nothing has been done, or all that could be. */
export const wholeOf = (words: Vocabulary, tasks: readonly Task[]): string[] =>
  actionPieces(
    words,
    tasks.filter((task) => !isHalfDone(task)).map(({ action }) => action),
  ).map(({ text }) => text);

/** What is left of the others. */
export const restOf = (words: Vocabulary, tasks: readonly Task[]): string[] =>
  counted(tasks.filter(isHalfDone).flatMap(({ left }) => left as Rest[])).map(([part, number]) => {
    const [one, many] = words.rest[part];
    return number > 1 ? fillPlaceholders(many, { number }) : one;
  });

/** What a button is called depends on the turn, a player is called as who sits there. */
export function refName(
  words: Vocabulary,
  ref: Ref,
  state?: Known,
  names: readonly string[] = [],
): string {
  const [kind, name = ''] = ref.split(':');
  switch (kind) {
    case 'city':
    case 'village':
      return placeName(words, placeIn(name));
    case 'house':
      return plain(words.house(spotOf(words, placeIn(name))));
    case 'governor':
      return words.governor(cityName(name));
    case 'site':
      return words.site[name as keyof Vocabulary['site']];
    case 'action':
      return actionName(words, name as Action);
    case 'character':
      return words.numbered(characterName(words, Number(name)), Number(name));
    case 'power':
      return words.powers[Number(name) as Active];
    case 'player':
      return names[Number(name)] || words.player(Number(name));
    case 'gold':
      return words.gold(Number(name));
    case 'button':
      return buttonName(words, name, state);
    default:
      return words.token;
  }
}

function buttonName(words: Vocabulary, name: string, state: Known): string {
  const frame = state?.frames.at(-1);
  const isFree = frame?.kind === 'sure' && unfinished(frame.tasks).length === 0;
  return words.buttons[
    name === 'giveUp' && isFree ? 'anyway' : (name as keyof Vocabulary['buttons'])
  ];
}
