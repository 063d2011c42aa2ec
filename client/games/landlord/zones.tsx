// What Landlord! shows in each zone of the screen: the streets, the town square, the hand, and what happens now.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import type { Card, Event, State } from '../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../shared/games/landlord/turn.ts';
import type { BoardProps, GameZones } from '../../table/game-client.ts';
import { prefersLessMotion, useScenes } from '../../table/show.ts';
import { type RefAttributes, refAttributes } from '../../table/touch.ts';
import { type Language, language } from '../../text/index.ts';
import type { BoardCaptions, BoardContext } from './board-context.ts';
import { choiceOf } from './choice.tsx';
import { Flash, Flights } from './flights.tsx';
import { focusOf, isForced, refOf, streetRef } from './focus.ts';
import { clickedCard, Hand } from './hand.tsx';
import { panelsOf } from './players.tsx';
import { changedRefs, placeOf, type Scene, scenesOf } from './scenes.ts';
import { Square } from './square.tsx';
import { Stage } from './stage.tsx';
import { Street } from './street.tsx';
import type { Words } from './text/index.ts';
import { cardNumbers, cardText, formatDollars } from './text/names.ts';
import { rentChange } from './text/picks/gains.ts';
import type { Vocabulary } from './text/vocabulary.ts';

export function useLandlordZones(
  props: BoardProps<State>,
  spoken: Record<Language, Words>,
): GameZones {
  const { seat, names, picked, live } = props;
  const { scene, flash } = useScenes(props.change, {
    scenes: ({ before, events }) => scenesOf(before, props.state, events as Event[]),
    touched: ({ events }) => changedRefs(events as Event[]),
  });
  const words = spoken[language.value];
  // While a scene runs, the board shows the houses of that scene.
  const state = scene ? { ...props.state, houses: scene.houses } : props.state;
  const focus = scene ? scene.focus : focusOf(state);
  const { deeds } = words.vocabulary.picks;
  const bare = (dollars: number) => String(dollars * (state.options.hundreds ? 100 : 1));
  const captions: BoardCaptions = {
    ...words.vocabulary.captions,
    deeds: { floor: deeds.asFloor, roof: deeds.asRoof },
    money: (dollars) => formatDollars(words.vocabulary, dollars, state),
    bare,
    signed: (dollars) => `${dollars < 0 ? '−' : '+'}${bare(Math.abs(dollars))}`,
    effect: (card) => cardEffect(words.vocabulary, card),
  };
  // On the board nobody reads that the own buildings are theirs.
  const others = names.map((name, at) => (at === seat ? '' : name));
  const aimed = [focus?.at, focus?.to].flatMap((spot) => (spot ? [refOf(spot)] : []));
  const board: BoardContext = {
    touch: withDeeds(refAttributes(props), (ref) =>
      live(ref) && seat !== null ? words.does?.(ref, props.state, seat, picked) : null,
    ),
    gain: (ref) =>
      !scene && live(ref) ? (rentChange(props.state, picked, ref)?.dollars ?? null) : null,
    live,
    picked,
    hinted: props.hinted,
    words: { ref: (ref) => words.ref(ref, state, others) },
    captions,
    names,
    aimed,
  };
  const chosen = clickedCard(state, seat, picked);
  const isChoosing = !scene && (picked.length > 0 || isForced(state));
  return {
    look: {
      class: `ll-board${prefersLessMotion() ? '' : ' ll-lively'}`,
      'data-choosing': isChoosing ? '' : undefined,
      'data-picture': props.isPicture ? '' : undefined,
    },
    players: panelsOf(state, board),
    stage: <Stage state={state} focus={focus} board={board} />,
    board: (
      <div
        class="ll-streets"
        data-seats={state.seats}
        data-picture={props.isPicture ? '' : undefined}
      >
        {streetsOf(state.seats, seat).map((who) => (
          <Street
            key={who}
            state={state}
            seat={who}
            own={who === seat}
            isPicture={props.isPicture}
            board={board}
            fates={scene?.fates ?? {}}
          />
        ))}
      </div>
    ),
    isRow: true,
    choice: choiceOf(props.state, seat, board),
    aside: <Square state={state} seat={seat} board={board} />,
    hand: seat !== null && <Hand state={state} seat={seat} board={board} />,
    explanation: chosen && captions.effect(chosen),
    focus: placeToWatch(state, scene),
    home: streetRef(seat ?? 0),
    overlay: (
      <>
        {scene && <Flights scene={scene} />}
        {flash.map((at) => (
          <Flash key={`${props.change?.seq} ${at}`} at={at} />
        ))}
      </>
    ),
  };
}

/** A thing that can be clicked also says in its name what the click will do. */
const withDeeds =
  (touch: RefAttributes, deedOf: (ref: Ref) => string | null | undefined): RefAttributes =>
  (ref, label, chosen) => {
    const deed = deedOf(ref);
    return {
      ...touch(ref, deed ? `${label}${label.endsWith('.') ? '' : ','} ${deed}` : label, chosen),
      'data-deed': deed ?? undefined,
    };
  };

const cardEffect = (words: Vocabulary, card: Card): string =>
  [cardNumbers(words, card), cardText(words, card)].filter(Boolean).join(' · ');

/** Returns the seats in the order of their streets: the viewer's own first, then the others in seating order. */
const streetsOf = (seats: number, own: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, at) => ((own ?? 0) + at) % seats);

/** Returns the street where something happens. */
function placeToWatch(state: State, scene: Scene | null): Ref | null {
  const focus = scene ? scene.focus : focusOf(state);
  const house = scene ? placeOf(scene) : focus?.at?.house;
  const owner = state.houses.find(({ id }) => id === house)?.owner;
  const seat = owner ?? focus?.by ?? seatOfTurn(state);
  return seat === null ? null : streetRef(seat);
}
