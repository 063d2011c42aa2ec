export const summary =
  'Riempi gli appartamenti con esattamente tre inquilini. Al quarto, sfratto: fuori tutti.';
