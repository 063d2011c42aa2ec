// The board of Landlord!: what happens now, the town square, the viewer's street and hand, and the
// other streets.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import type { Card, Event, State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { type Language, language } from '../../text/index.ts';
import type { BoardCaptions, BoardContext } from './board-context.ts';
import { Flash, Flights } from './flights.tsx';
import { focusOf, isForced, refOf } from './focus.ts';
import { Hand } from './hand.tsx';
import { Player } from './players.tsx';
import { changedRefs, scenesOf } from './scenes.ts';
import { Square } from './square.tsx';
import { Stage } from './stage.tsx';
import { Street } from './street.tsx';
import type { Words } from './text/index.ts';
import { cardNumbers, cardText, formatDollars } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

export function Board(props: BoardProps<State> & { spoken: Record<Language, Words> }) {
  const { seat, names, picked, live, spoken } = props;
  const root = useRef<HTMLDivElement>(null);
  const { scene, flash } = useScenes(props.change, {
    scenes: ({ before, events }) => scenesOf(before, props.state, events as Event[]),
    touched: ({ events }) => changedRefs(events as Event[]),
  });
  const words = spoken[language.value];
  // While a scene runs, the board shows the houses of that scene.
  const state = scene ? { ...props.state, houses: scene.houses } : props.state;
  const focus = scene ? scene.focus : focusOf(state);
  const captions: BoardCaptions = {
    ...words.vocabulary.captions,
    money: (dollars) => formatDollars(words.vocabulary, dollars, state),
    bare: (dollars) => String(dollars * (state.options.hundreds ? 100 : 1)),
    effect: (card) => cardEffect(words.vocabulary, card),
  };
  const aimed = [focus?.at, focus?.to].flatMap((spot) => (spot ? [refOf(spot)] : []));
  const board: BoardContext = {
    touch: refAttributes(props),
    live,
    picked,
    words: { ref: (ref) => words.ref(ref, state, names) },
    captions,
    names,
    aimed,
  };
  const seats = streetsOf(state.seats, seat);
  const choosing = !scene && (picked.length > 0 || isForced(state));
  // On a phone the board opens the street in which something can be chosen or is about to be hit.
  const asked = !scene && focus?.asked === seat ? focus?.at?.house : undefined;
  const hit = state.houses.find(({ id }) => id === asked);
  const forced = !scene && isForced(state) && !isStreetActive(state, seat ?? 0, board);
  const next = forced ? seats.find((who) => isStreetActive(state, who, board)) : hit?.owner;
  useEffect(() => {
    if (next !== undefined) showStreet(root.current, next);
  }, [next]);
  return (
    <div
      ref={root}
      class={`ll-board${prefersLessMotion() ? '' : ' ll-lively'}`}
      data-choosing={choosing ? '' : undefined}
      data-seats={state.seats}
    >
      <div class="ll-table">
        <Stage state={state} focus={focus} seat={seat} board={board} />
        <Square state={state} seat={seat} board={board} />
        <nav class="ll-tabs" aria-label={captions.streets}>
          {seats.map((who) => (
            <Player
              key={who}
              state={state}
              who={who}
              own={who === seat}
              board={board}
              active={isStreetActive(state, who, board)}
              onOpen={() => showStreet(root.current, who)}
            />
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section class="ll-streets" tabIndex={0} aria-label={captions.streets}>
          {seats.map((who) => (
            <Street
              key={who}
              state={state}
              seat={who}
              own={who === seat}
              board={board}
              fates={scene?.fates ?? {}}
            />
          ))}
        </section>
        {seat !== null && <Hand state={state} seat={seat} board={board} />}
      </div>
      {scene && <Flights scene={scene} root={root} />}
      {flash.map((at) => (
        <Flash key={`${props.change?.seq} ${at}`} at={at} root={root} />
      ))}
    </div>
  );
}

const cardEffect = (words: Vocabulary, card: Card): string =>
  [cardNumbers(words, card), cardText(words, card)].filter(Boolean).join(' · ');

/** Returns the seats in the order of their streets: the viewer's own first, then the others in seating order. */
const streetsOf = (seats: number, own: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, at) => ((own ?? 0) + at) % seats);

/** A phone shows one street at a time. */
function showStreet(board: HTMLElement | null, seat: Seat): void {
  const street = board?.querySelector<HTMLElement>(`[data-street="${seat}"]`);
  const row = street?.parentElement;
  const behavior = prefersLessMotion() ? 'auto' : 'smooth';
  if (row) row.scrollTo({ left: street.offsetLeft - row.offsetLeft, behavior });
}

/** Tells whether something in that street is clickable or is being aimed at. */
const isStreetActive = ({ houses }: State, who: Seat, { live, aimed }: BoardContext): boolean =>
  houses.some(({ id, owner, floors }) => {
    if (owner !== who) return false;
    const refs = [`house:${id}`];
    for (let level = 0; level <= floors.length + 1; level++) refs.push(`flat:${id}/${level}`);
    return refs.some((ref) => live(ref) || aimed.includes(ref));
  });
