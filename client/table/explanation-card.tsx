// Draws the card that says what a thing is: picture, name, its numbers, its text. It is the same at a table and in the
// rules.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import { words as asking } from './ask-words.ts';
import styles from './explanation.css?inline';
import type { GameClient } from './game-client.ts';
import type { Explanation } from './guide.ts';

adoptStyles(styles);

interface SheetProps {
  of: Ref;
  explain(ref: Ref): Explanation;
  /** Asks about another thing, or closes the card. */
  onShow(ref: Ref | null): void;
  children(explanation: Explanation, onAsk: (ref: Ref) => void): ComponentChildren;
}

/** The large card of a thing, from which one can ask on and go back. */
export function CardSheet({ of, explain, onShow, children }: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  /** The things that were asked about before, the last one at the end. */
  const [trail, setTrail] = useState<Ref[]>([]);
  useEffect(() => {
    // The button that was pressed is gone, and a new card is read from its beginning.
    body.current?.closest('dialog')?.focus();
    body.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  const explanation = explain(of);
  const before = trail.at(-1);
  return (
    <Sheet title={explanation.title} onClose={() => onShow(null)}>
      <div ref={body} key={of}>
        {children(explanation, (ref) => {
          setTrail([...trail, of]);
          onShow(ref);
        })}
        {before && (
          <Button
            small
            onClick={() => {
              setTrail(trail.slice(0, -1));
              onShow(before);
            }}
          >
            {asking.value.back(explain(before).title)}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

interface CardProps {
  of: Ref;
  explanation: Explanation;
  client: GameClient;
  nameOf(ref: Ref): string;
  /** What is to be said of this moment, or of the option that the thing needs. */
  now?: ComponentChildren;
  /** Asks about another thing. Missing where nothing can be pressed. */
  onAsk?: ((ref: Ref) => void) | undefined;
}

export function ExplanationCard({ of, explanation, client, nameOf, now, onAsk }: CardProps) {
  const { picture = of, kind, text, note, about = [] } = explanation;
  return (
    <div class="explained">
      <div class="explained-head">
        <span class="explained-picture" aria-hidden="true">
          <client.Thing of={picture} />
        </span>
        <div>
          {kind && <p class="soft">{kind}</p>}
          {text && <p>{text}</p>}
          {note && <p>{note}</p>}
        </div>
      </div>
      <Facts of={explanation} onAsk={onAsk} />
      {now && <p class="explained-now">{now}</p>}
      {onAsk && about.length > 0 && (
        <p class="explained-about">
          <span class="soft">{asking.value.more}</span>
          {about.map((ref) => (
            <Button key={ref} small onClick={() => onAsk(ref)}>
              {nameOf(ref)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

interface FactsProps {
  of: Explanation;
  onAsk?: ((ref: Ref) => void) | undefined;
}

/** The numbers of a thing, and their sum. */
export function Facts({ of: { facts = [], total }, onAsk }: FactsProps) {
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
