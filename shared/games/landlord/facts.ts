// The facts about Landlord! that other code needs without its rules. shared/games/manifest.ts
// explains each of them.
export const id = 'landlord';
export const version = 2;
export const title = 'Landlord!';
export const makers = 'Friedemann Friese, 2F-Spiele 1997';
export const seats = { min: 2, max: 6 };
export const minutes = [30, 60] as const;
export const lessonMinutes = 5;
export const seatsAgainstBots = 3;
export const sizeBudgetKb = 53;
