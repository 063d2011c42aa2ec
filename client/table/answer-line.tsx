// Why the last press changed nothing, in the message room, with the way to all that there is to know of the thing.
import { Button } from '../kit/kit.tsx';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import { words as asking } from './ask-words.ts';
import { Clamped } from './clamped.tsx';
import type { PlayProps } from './parts.ts';

export function AnswerLine({ session, table, picker, client }: PlayProps) {
  const { value: answer } = picker.answer;
  if (!answer) return null;
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const { value: state } = session.game;
  const { ref, reason } = answer;
  const told = answer.isCloser ? asking.value.closer : answer.line;
  const line = told ?? (reason && words.reason(reason, state, session.seat.value, names));
  const nameIt = () => words.ref(ref, state, names);
  const ask = () => {
    picker.asked.value = ref;
  };
  return (
    <div class={told ? 'answer' : 'answer reason'}>
      <Clamped key={ref + line}>
        <b>{attempt(nameIt, '', table.game)}</b> {line}
      </Clamped>
      <Button small label={asking.value.ask} onClick={ask}>
        ?
      </Button>
    </div>
  );
}
