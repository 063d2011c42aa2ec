// Names all refs, and builds the sentence pieces for places, characters and actions.
import type { Reason, Ref, Viewer } from '../../../../shared/engine/index.ts';
import { type City, ROADS, roadOf } from '../../../../shared/games/raja/board.ts';
import { palacePrice } from '../../../../shared/games/raja/houses.ts';
import {
  type Action,
  actionRef,
  type Character,
  characterRef,
  type Place,
  placeRef,
  type State,
  type Task,
} from '../../../../shared/games/raja/state.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { fillPlaceholders, joinPieces } from '../../../text/compose.ts';
import type { Thing } from './captions/captions.ts';
import { cityName, GENERAL_NUMBERS } from './numbers.ts';
import type { Reasons } from './reasons/reasons.ts';
import type { PowerByMove, SplittablePart, Spot, Vocabulary } from './vocabulary.ts';

/** A village is named by its road, the nearer city first. */
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

/** Returns the text of what an action or a character does. With a state, an action has the viewer’s price. */
export function effect(words: Vocabulary, ref: Ref, state?: State, viewer: Viewer = null): string {
  const [kind, name = ''] = ref.split(':');
  if (kind !== 'action') {
    return fillPlaceholders(words.characters[Number(name) - 1]?.[2] ?? '', GENERAL_NUMBERS);
  }
  const palace = state && viewer !== null ? palacePrice(state, viewer) : GENERAL_NUMBERS.palace;
  return fillPlaceholders(words.actions[name as Action][1], { ...GENERAL_NUMBERS, palace });
}

const TWO_PARTS: readonly Action[] = ['twoHouses', 'palaceAndHouse'];
const isHalfDone = ({ action, begun }: Task): boolean => begun && TWO_PARTS.includes(action);

/** Returns each different item once, with the number of times it occurs. */
const countEach = <T>(all: readonly T[]): [one: T, times: number][] =>
  [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);

/** Returns the names of a list of actions, equal ones combined. */
export const actionPieces = (words: Vocabulary, actions: readonly Action[]) =>
  countEach(actions).map(([action, times]) => {
    const name = actionName(words, action);
    return { ref: actionRef(action), text: times > 1 ? words.times(name, times) : name };
  });

/** Returns the names of the tasks of which all parts remain, or that have only one part. */
export const untouchedActions = (words: Vocabulary, tasks: readonly Task[]): string[] =>
  actionPieces(
    words,
    tasks.filter((task) => !isHalfDone(task)).map(({ action }) => action),
  ).map(({ text }) => text);

/** Returns the names of the parts that remain of partly done tasks. */
export const remainingPartNames = (words: Vocabulary, tasks: readonly Task[]): string[] =>
  countEach(tasks.filter(isHalfDone).flatMap(({ left }) => left as SplittablePart[])).map(
    ([part, number]) => {
      const [one, many] = words.rest[part];
      return number > 1 ? fillPlaceholders(many, { number }) : one;
    },
  );

/** Returns the sentence of a reason. Things that it names have their names in this language. */
export function reasonText(words: Vocabulary, { key, ...details }: Reason): string {
  const text = words.reasons[key as keyof Reasons] ?? key;
  const name = (detail: string, value: string | number): string => {
    if (detail === 'city' || detail === 'from') return cityName(`${value}`);
    if (detail === 'action') return words.actions[value as Action]?.[0] ?? `${value}`;
    if (detail === 'character') return withArticle(words, Number(value));
    return detail === 'first' ? refName(words, `${value}`) : `${value}`;
  };
  const named = Object.entries(details).map(([detail, value]) => [detail, name(detail, value)]);
  const filled = fillPlaceholders(text, Object.fromEntries(named));
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Returns the name of a ref. A player's ref is named after the person in the seat. */
export function refName(words: Vocabulary, ref: Ref, names: readonly string[] = []): string {
  const [kind, name = ''] = ref.split(':');
  switch (kind) {
    case 'city':
    case 'village':
      return placeName(words, placeIn(name));
    case 'house':
      return joinPieces(words.house(spotOf(words, placeIn(name))));
    case 'governor':
      return words.governor(cityName(name));
    case 'site':
      return words.site[name as keyof Vocabulary['site']];
    case 'action':
      return actionName(words, name as Action);
    case 'character':
      return words.numbered(characterName(words, Number(name)), Number(name));
    case 'power':
      return words.powers[Number(name) as PowerByMove] ?? characterName(words, Number(name));
    case 'player':
      return names[Number(name)] || words.player(Number(name));
    case 'gold':
      return words.gold(Number(name));
    case 'seat':
      return names[Number(name)] || words.player(Number(name));
    case 'road': {
      const [one, other] = ROADS[Number(name)] ?? ROADS[0] ?? ['', ''];
      return words.captions.road(cityName(one), cityName(other));
    }
    case 'track':
    case 'disc':
      return words.captions[kind];
    case 'button':
      return words.buttons[name as keyof Vocabulary['buttons']];
    default: {
      const thing = words.captions.things[kind as Thing] ?? words.token;
      return name ? `${thing} (${names[Number(name)] || words.player(Number(name))})` : thing;
    }
  }
}
