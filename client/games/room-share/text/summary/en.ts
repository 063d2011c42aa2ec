export const summary =
  'Fill flats with exactly three tenants. When a fourth one moves in, everybody is evicted.';
