export const summary =
  'Costruisci palazzi dove sta per arrivare il Maharaja, e vivi dei pedaggi dei tuoi villaggi.';
