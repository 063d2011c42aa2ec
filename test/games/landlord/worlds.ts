// Positions of Landlord! in two worlds that differ in what is hidden.
import type { Ref } from '../../../shared/engine/index.ts';
import type { Name } from '../../../shared/games/landlord/notation.ts';
import { Worlds } from '../../kit/scenario/worlds.ts';
import { given } from './table.ts';

const PROBES: Ref[][] = [['card:police', 'flat:0/1'], ['card:roof', 'site:roof'], ['pile']];

/** Replaces HIDDEN in the text by the first value in one world and by the second in the other. */
export const worlds = (text: string, [one, other]: [string, string], ...blind: (Name | null)[]) => {
  const world = (hidden: string) => given(text.replace('HIDDEN', hidden));
  return new Worlds([world(one), world(other)], PROBES, blind);
};
