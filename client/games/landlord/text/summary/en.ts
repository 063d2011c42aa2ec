export const summary =
  'Build, fill your buildings with good tenants, and send your rivals the worst: squatters, musicians, bombs.';
