// The message room: one thing at a time that the viewer has to know, the most urgent first. It has room of its own, so
// that it covers and moves nothing.
import type { ComponentChildren } from 'preact';
import { Button } from '../kit/kit.tsx';
import { language, text } from '../text/index.ts';
import { Clamped } from './clamped.tsx';
import { LatestLines } from './log.tsx';
import { useNotice } from './notices.ts';
import type { Drawer, PlayProps } from './parts.ts';

interface Props extends PlayProps {
  /** What the picked thing does. */
  explanation?: string | null | undefined;
  hint: ComponentChildren;
  onOpen(drawer: Drawer): void;
}

export function Message(props: Props) {
  return <div class="message">{messageOf(props)}</div>;
}

function messageOf({ session, table, picker, client, explanation, hint, onOpen }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const notice = useNotice(session, table);
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
  const { value: reason } = picker.reason;
  if (reason) {
    const names = table.chairs.map(({ name }) => name);
    const line = words.reason(reason, session.game.value, session.seat.value, names);
    return (
      <Clamped key={line} class="reason">
        {line}
      </Clamped>
    );
  }
  if (hint) return hint;
  if (notice) {
    return (
      <p class="notice">
        <span>{notice.text}</span>
        <Button small kind="primary" onClick={() => void session.send(notice.command)}>
          {notice.action}
        </Button>
      </p>
    );
  }
  if (explanation) return <Clamped key={explanation}>{explanation}</Clamped>;
  return <LatestLines session={session} client={client} onClick={() => onOpen('log')} />;
}
