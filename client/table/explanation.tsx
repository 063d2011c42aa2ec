// The card that says what a thing of the table is, and what can be done with it now.
import type { Ref } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import { words as asking } from './ask-words.ts';
import { CardSheet, ExplanationCard } from './explanation-card.tsx';
import type { Explanation } from './guide.ts';
import type { AskingProps, Role } from './parts.ts';
import { outerRefsOf } from './press.ts';
import { selectorOf } from './touch.ts';
import { useExplain } from './use-guide.ts';

export interface CardProps extends AskingProps {
  role: Role;
}

interface AnswerProps extends CardProps {
  of: Ref;
  explanation: Explanation;
  /** Asks about another thing. Missing where nothing can be pressed. */
  onAsk?(ref: Ref): void;
}

export function ExplanationSheet(props: CardProps & { of: Ref }) {
  const { of, picker, client, board } = props;
  const explain = useExplain(client, board);
  if (!explain) return null;
  const show = (ref: Ref | null) => {
    picker.asked.value = ref;
  };
  return (
    <CardSheet of={of} explain={explain} onShow={show}>
      {(explanation, onAsk) => <Answer {...props} {...{ explanation, onAsk }} />}
    </CardSheet>
  );
}

export function Answer(props: AnswerProps) {
  const { of, explanation, client, board, onAsk } = props;
  const now = nowOf(props);
  const words = client.words[language.value];
  return (
    <ExplanationCard
      {...{ of, explanation, client, onAsk }}
      nameOf={(ref) => words.ref(ref, board.state, board.names)}
      now={
        now && (
          <>
            <b>{now.label}</b> {now.line}
          </>
        )
      }
    />
  );
}

/** What a press would do now, or why it does nothing, or who decides. Null for those who only watch. */
function nowOf({ of, role, root, picker, client, board }: AnswerProps) {
  const { state, seat, names } = board;
  const words = client.words[language.value];
  const { now, ifChosen, canChoose } = asking.value;
  const say = (line: () => string | null | undefined) => attempt(line, null, client.rules.id);
  if (role === 'watches' || seat === null) return null;
  if (role === 'waits') return { label: now, line: say(() => words.asks(state, seat, names)) };
  if (picker.live.value.has(of)) {
    const deed = say(() => words.does?.(of, state, seat, picker.picked.value));
    return deed ? { label: ifChosen, line: deed } : { label: now, line: canChoose };
  }
  const thing = root.current?.querySelector(selectorOf(of)) ?? null;
  // A player or a number is not there to be chosen, so nobody asks why not.
  if (thing?.matches('.chip, .fact')) return null;
  const reason = picker.explain(of, outerRefsOf(thing));
  return reason && { label: now, line: say(() => words.reason(reason, state, seat, names)) };
}
