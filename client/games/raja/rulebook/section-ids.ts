// The sections of the rules page, in their order.
export const SECTIONS = [
  'aim',
  'setup',
  'signs',
  'round',
  'actions',
  'building',
  'travel',
  'track',
  'characters',
  'changing',
  'rivals',
  'end',
  'scoring',
  'variants',
  'rulings',
  'credits',
] as const;
export type Section = (typeof SECTIONS)[number];
