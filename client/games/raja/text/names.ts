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
import { filled, plain } from '../../../text/compose.ts';
import type { Piece } from '../../contract.ts';
import { cityName, costOf, GENERAL } from './numbers.ts';
import type { Active, Known, Spot, Vocabulary } from './vocabulary.ts';

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

export const actionPiece = (words: Vocabulary, action: Action): Piece => {
  return { ref: actionRef(action), text: actionName(words, action) };
};

export const characterName = (words: Vocabulary, character: Character): string =>
  words.characters[character - 1]?.[0] ?? '';

/** Whose power it is. */
export const powerName = (words: Vocabulary, ref: Ref): string =>
  characterName(words, Number(ref.split(':')[1]));

export const theCharacter = (words: Vocabulary, character: Character): Piece => {
  return { ref: characterRef(character), text: words.characters[character - 1]?.[1] ?? '' };
};

/** What an action or a character does. */
export function effect(words: Vocabulary, ref: Ref): string {
  const [kind, name = ''] = ref.split(':');
  const text =
    kind === 'action'
      ? words.actions[name as Action][1]
      : (words.characters[Number(name) - 1]?.[2] ?? '');
  return filled(text, GENERAL);
}

const TWO_PARTS: readonly Action[] = ['twoHouses', 'palaceAndHouse'];

/** An action, or the part of it that is left. */
export function taskName(words: Vocabulary, { action, left: [part], begun }: Task): string {
  return part && begun && TWO_PARTS.includes(action)
    ? words.captions.parts[part]
    : actionName(words, action);
}

/** What a button costs depends on the turn, a player is called as who sits there. */
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
  if (name !== 'giveUp') return words.buttons[name as keyof Vocabulary['buttons']];
  const frame = state?.frames.at(-1);
  if (frame?.kind !== 'sure') return words.giveUp(null, false);
  const cost = costOf(unfinished(frame.tasks).length);
  return words.giveUp(words.gold(cost), cost === 0);
}
