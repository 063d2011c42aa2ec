// Those who made the games.
export const MAKERS: Record<string, string> = {
  'room-share': 'Mr.Kou, RMBC 2022; Musoka Studio',
  landlord: 'Friedemann Friese, 2F-Spiele 1997',
  'landlord-2': 'Friedemann Friese, 2F-Spiele 2013',
  raja: 'Michael Kiesling, Wolfgang Kramer; Phalanx Games 2004',
};
