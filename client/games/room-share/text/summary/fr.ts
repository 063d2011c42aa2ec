export const summary =
  'Remplis les appartements d’exactement trois locataires. Au quatrième, tout le monde dehors !';
