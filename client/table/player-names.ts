// Names for those who have not given one.
import { storedName } from '../session/tables.ts';
import { text } from '../text/index.ts';

/** The name of a bot, by its seat: they are called like the staff of a house. */
export function botName(seat: number): string {
  const { botNames } = text.value;
  return botNames[seat % botNames.length] ?? text.value.bot;
}

/** The name that the person of this device has given before, or “Player 1” by the chair. */
export const defaultNameAt = (chair: number): string =>
  storedName() ?? text.peek().playerNumber(chair + 1);
