// Converts tables that began under an earlier version of the rules.
import { adaptOptions } from '../../engine/index.ts';
import { type Options, options, type State } from './state.ts';

/**
 * Before version 2 the option of the royal suite was a boolean: on meant that it replaced a classic
 * flat.
 */
export function upgrade(stored: unknown): State {
  const state = stored as State;
  return { ...state, options: adaptOptions(options, { ...state.options }) as Options };
}
