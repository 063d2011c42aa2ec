// Says what a whole move would do before the player confirms it. Fetched when a move has to be confirmed.
import { language } from '../text/index.ts';
import { Clamped } from './clamped.tsx';
import type { PlayProps } from './parts.ts';
import { useGuide } from './use-guide.ts';
import { wayOf } from './way.ts';

export function Confirm({ session, table, picker, client }: PlayProps) {
  const guide = useGuide(client);
  const whole = picker.unconfirmed.value;
  const seat = session.seat.value;
  if (!whole || seat === null) return null;
  const names = table.chairs.map(({ name }) => name);
  const way = wayOf(whole, { client, guide, state: session.game.value, seat, names });
  // What follows from it is no part of the question. French has a space before the question mark.
  const [deed = '', ...more] = way.split(/\. (?=\p{Lu})/u);
  const question = `${deed}${language.value === 'fr' ? '\u202f' : ''}?`;
  const line = [question, ...more.map((one) => `${one}.`)].join(' ');
  return (
    <Clamped key={line} class="asked">
      {line}
    </Clamped>
  );
}
