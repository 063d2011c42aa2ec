import type { ExampleShape, ExampleTexts } from '../../../table/rulebook-example.ts';
import type { Section } from './sections.ts';

export const EXAMPLES: Record<string, ExampleShape<Section>> = {
  burst: {
    section: 'eviction',
    position: `
      C....  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  Cryg.  C....  C...g  C....
      C....  C....  C....  C....  C....
      > red 8r: red talk red
      blue 8b: blue blue talk
      pile: red blue`,
    seat: 0,
    zones: ['board', 'hand'],
    area: ['flat:b2', 'flat:b3', 'flat:c3', 'flat:a3', 'flat:b4'],
    marks: ['flat:b3', 'card:red'],
    moves: [{ seat: 0, clicks: ['card:red', 'flat:b3'] }],
  },
};
export const EXAMPLE_TEXTS: Record<string, ExampleTexts> = {
  burst: {
    title: 'A flat bursts',
    text: 'It is your turn.',
    marks: ['Three live here.', 'Your key.'],
    after: 'Four live there now.',
  },
};
