// A worked example of a rules page: a real position before and after, drawn by the real board, which can be tried.
import { useEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { isEmbedded } from '../session/embedded.ts';
import styles from './example.css?inline';
import { words } from './example-words.ts';
import type { GameClient } from './game-client.ts';
import { Picture } from './picture.tsx';
import { botName } from './player-names.ts';
import type { Position } from './position.ts';
import { positionLink } from './position.ts';
import { isPreparingPrint } from './print-rules.ts';
import { readPosition } from './read-position.ts';
import { type ExplainedMark, playedOn, type RulebookExample } from './rulebook-example.ts';

adoptStyles(styles);

interface Props {
  client: GameClient;
  example: RulebookExample;
  /** Drawn also while it is far from the screen, so that the page can be printed at any time. */
  isAhead?: boolean;
}

export function Example({ client, example, isAhead = false }: Props) {
  const w = words.value;
  const { id, title, text, after, marks = [], isTried = true, position } = example;
  const figure = useRef<HTMLElement>(null);
  const isNear = useIsNear(figure, isAhead);
  const states = useStates(client, example, isNear);
  const refs = marks.map(({ ref }) => ref);
  const { seat, zones, area, isTall, isFull } = example;
  const drawn = (state: Position | undefined, numbered: readonly string[]) =>
    state ? (
      <Picture
        {...{ client, state, seat, zones, area, isTall, isFull }}
        marks={numbered}
        names={namesOf(state, seat, w.you)}
      />
    ) : (
      <div class="picture-to-come" />
    );
  return (
    <figure ref={figure} class="example" id={`example-${id}`}>
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
      <div class="example-views">
        <div class="example-view">
          {drawn(states?.before, refs)}
          {after && marks.length > 0 && <Marks marks={marks} />}
        </div>
        {after ? (
          <div class="example-view">
            <p class="example-after">{after}</p>
            {drawn(states?.after, [])}
          </div>
        ) : (
          marks.length > 0 && <Marks marks={marks} />
        )}
      </div>
      {isTried && !isEmbedded && (
        <a class="btn small" href={positionLink(client.rules.id, position)}>
          {w.tryIt}
        </a>
      )}
    </figure>
  );
}

/** What the numbers in the picture mean. */
const Marks = ({ marks }: { marks: readonly ExplainedMark[] }) => (
  <ol class="example-marks">
    {marks.map((mark) => (
      <li key={mark.ref}>{mark.text}</li>
    ))}
  </ol>
);

const namesOf = ({ seats }: Position, own: number, you: string): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === own ? you : botName(seat)));

/** The positions before and after the moves of the example. Undefined until they are there. */
function useStates(client: GameClient, { position, moves }: RulebookExample, isNear: boolean) {
  const [states, setStates] = useState<{ before: Position; after: Position }>();
  useEffect(() => {
    if (!isNear || states) return;
    void readPosition(client.rules, position).then((before) =>
      setStates({ before, after: playedOn(client.rules, before, moves) as Position }),
    );
  }, [isNear]);
  return states;
}

/** Boards are drawn when they come near the screen, when the page is to be printed, or ahead, when the browser is idle. */
function useIsNear(figure: { current: HTMLElement | null }, isAhead: boolean): boolean {
  const [isNear, setNear] = useState(false);
  const wasDrawn = useRef(false);
  useEffect(() => {
    const show = () => setNear(true);
    const watched = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: '800px' },
    );
    if (figure.current) watched.observe(figure.current);
    addEventListener('beforeprint', show);
    // On a phone nobody prints by a key, and the button draws what is missing.
    const isDesk = matchMedia('(any-pointer: fine)').matches;
    const cancel = isAhead && isDesk ? whenIdle(show) : undefined;
    return () => {
      watched.disconnect();
      removeEventListener('beforeprint', show);
      cancel?.();
    };
  }, []);
  wasDrawn.current ||= isNear || isPreparingPrint.value;
  return wasDrawn.current;
}

/** Returns how to call it off. Not every browser tells when it is idle. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, UNKNOWN_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
const UNKNOWN_IDLE_MS = 1500;
