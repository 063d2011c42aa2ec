// The facts about Raja that other code needs without its rules. shared/games/manifest.ts explains
// each of them.
export const id = 'raja';
export const version = 1;
export const title = 'Raja';
export const makers = 'Michael Kiesling, Wolfgang Kramer; Phalanx Games 2004';
export const seats = { min: 2, max: 5 };
export const minutes = [60, 90] as const;
export const lessonMinutes = 6;
export const seatsAgainstBots = 3;
export const sizeBudgetKb = 38.2;
