// After a first pick the prompt says what to choose next.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import { START } from '../../../../shared/games/raja/board.ts';
import { freeCharacters } from '../../../../shared/games/raja/characters.ts';
import { HOUSE_PRICE, whyNotBuild, whyNotPalace } from '../../../../shared/games/raja/houses.ts';
import { type Action, ENTREPRENEUR, type State } from '../../../../shared/games/raja/state.ts';
import { PARTS, remainingParts } from '../../../../shared/games/raja/tasks.ts';
import { goldFor } from '../prices.ts';
import { actionName, actionPieces, characterName } from './names.ts';
import { cityName } from './numbers.ts';
import type { Step, StepFacts } from './steps/steps.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the sentence that says what to choose next, or null before the first pick. */
export function writeStep(
  words: Vocabulary,
  state: State,
  seat: Seat,
  picked: readonly Ref[],
): string | null {
  const [first] = picked;
  const frame = state.frames.at(-1);
  if (!first || !frame) return null;
  const [kind, name = ''] = first.split(':');
  const action = name as Action;
  const here = state.architects[seat];
  const facts: StepFacts = {
    name:
      kind === 'power'
        ? characterName(words, Number(name))
        : kind === 'action'
          ? actionName(words, action)
          : words.token,
    city: here && here !== START ? cityName(here) : null,
    price: '',
    actions: [],
  };
  if (frame.kind === 'choose' && kind === 'action') {
    return words.steps.both({ ...facts, actions: bothActions(words, state, seat, action) });
  }
  if (frame.kind !== 'turn') return null;
  const step = stepAfter(state, seat, picked, remainingParts(frame.tasks, action));
  if (!step) return null;
  const parts = step === 'palace' ? PARTS.palace : PARTS.house;
  return words.steps[step]({ ...facts, price: words.gold(-goldFor(parts, state, seat)) });
}

/** The names of the actions on the disc, with the one that has just been picked. */
const bothActions = (words: Vocabulary, state: State, seat: Seat, picked: Action): string[] =>
  actionPieces(words, [...((state.discs[seat]?.actions ?? []) as Action[]), picked]).map(
    ({ text }) => text,
  );

/** A phone has room for so many letters on the button that confirms. */
const LONGEST_BUTTON = 26;

/** The button that confirms both actions names them, if they are short enough. */
export function confirmText(
  words: Vocabulary,
  [ref = '']: readonly Ref[],
  state: State,
  seat: Seat,
): string | null {
  const [kind, name = ''] = ref.split(':');
  if (state.frames.at(-1)?.kind !== 'choose' || kind !== 'action') return null;
  const named = words.confirm(bothActions(words, state, seat, name as Action));
  return named.length > LONGEST_BUTTON ? words.confirmBoth : named;
}

function stepAfter(
  state: State,
  seat: Seat,
  [first = '', second]: readonly Ref[],
  left: ReturnType<typeof remainingParts>,
): Step | null {
  if (first === 'token') return 'token';
  if (first === `power:${ENTREPRENEUR}`) return second ? 'whereTo' : 'freeHouse';
  if (left.includes('move')) return second ? 'whereTo' : 'whichHouse';
  const sites = left.includes('palace') ? [true, false] : [];
  if (sites.some((great) => !whyNotPalace(state, seat, great))) {
    const canBuild = left.includes('house') && !whyNotBuild(state, seat, HOUSE_PRICE);
    return canBuild ? 'palaceOrHouse' : 'palace';
  }
  if (left.includes('house')) return 'house';
  if (left.includes('cityHouse')) return 'cityHouse';
  if (left.includes('track')) return 'governor';
  if (!left.includes('character')) return null;
  if (second) return 'give';
  if (!state.options.manyCharacters) return 'character';
  return freeCharacters(state).length > 0 ? 'freeCharacter' : 'swap';
}
