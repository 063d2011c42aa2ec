// The card that says what a thing is: picture, name, its numbers, its text, and what can be done with it now.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import { attempt } from '../session/report.ts';
import { language } from '../text/index.ts';
import { words as asking } from './ask-words.ts';
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
  const body = useRef<HTMLDivElement>(null);
  /** The things that were asked about before, the last one at the end. */
  const [trail, setTrail] = useState<Ref[]>([]);
  const show = (ref: Ref | null) => {
    picker.asked.value = ref;
  };
  useEffect(() => {
    // The button that was pressed is gone, and a new card is read from its beginning.
    body.current?.closest('dialog')?.focus();
    body.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  if (!explain) return null;
  const explanation = explain(of);
  const before = trail.at(-1);
  return (
    <Sheet title={explanation.title} onClose={() => show(null)}>
      <div ref={body} key={of}>
        <Answer
          {...props}
          explanation={explanation}
          onAsk={(ref) => {
            setTrail([...trail, of]);
            show(ref);
          }}
        />
        {before && (
          <Button
            small
            onClick={() => {
              setTrail(trail.slice(0, -1));
              show(before);
            }}
          >
            {asking.value.back(explain(before).title)}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

export function Answer(props: AnswerProps) {
  const { of, explanation, client, board, onAsk } = props;
  const { picture = of, kind, text, about = [] } = explanation;
  const now = nowOf(props);
  const words = client.words[language.value];
  return (
    <div class="explained">
      <div class="explained-head">
        <span class="explained-picture" aria-hidden="true">
          <client.Thing of={picture} />
        </span>
        <div>
          {kind && <p class="soft">{kind}</p>}
          {text && <p>{text}</p>}
        </div>
      </div>
      <Facts of={explanation} {...(onAsk && { onAsk })} />
      {now && (
        <p class="explained-now">
          <b>{now.label}</b> {now.line}
        </p>
      )}
      {onAsk && about.length > 0 && (
        <p class="explained-about">
          <span class="soft">{asking.value.more}</span>
          {about.map((ref) => (
            <Button key={ref} small onClick={() => onAsk(ref)}>
              {words.ref(ref, board.state, board.names)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

/** The numbers of a thing, and their sum. */
export function Facts({
  of: { facts = [], total },
  onAsk,
}: {
  of: Explanation;
  onAsk?(ref: Ref): void;
}) {
  if (facts.length === 0 && !total) return null;
  return (
    <table class="explained-facts">
      <tbody>
        {facts.map(({ label, value, ref }, at) => (
          <tr key={at}>
            <th scope="row">
              {ref && onAsk ? (
                <button type="button" onClick={() => onAsk(ref)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
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
