// The worked examples of the rules page. Within a section they come in this order.
import { COUNTING } from './counting.ts';
import { PEOPLE } from './people.ts';
import { PLAYING } from './playing.ts';
import { SIGNS } from './signs.ts';

export const EXAMPLES = { ...SIGNS, ...PLAYING, ...PEOPLE, ...COUNTING };
export type ExampleId = keyof typeof EXAMPLES;
