// What every example of the rules page is made of.
import type { ExampleShape } from '../../../../table/rulebook-example.ts';
import type { Section } from '../section-ids.ts';

export type Shapes = Record<string, ExampleShape<Section>>;

/** The viewer of every picture is red; the others are blue, yellow and green. */
export const YOU = 0;
export const BLUE = 1;
export const YELLOW = 2;
