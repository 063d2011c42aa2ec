export const summary =
  'Costruisci edifici, riempili di buoni inquilini e manda agli altri i peggiori: anarchici, musicisti, bombe.';
