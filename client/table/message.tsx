// The message room: one thing at a time that the viewer has to know, the most urgent first. It has room of its own, so
// that it covers and moves nothing.
import type { ComponentChildren } from 'preact';
import type { Reason } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { attempt } from '../session/report.ts';
import { language, text } from '../text/index.ts';
import { Clamped } from './clamped.tsx';
import { LatestLines } from './latest.tsx';
import type { Moment } from './moment.ts';
import type { Drawer, PlayProps } from './parts.ts';

const ShownLine = lazy(() => import('./events.tsx').then((part) => part.ShownLine));
const Notice = lazy(() => import('./notice.tsx').then((part) => part.Notice));

interface Props extends PlayProps {
  /** What the picked thing does. */
  explanation?: string | null | undefined;
  hint: ComponentChildren;
  moment: Moment;
  /** The figures of the players. */
  pawns?: ComponentChildren[] | undefined;
  onOpen(drawer: Drawer): void;
}

export function Message(props: Props) {
  return <div class="message">{messageOf(props)}</div>;
}

function messageOf(props: Props) {
  const { session, table, picker, client, explanation, hint, moment, onOpen } = props;
  const t = text.value;
  const words = client.words[language.value];
  const { value: refusal } = session.refusal;
  if (refusal) {
    const line = words.refused[refusal.code] ?? t.refused[refusal.code] ?? t.refusedOther;
    const forget = () => {
      session.refusal.value = null;
    };
    return (
      <p key={line} class="refusal" role="alert" onAnimationEnd={forget}>
        {line}
      </p>
    );
  }
  const { value: answer } = picker.answer;
  if (answer) {
    const names = table.chairs.map(({ name }) => name);
    const say = (reason: Reason) =>
      words.reason(reason, session.game.value, session.seat.value, names);
    const { ref, reason, line = reason && say(reason) } = answer;
    const nameIt = () => words.ref(ref, session.game.value, names);
    const ask = () => {
      picker.asked.value = ref;
    };
    return (
      <div key={ref + line} class={answer.line ? 'answer' : 'answer reason'}>
        <Clamped>
          <b>{attempt(nameIt, '', table.game)}</b> {line}
        </Clamped>
        <Button small label={t.ask} onClick={ask}>
          ?
        </Button>
      </div>
    );
  }
  if (moment.shown.value) return <ShownLine {...props} />;
  if (hint) return hint;
  const usual = explanation ? (
    <Clamped key={explanation}>{explanation}</Clamped>
  ) : (
    <LatestLines session={session} client={client} onClick={() => onOpen('log')} />
  );
  const isSomebodyMissing = table.chairs.some(
    ({ absent, gone, standIn }) => absent || standIn || gone !== null,
  );
  return isSomebodyMissing ? <Notice {...{ session, table }}>{usual}</Notice> : usual;
}
