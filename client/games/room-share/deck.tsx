// The pile and the last card: in one strip with whoever is to act, and large where there is room.
import { POINTS } from '../../../shared/games/room-share/end.ts';
import type { Colour, FlatKind, State } from '../../../shared/games/room-share/state.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import type { RefAttributes } from '../../table/touch.ts';
import { Back, Face } from './cards.tsx';
import { KindPicture, worthText } from './flat.tsx';
import { TenantPicture } from './tenant.tsx';
import { capital, cardName, effect } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

interface Props {
  state: State;
  touch: RefAttributes;
  words: Vocabulary;
}

const lastCard = (state: State) => state.played ?? state.discards.at(-1);
/** A new key for every card played, so that it is drawn as a new one. */
const turnOf = (state: State) => state.discards.length + (state.played ? 1 : 0);

export function Stage({ state, words, names, touch }: Props & { names: string[] }) {
  const card = lastCard(state);
  const frame = state.frames.at(-1);
  const step =
    frame && words.steps[state.options.noCards && frame.kind === 'turn' ? 'open' : frame.kind];
  return (
    <div class="rs-stage">
      {!state.options.noCards && (
        <>
          <span class="rs-pile" {...touch('pile', `${words.pile}: ${state.pile.length}`)}>
            <Back />
            <b>{state.pile.length}</b>
          </span>
          {/* A new card is a new element, so that nothing is moved. */}
          <span
            key={turnOf(state)}
            class="rs-last"
            data-now={state.played ? '' : undefined}
            {...touch('discards', lastLabel(state, words))}
          >
            {card && <Face card={card} />}
            {card && (
              <span>
                <small>{state.played ? words.inPlay : words.discards}</small>
                <b>{hyphenated(cardName(words, card))}</b>
              </span>
            )}
          </span>
        </>
      )}
      {frame && step && (
        <span
          key={`${frame.seat} ${frame.kind}`}
          class="rs-step"
          {...touch(`seat:${frame.seat}`, `${names[frame.seat]} ${step}`)}
        >
          <TenantPicture colour={state.colours[frame.seat] as Colour} />
          <span>
            <b>{names[frame.seat]}</b>
            <small>{step}</small>
          </span>
        </span>
      )}
    </div>
  );
}

function lastLabel(state: State, words: Vocabulary): string {
  const card = lastCard(state);
  return `${state.played ? words.inPlay : words.discards}${card ? `: ${cardName(words, card)}` : ''}`;
}

export function Deck({ state, words, touch }: Props) {
  const card = lastCard(state);
  return (
    <div class="rs-aside">
      {!state.options.noCards && (
        <div class="rs-deck">
          <div {...touch('pile', `${words.pile}: ${state.pile.length}`)}>
            <Back />
            <small>
              {words.pile} {state.pile.length}
            </small>
          </div>
          <div {...touch('discards', lastLabel(state, words))}>
            {card ? (
              <Face key={turnOf(state)} card={card} name={cardName(words, card)} />
            ) : (
              <span class="rs-face rs-none" />
            )}
            <small>{state.played ? words.inPlay : words.discards}</small>
          </div>
          <p>{card && effect(words, card)}</p>
        </div>
      )}
      <Legend {...{ state, words, touch }} />
    </div>
  );
}

const kindLabel = (kind: FlatKind, words: Vocabulary): string =>
  `${capital(words.kinds[kind])}: ${worthText(POINTS[kind])}`;

const KINDS: FlatKind[] = ['classic', 'suite', 'royal', 'haunted'];

/** What the tenants bring in each kind of flat. */
function Legend({ state, words, touch }: Props) {
  const line = (kind: FlatKind) => (
    <li key={kind}>
      <div class="rs-line" {...touch(`kind:${kind}`, kindLabel(kind, words))}>
        <KindPicture kind={kind} />
        <span>{capital(words.kinds[kind])}</span>
        <b>{worthText(POINTS[kind])}</b>
      </div>
    </li>
  );
  const kinds = KINDS.filter((kind) => kind !== 'haunted' && state.flats.includes(kind));
  const part = (heads: number, rule: string, of: FlatKind[]) => (
    <section title={rule}>
      <Heads count={heads} />
      <p>{rule}</p>
      <ul>{of.map(line)}</ul>
    </section>
  );
  return (
    <div class="rs-legend">
      {part(3, words.legend.three, kinds)}
      {part(1, words.legend.always, ['haunted'])}
    </div>
  );
}

/** How many tenants a rule is about, where its words have no room. */
const Heads = ({ count }: { count: number }) => (
  <svg class="rs-heads" viewBox={`0 0 ${count * 10} 14`} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <path
        key={at}
        d="M2 4a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM1 14q0-6 4-6t4 6z"
        transform={`translate(${at * 10})`}
      />
    ))}
  </svg>
);
