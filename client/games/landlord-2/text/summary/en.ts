export const summary =
  'The second edition of Landlord!: roofs to buy, hackers, nobles, and what a scientist hatches in the attic.';
