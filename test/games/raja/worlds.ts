// Positions of Raja in two worlds that differ in what is hidden.
import type { Ref } from '../../../shared/engine/index.ts';
import type { Name } from '../../../shared/games/raja/notation.ts';
import { Worlds } from '../../kit/scenario/worlds.ts';
import { given } from './table.ts';

const PROBES: Ref[][] = [
  ['city:kota'],
  ['action:palace', 'site:great'],
  ['action:house', 'village:9'],
];

/** Replaces HIDDEN in the text by the first value in one world and by the second in the other. */
export const worlds = (text: string, [one, other]: [string, string], ...blind: (Name | null)[]) => {
  const world = (hidden: string) => given(text.replace('HIDDEN', hidden));
  return new Worlds([world(one), world(other)], PROBES, blind);
};
