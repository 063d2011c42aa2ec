// Games that began under earlier rules.
import { adaptOptions } from '../../engine/index.ts';
import { type Options, options, type State } from './state.ts';

/** Before version 2 the royal suite took the place of a classic flat or was left out. */
export function upgrade(stored: unknown): State {
  const state = stored as State;
  return { ...state, options: adaptOptions(options, { ...state.options }) as Options };
}
