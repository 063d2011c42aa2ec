// The rules page: the words of a language, with drawings of the pieces.
import type { ComponentChildren } from 'preact';
import { cards } from '../../../../shared/games/room-share/cards.ts';
import {
  type Bed,
  COLOURS,
  type Colour,
  type EventCard,
  type FlatKind,
} from '../../../../shared/games/room-share/state.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { type ExampleTexts, joinExamples } from '../../../table/rulebook-example.ts';
import { rulebookSections } from '../../../table/sections.tsx';
import { catalogue, type Language } from '../../../text/index.ts';
import { Face } from '../cards.tsx';
import { Room, worthText } from '../flat.tsx';
import { TenantPicture } from '../tenant.tsx';
import { words } from '../text/index.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { EXAMPLES, type ExampleId } from './examples/index.ts';
import { EXAMPLE, NUMBERS, pointsInExamples } from './numbers.ts';
import styles from './rulebook.css?inline';
import { SECTIONS, type Section } from './section-ids.ts';
import type { Sections } from './sections.ts';

adoptStyles(styles);

const KINDS: [FlatKind, number][] = [
  ['classic', 1],
  ['suite', 2],
  ['royal', 3],
  ['haunted', -2],
];
const THREE: Bed[] = ['red', 'blue', null, 'red'];

const texts = catalogue<Sections>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

const exampleTexts = catalogue<Record<ExampleId, ExampleTexts>>({
  en: () => import('./examples/en.ts').then(({ en }) => en),
  it: () => import('./examples/it.ts').then(({ it }) => it),
  fr: () => import('./examples/fr.ts').then(({ fr }) => fr),
});

const numbers = { ...NUMBERS, ...EXAMPLE, ...pointsInExamples() };

export const rulebook = (language: Language) => {
  const { vocabulary } = words[language];
  const beside = (id: Section) => picture(id, vocabulary, texts[language].marks);
  return rulebookSections(SECTIONS, texts[language], {
    numbers,
    beside,
    examples: joinExamples<Section, ExampleId>(EXAMPLES, exampleTexts[language], numbers),
  });
};

function picture(id: Section, words: Vocabulary, marks: Sections['marks']): ComponentChildren {
  const all = (draw: (colour: Colour) => ComponentChildren) => (
    <div class="rs-row">{COLOURS.map(draw)}</div>
  );
  const isRare = (one: string) => id === 'events' && cards[one as EventCard].variant;
  if (id === 'setup') return all((colour) => <TenantPicture key={colour} colour={colour} />);
  if (id === 'keys') {
    return all((colour) => <Face key={colour} card={colour} name={words.key(colour)} />);
  }
  if (id === 'events' || id === 'variants') {
    return (
      <ul class="rs-list">
        {Object.entries(id === 'events' ? words.cards : words.options).map(
          ([one, [name, text]]) => (
            <li key={one}>
              {id === 'events' && <Face card={one as EventCard} />}
              <b>{isRare(one) ? `${name} (${marks.onlyThen})` : name}</b>
              <span>{text}</span>
            </li>
          ),
        )}
      </ul>
    );
  }
  if (id === 'score') {
    return (
      <div class="rs-row">
        {KINDS.map(([kind, worth]) => (
          <figure key={kind}>
            <svg class="rs-rooms" viewBox="0 0 105 112" aria-hidden="true">
              <g class={`rs-${kind}`}>
                <Room kind={kind} beds={THREE} worth={worth} />
              </g>
            </svg>
            <figcaption>
              {kind === 'royal' ? `${words.kinds.royal} (${marks.variant})` : words.kinds[kind]}{' '}
              {worthText(worth)}
            </figcaption>
          </figure>
        ))}
      </div>
    );
  }
  return null;
}
