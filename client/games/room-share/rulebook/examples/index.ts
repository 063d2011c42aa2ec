// The worked examples of the rules page. Within a section they come in this order.
import { ENDING } from './ending.ts';
import { EVICTIONS } from './evictions.ts';
import { PLAYING } from './playing.ts';
import { SIGNS } from './signs.ts';

export const EXAMPLES = { ...SIGNS, ...PLAYING, ...EVICTIONS, ...ENDING };
export type ExampleId = keyof typeof EXAMPLES;
