// What the player has to click next, after what has been picked, and what wins the game.
import type { Ref, Viewer } from '../../../../shared/engine/index.ts';
import { countReserve, score } from '../../../../shared/games/room-share/end.ts';
import { landingFlat } from '../../../../shared/games/room-share/eviction.ts';
import { flatRef, tenantAt } from '../../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  cardRef,
  type State,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';
import { cardName, isKey, refName } from './names.ts';
import type { PromptKind, Vocabulary } from './vocabulary.ts';

export function writePrompt(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  names: string[],
  picked: readonly Ref[] = [],
): string {
  const frame = state.frames.at(-1);
  if (!frame) return '';
  const who = frame.seat === viewer ? null : (names[frame.seat] ?? '');
  const ask = (kind: PromptKind, flat = 0, tenant: Colour | null = null) =>
    words.prompts[kind](who, refName(words, flatRef(flat)), tenant ? words.tenant(tenant) : '');
  if (frame.kind === 'land') return ask('land', landingFlat(state, frame), frame.colour);
  if (frame.kind === 'place') {
    const chosen = COLOURS.find((colour) => picked.includes(tenantRef(colour)));
    return ask('place', frame.flat, chosen ?? onlyColour(state, frame.seat));
  }
  if (frame.kind === 'swap') return ask('swap', frame.flat, tenantAt(state, frame));
  if (frame.kind !== 'turn')
    return frame.kind === 'settle' || frame.kind === 'endTurn' ? '' : ask(frame.kind);
  const card = who === null && pickedCard(state, frame.seat, picked);
  if (!card) return ask(state.options.noCards ? 'open' : 'turn');
  const name = cardName(words, card);
  return `${name}${words.colon}${isKey(card) ? words.next.key(words.tenant(card)) : words.next[card]}`;
}

const pickedCard = ({ hands }: State, seat: number, picked: readonly Ref[]) =>
  hands[seat]?.find((card): card is Card => card !== '?' && picked.includes(cardRef(card)));

/** Returns the only colour in a reserve, or null if the player can choose. */
function onlyColour({ reserve }: State, seat: number): Colour | null {
  const [one, other] = COLOURS.filter((colour) => (reserve[seat]?.[colour] ?? 0) > 0);
  return (!other && one) || null;
}

/** A name that is longer is cut, so that the line stays one line. */
const LONGEST_NAME = 12;
const short = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** How many tenants the smallest reserve holds. Null in the last chance. */
const leastReserve = (state: State): number | null =>
  state.finisher === null
    ? Math.min(...state.colours.map((_, seat) => countReserve(state, seat)))
    : null;

export const writeEnd = (words: Vocabulary, state: State): string =>
  words.ends(leastReserve(state));

export function writeGoal(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  names: string[],
): string {
  const points = state.colours.map((_, seat) => score(state, seat));
  const best = Math.max(...points);
  const first = points.flatMap((one, seat) => (one === best ? [seat] : []));
  const [leader] = first;
  const who = first.length > 1 ? 'tie' : leader === viewer ? null : short(names[leader ?? 0] ?? '');
  return words.goal(who, `${best}`.replace('-', '−'), leastReserve(state));
}
