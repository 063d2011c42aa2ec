// The rules page of a game, with a search that also finds the things of the game by their names.
import { type ComponentChildren, isValidElement } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { lazy } from '../kit/lazy.tsx';
import { language, text } from '../text/index.ts';
import { findByName, type Position, simplify } from './find-by-name.ts';
import { FoundThings, ReadingCard } from './found-things.tsx';
import type { GameClient, RulebookSection } from './game-client.ts';
import styles from './rulebook.css?inline';
import type { RulebookExample } from './rulebook-example.ts';
import { words } from './rulebook-words.ts';
import { useNamedThings } from './use-named-things.ts';

adoptStyles(styles);

interface Props {
  client: GameClient;
  /** What the table shows. Without a table only what holds at every table is told of a thing. */
  board?: Position | null;
  /** Opens the card of a thing of the table. */
  onAsk?(ref: Ref): void;
  /** Whether it is a page of its own, which can be printed at any time. */
  isPage?: boolean;
}

/** Fetches the rules page when it is opened. */
export function Rulebook({ client, ...props }: Props) {
  const Sections = useMemo(
    () =>
      lazy<Omit<Props, 'client'>>(async () => {
        const rulebook = await client.rulebook();
        return (own) => (
          <SearchableSections {...own} client={client} sections={rulebook(language.value)} />
        );
      }),
    [client],
  );
  return <Sections {...props} />;
}

// Pages whose search finds no example do not need what draws them.
const Example = lazy(() => import('./example.tsx').then((part) => part.Example));

interface SectionsProps extends Props {
  sections: RulebookSection[];
}

const textOfExample = ({ title, text, after = '', marks = [] }: RulebookExample): string =>
  [title, text, after, ...marks.map((mark) => mark.text)].join(' ');

/** With a search text, only the things with this name are shown, and the sections that contain its words. */
function SearchableSections(props: SectionsProps) {
  const { client, sections, board = null, onAsk, isPage } = props;
  const t = text.value;
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Ref | null>(null);
  const wanted = simplify(search);
  const named = useNamedThings(client, board, wanted !== '');
  const things = named ? findByName(named.things, wanted) : [];
  const found = sections
    .map(({ body, examples = [], ...section }) => ({ ...section, body: body(), examples }))
    .filter(({ title, body, examples }) =>
      simplify([title, textIn(body), ...examples.map(textOfExample)].join(' ')).includes(wanted),
    );
  const ask = board && onAsk ? onAsk : setAsked;
  const count = found.reduce((sum, { examples }) => sum + examples.length, 0);
  return (
    <div class="rulebook" data-examples={count}>
      <input
        class="input"
        type="search"
        value={search}
        placeholder={t.search}
        aria-label={t.search}
        onInput={({ currentTarget: input }) => {
          setSearch(input.value);
          // On a page, what is found would lie below the screen or under the keyboard of a phone.
          if (input.getBoundingClientRect().top > innerHeight / 4) input.scrollIntoView();
        }}
        onKeyDown={({ key, isComposing }) => {
          const [first] = things;
          if (key === 'Enter' && !isComposing && first) ask(first.ref);
        }}
      />
      <p class="hidden-but-read" role="status">
        {wanted !== '' && words.value.found(things.length, found.length)}
      </p>
      {things.length > 0 && <FoundThings key={wanted} things={things} onAsk={ask} />}
      {found.length + things.length === 0 && <p class="soft">{t.noMatch}</p>}
      {found.map(({ id, title, body, examples }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {body}
          {examples.map((example) => (
            <Example key={example.id} {...{ client, example }} isAhead={isPage === true} />
          ))}
        </section>
      ))}
      {asked && named && <ReadingCard {...{ client, named }} of={asked} onShow={setAsked} />}
    </div>
  );
}

/** Returns the text in a part of the page, without pictures. */
function textIn(part: ComponentChildren): string {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(textIn).join(' ');
  return isValidElement(part)
    ? textIn((part.props as { children?: ComponentChildren }).children)
    : '';
}
