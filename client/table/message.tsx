// The message room: one thing at a time that the viewer has to know, the most urgent first. It has room of its own, so
// that it covers and moves nothing.
import type { ComponentChildren } from 'preact';
import { lazy } from '../kit/lazy.tsx';
import { language, text } from '../text/index.ts';
import { Clamped } from './clamped.tsx';
import type { Moment } from './moment.ts';
import { onlyNo } from './only-no.ts';
import type { Coach, Drawer, PlayProps } from './parts.ts';

// Fetched with the board: the part that answers questions contains it.
const AnswerLine = lazy(() => import('./asking.tsx').then((part) => part.AnswerLine));
const Confirm = lazy(() => import('./confirm.tsx').then((part) => part.Confirm));
const ShownLine = lazy(() => import('./events.tsx').then((part) => part.ShownLine));
const Latest = lazy(() => import('./events.tsx').then((part) => part.Latest));
const Declining = lazy(() => import('./events.tsx').then((part) => part.Declining));
const Offer = lazy(() => import('./offer.tsx').then((part) => part.Offer));
const Notice = lazy(() => import('./notice.tsx').then((part) => part.Notice));

interface Props extends PlayProps {
  /** What the picked thing does. */
  explanation?: string | null | undefined;
  hint: ComponentChildren;
  moment: Moment;
  coach?: Coach | undefined;
  onLearn?: (() => void) | undefined;
  /** The figures of the players. */
  pawns?: ComponentChildren[] | undefined;
  onOpen(drawer: Drawer): void;
}

export function Message(props: Props) {
  const { hint, coach, session, table, picker, client } = props;
  const urgent = urgentOf(props);
  if (coach) {
    return (
      <div class="message">
        <coach.Words {...{ session, table, picker, client }}>{urgent}</coach.Words>
      </div>
    );
  }
  const isHintShown = Boolean(hint) && !(picker.hintPath.value && picker.hasStrayed.value);
  return (
    <div class="message">
      {urgent}
      {/* A hint that has to wait keeps what it has found. */}
      {hint && <div hidden={urgent !== null || !isHintShown}>{hint}</div>}
      {!isHintShown && !urgent && usualOf(props)}
    </div>
  );
}

/** What cannot wait: why something was refused, what is being told, and what has to be confirmed. */
function urgentOf(props: Props) {
  const { session, table, picker, client, moment } = props;
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
  if (moment.shown.value) return <ShownLine {...props} />;
  if (picker.answer.value) return <AnswerLine {...props} />;
  return picker.unconfirmed.value && <Confirm {...{ session, table, picker, client }} />;
}

function usualOf(props: Props) {
  const { session, table, client, explanation, onOpen, onLearn } = props;
  const usual = isDeclining(props) ? (
    <Declining />
  ) : explanation ? (
    <Clamped key={explanation}>{explanation}</Clamped>
  ) : (
    <Latest {...{ session, client, onOpen }} />
  );
  // Whoever has begun to play wants to know what happens.
  if (onLearn && !explanation && !session.log.value.some(({ before }) => before))
    return <Offer {...{ game: table.game, onLearn }}>{usual}</Offer>;
  const isSomebodyMissing = table.chairs.some(
    ({ absent, gone, standIn }) => absent || standIn || gone !== null,
  );
  return isSomebodyMissing ? <Notice {...{ session, table }}>{usual}</Notice> : usual;
}

/** Whether the client is about to answer no for the player, who has no other answer. */
const isDeclining = ({ picker, client }: Props): boolean =>
  onlyNo(
    client,
    picker.movePaths.value.map(({ move }) => move),
  ) !== null;
