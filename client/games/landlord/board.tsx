// The table of Landlord!: what happens, the town square, your street and your hand, and the streets of the others.
import { useRef } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/index.ts';
import type { Card, State } from '../../../shared/games/landlord/state.ts';
import { language } from '../../text/index.ts';
import type { BoardProps } from '../contract.ts';
import { captions } from './captions.ts';
import { Flights } from './fly.tsx';
import { focusOf, isForced, refOf } from './focus.ts';
import { Hand } from './hand.tsx';
import { Player } from './players.tsx';
import { calm, useShow } from './show.ts';
import { Square } from './square.tsx';
import { Stage } from './stage.tsx';
import { Street } from './street.tsx';
import type { Said, Table } from './table.ts';
import { words as spoken } from './text/index.ts';
import { cardNumbers, cardText, sumOf } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';
import { touches } from './touch.ts';

export function Board(props: BoardProps<State>) {
  const { seat, names, picked, live } = props;
  const root = useRef<HTMLDivElement>(null);
  const { scene, flash } = useShow(props);
  const words = spoken[language.value];
  // A scene shows the houses as they were meanwhile.
  const state = scene ? { ...props.state, houses: scene.houses } : props.state;
  const focus = scene ? scene.focus : focusOf(state);
  const said: Said = {
    ...captions[language.value],
    money: (dollars) => sumOf(words.vocabulary, dollars, state),
    bare: (dollars) => String(dollars * (state.options.hundreds ? 100 : 1)),
    effect: (card) => effectOf(words.vocabulary, card),
  };
  const aimed = [focus?.at, focus?.to].flatMap((spot) => (spot ? [refOf(spot)] : []));
  const table: Table = {
    touch: touches(props),
    live,
    picked,
    words: { ref: (ref) => words.ref(ref, state, names) },
    said,
    names,
    aimed: [...aimed, ...flash],
  };
  const seats = streetsOf(state.seats, seat);
  const choosing = !scene && (picked.length > 0 || isForced(state));
  return (
    <div
      ref={root}
      class={`ll-board${calm() ? '' : ' ll-lively'}`}
      data-choosing={choosing ? '' : undefined}
      data-seats={state.seats}
    >
      <div class="ll-table">
        <Stage state={state} focus={focus} seat={seat} table={table} />
        <Square state={state} table={table} />
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
        <div class="ll-streets">
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
        </div>
        {seat !== null && <Hand state={state} seat={seat} table={table} />}
      </div>
      {scene && <Flights scene={scene} root={root} />}
    </div>
  );
}

const effectOf = (words: Vocabulary, card: Card): string =>
  [cardNumbers(words, card), cardText(words, card)].filter(Boolean).join(' · ');

/** Your own first, then the others as they sit. */
const streetsOf = (seats: number, own: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, at) => ((own ?? 0) + at) % seats);

/** On a phone one street is seen at a time: the tab brings it. */
function open(board: HTMLElement | null, seat: Seat): void {
  const street = board?.querySelector(`[data-street="${seat}"]`);
  street?.scrollIntoView({
    behavior: calm() ? 'auto' : 'smooth',
    block: 'nearest',
    inline: 'start',
  });
}

/** Something in that street can be clicked, or is aimed at. */
const beckons = ({ houses }: State, who: Seat, { live, aimed }: Table): boolean =>
  houses.some(({ id, owner, floors }) => {
    if (owner !== who) return false;
    const refs = [`house:${id}`];
    for (let level = 0; level <= floors.length + 1; level++) refs.push(`flat:${id}/${level}`);
    return refs.some((ref) => live(ref) || aimed.includes(ref));
  });
