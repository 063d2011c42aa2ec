// A worked example of a rules page: a real position before and after, drawn by the real board, which can be tried.
import { useEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { isEmbedded } from '../session/embedded.ts';
import { language } from '../text/index.ts';
import styles from './example.css?inline';
import { words } from './example-words.ts';
import type { GameClient } from './game-client.ts';
import { Picture } from './picture.tsx';
import { botName } from './player-names.ts';
import type { Position } from './position.ts';
import { positionLink } from './position.ts';
import { readPosition } from './read-position.ts';
import { playedOn, type RulebookExample } from './rulebook-example.ts';

adoptStyles(styles);

interface Props {
  client: GameClient;
  example: RulebookExample;
}

export function Example({ client, example }: Props) {
  const w = words.value;
  const { id, title, text, after, marks = [], isTried = true, position } = example;
  const figure = useRef<HTMLElement>(null);
  const isNear = useIsNear(figure);
  const states = useStates(client, example, isNear);
  const refs = marks.map(({ ref }) => ref);
  const { seat, zones, area, isTall } = example;
  const drawn = (state: Position | undefined, numbered: readonly string[]) =>
    state ? (
      <Picture
        {...{ client, state, seat, zones, area, isTall }}
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
      {drawn(states?.before, refs)}
      {marks.length > 0 && (
        <ol class="example-marks">
          {marks.map((mark) => (
            <li key={mark.ref}>{mark.text}</li>
          ))}
        </ol>
      )}
      {after && (
        <>
          <p class="example-after">{after}</p>
          {drawn(states?.after, [])}
        </>
      )}
      {isTried && !isEmbedded && (
        <a class="btn small" href={positionLink(client.rules.id, position)}>
          {w.tryIt}
        </a>
      )}
    </figure>
  );
}

const namesOf = ({ seats }: Position, own: number, you: string): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === own ? you : botName(seat)));

/** The positions before and after the moves of the example. Undefined until they are there. */
function useStates(client: GameClient, example: RulebookExample, isNear: boolean) {
  const [states, setStates] = useState<{ before: Position; after: Position }>();
  useEffect(() => {
    if (!isNear || states) return;
    void readPosition(client.rules, example.position).then((before) =>
      setStates({ before, after: playedOn(client.rules, before, example.moves) as Position }),
    );
  }, [isNear, language.value]);
  return states;
}

/** Boards are drawn only when they come near the screen, or when the page is printed. */
function useIsNear(figure: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const show = () => setNear(true);
    const watched = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: '800px' },
    );
    if (figure.current) watched.observe(figure.current);
    addEventListener('beforeprint', show);
    return () => {
      watched.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, []);
  return isNear;
}
