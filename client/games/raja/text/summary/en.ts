export const summary =
  'Build palaces where the Maharaja is about to go, and live on the tolls from your villages.';
