// The things that a search in the rules has found, and their card where no table is.
import { useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { language } from '../text/index.ts';
import { CardSheet, ExplanationCard } from './explanation-card.tsx';
import { type NamedThing, simplify } from './find-by-name.ts';
import type { GameClient } from './game-client.ts';
import { words } from './rulebook-words.ts';
import type { NamedThings } from './use-named-things.ts';

/** So many leave room for the rules below them on a phone. */
const SHOWN_AT_FIRST = 6;

/** Whether the name says already what kind of thing it is, as “Red key” does. */
const isSaid = (kind: string, title: string) => simplify(title).includes(simplify(kind));

interface FoundProps {
  things: readonly NamedThing[];
  onAsk(ref: Ref): void;
}

export function FoundThings({ things, onAsk }: FoundProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? things : things.slice(0, SHOWN_AT_FIRST);
  return (
    <section>
      <h2>{words.value.things}</h2>
      <ul class="found-things">
        {shown.map(({ ref, title, kind }) => (
          <li key={ref}>
            <button type="button" class="found-thing" onClick={() => onAsk(ref)}>
              <b>{title}</b> {!isSaid(kind, title) && <span class="soft">{kind}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < things.length && (
        <Button small kind="quiet" onClick={() => setWhole(true)}>
          {words.value.all(things.length)}
        </Button>
      )}
    </section>
  );
}

interface CardProps {
  client: GameClient;
  named: NamedThings;
  of: Ref;
  onShow(ref: Ref | null): void;
}

/** The card of a thing with what holds at every table. */
export function ReadingCard({ client, named: { things, explain }, of, onShow }: CardProps) {
  const own = client.words[language.value];
  const named = (ref: Ref) => things.find((one) => one.ref === ref);
  const option = named(of)?.option;
  const nameOf = (ref: Ref) => named(ref)?.title ?? own.ref(ref);
  return (
    <CardSheet of={of} onShow={onShow} explain={(ref) => explain?.(ref) ?? { title: nameOf(ref) }}>
      {(explanation, onAsk) => (
        <ExplanationCard
          {...{ of, explanation, client, nameOf, onAsk }}
          now={option && words.value.onlyWith(own.option(option).name)}
        />
      )}
    </CardSheet>
  );
}
