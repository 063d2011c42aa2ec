// The table of Landlord!: what happens, the town square, your street and your hand, and the streets of the others.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import type { Card, Event, State } from '../../../shared/games/landlord/state.ts';
import type { BoardProps } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { refAttributes } from '../../table/touch.ts';
import { type Language, language } from '../../text/index.ts';
import { Flash, Flights } from './fly.tsx';
import { focusOf, isForced, refOf } from './focus.ts';
import { Hand } from './hand.tsx';
import { Player } from './players.tsx';
import { scenesOf, touched } from './scenes.ts';
import { Square } from './square.tsx';
import { Stage } from './stage.tsx';
import { Street } from './street.tsx';
import type { Said, Table } from './table.ts';
import type { Words } from './text/index.ts';
import { cardNumbers, cardText, sumOf } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

export function Board(props: BoardProps<State> & { spoken: Record<Language, Words> }) {
  const { seat, names, picked, live, spoken } = props;
  const root = useRef<HTMLDivElement>(null);
  const { scene, flash } = useScenes(props.change, {
    scenes: ({ before, events }) => scenesOf(before, props.state, events as Event[]),
    touched: ({ events }) => touched(events as Event[]),
  });
  const words = spoken[language.value];
  // A scene shows the houses as they were meanwhile.
  const state = scene ? { ...props.state, houses: scene.houses } : props.state;
  const focus = scene ? scene.focus : focusOf(state);
  const said: Said = {
    ...words.vocabulary.captions,
    money: (dollars) => sumOf(words.vocabulary, dollars, state),
    bare: (dollars) => String(dollars * (state.options.hundreds ? 100 : 1)),
    effect: (card) => effectOf(words.vocabulary, card),
  };
  const aimed = [focus?.at, focus?.to].flatMap((spot) => (spot ? [refOf(spot)] : []));
  const table: Table = {
    touch: refAttributes(props),
    live,
    picked,
    words: { ref: (ref) => words.ref(ref, state, names) },
    said,
    names,
    aimed,
  };
  const seats = streetsOf(state.seats, seat);
  const choosing = !scene && (picked.length > 0 || isForced(state));
  // On a phone the street comes by itself in which something is to be chosen, or that is about to be hit.
  const asked = !scene && focus?.asked === seat ? focus?.at?.house : undefined;
  const hit = state.houses.find(({ id }) => id === asked);
  const forced = !scene && isForced(state) && !beckons(state, seat ?? 0, table);
  const next = forced ? seats.find((who) => beckons(state, who, table)) : hit?.owner;
  useEffect(() => {
    if (next !== undefined) open(root.current, next);
  }, [next]);
  return (
    <div
      ref={root}
      class={`ll-board${prefersLessMotion() ? '' : ' ll-lively'}`}
      data-choosing={choosing ? '' : undefined}
      data-seats={state.seats}
    >
      <div class="ll-table">
        <Stage state={state} focus={focus} seat={seat} table={table} />
        <Square state={state} seat={seat} table={table} />
        <nav class="ll-tabs" aria-label={said.streets}>
          {seats.map((who) => (
            <Player
              key={who}
              state={state}
              who={who}
              own={who === seat}
              table={table}
              beckons={beckons(state, who, table)}
              onOpen={() => open(root.current, who)}
            />
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section class="ll-streets" tabIndex={0} aria-label={said.streets}>
          {seats.map((who) => (
            <Street
              key={who}
              state={state}
              seat={who}
              own={who === seat}
              table={table}
              fates={scene?.fates ?? {}}
            />
          ))}
        </section>
        {seat !== null && <Hand state={state} seat={seat} table={table} />}
      </div>
      {scene && <Flights scene={scene} root={root} />}
      {flash.map((at) => (
        <Flash key={`${props.change?.seq} ${at}`} at={at} root={root} />
      ))}
    </div>
  );
}

const effectOf = (words: Vocabulary, card: Card): string =>
  [cardNumbers(words, card), cardText(words, card)].filter(Boolean).join(' · ');

/** Your own first, then the others as they sit. */
const streetsOf = (seats: number, own: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, at) => ((own ?? 0) + at) % seats);

/** On a phone one street is seen at a time. */
function open(board: HTMLElement | null, seat: Seat): void {
  const street = board?.querySelector<HTMLElement>(`[data-street="${seat}"]`);
  const row = street?.parentElement;
  const behavior = prefersLessMotion() ? 'auto' : 'smooth';
  if (row) row.scrollTo({ left: street.offsetLeft - row.offsetLeft, behavior });
}

/** Something in that street can be clicked, or is aimed at. */
const beckons = ({ houses }: State, who: Seat, { live, aimed }: Table): boolean =>
  houses.some(({ id, owner, floors }) => {
    if (owner !== who) return false;
    const refs = [`house:${id}`];
    for (let level = 0; level <= floors.length + 1; level++) refs.push(`flat:${id}/${level}`);
    return refs.some((ref) => live(ref) || aimed.includes(ref));
  });
