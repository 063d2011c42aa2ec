export const summary =
  'La seconda edizione di Landlord!: tetti da comprare, hacker, nobili e ciò che uno scienziato fa nascere in mansarda.';
