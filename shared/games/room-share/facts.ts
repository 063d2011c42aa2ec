// The facts about Room Share that other code needs without its rules. shared/games/manifest.ts
// explains each of them.
export const id = 'room-share';
export const version = 2;
export const title = 'Room Share';
export const makers = 'Mr.Kou, RMBC 2022; Musoka Studio';
export const seats = { min: 2, max: 4 };
export const minutes = [20, 30] as const;
export const lessonMinutes = 3;
export const seatsAgainstBots = 2;
export const sizeBudgetKb = 23.1;
