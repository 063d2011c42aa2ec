// The sections of the rules page, in their order.
export const SECTIONS = [
  'aim',
  'setup',
  'signs',
  'turn',
  'keys',
  'events',
  'eviction',
  'rivals',
  'end',
  'score',
  'variants',
  'rulings',
  'credits',
] as const;
export type Section = (typeof SECTIONS)[number];
