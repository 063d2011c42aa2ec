// Default names for bots, and for people who have not given a name.
import { storedName } from '../session/tables.ts';
import { text } from '../text/index.ts';

/** Returns the name of the bot in a seat. Bots are named after the staff of a house. */
export function botName(seat: number): string {
  const { botNames } = text.value;
  return botNames[seat % botNames.length] ?? text.value.bot;
}

/** Returns the name that the person at this device has given before, or a default such as “Player 1”. */
export const defaultNameAt = (chair: number): string =>
  storedName() ?? text.peek().playerNumber(chair + 1);
