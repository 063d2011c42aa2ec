import { text } from '../text/index.ts';

/** What the bot on this chair is called: the house has its staff. */
export function botName(seat: number): string {
  const { botNames } = text.value;
  return botNames[seat % botNames.length] ?? text.value.bot;
}
