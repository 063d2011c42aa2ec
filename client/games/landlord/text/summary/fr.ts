export const summary =
  'Bâtis, loue, et envoie aux autres ce que tu as de pire : squatteurs, musiciens, bombes.';
