// What every example of the rules page is made of.
import type { ExampleShape } from '../../../../table/rulebook-example.ts';
import type { Section } from '../section-ids.ts';

export type Shapes = Record<string, ExampleShape<Section>>;

/** The viewer of every picture is red, and begins. */
export const YOU = 0;
