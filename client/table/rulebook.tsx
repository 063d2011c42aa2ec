// The rules page of a game, with a search.
import { type ComponentChildren, isValidElement } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { lazy } from '../kit/lazy.tsx';
import { language, text } from '../text/index.ts';
import type { GameClient, RulebookSection } from './game-client.ts';
import styles from './rulebook.css?inline';
import type { RulebookExample } from './rulebook-example.ts';

adoptStyles(styles);

/** Fetches the rules page when it is opened. */
export function Rulebook({ client }: { client: GameClient }) {
  const Sections = useMemo(
    () =>
      lazy(async () => {
        const rulebook = await client.rulebook();
        return () => <SearchableSections client={client} sections={rulebook(language.value)} />;
      }),
    [client],
  );
  return <Sections />;
}

// Pages whose search finds no example do not need what draws them.
const Example = lazy(() => import('./example.tsx').then((part) => part.Example));

interface Props {
  client: GameClient;
  sections: RulebookSection[];
}

const textOfExample = ({ title, text, after = '', marks = [] }: RulebookExample): string =>
  [title, text, after, ...marks.map((mark) => mark.text)].join(' ');

/** With a search text, only the sections that contain its words are shown. */
function SearchableSections({ client, sections }: Props) {
  const t = text.value;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = sections
    .map(({ body, examples = [], ...section }) => ({ ...section, body: body(), examples }))
    .filter(({ title, body, examples }) =>
      [title, textIn(body), ...examples.map(textOfExample)]
        .join(' ')
        .toLocaleLowerCase()
        .includes(wanted),
    );
  return (
    <div class="rulebook">
      <input
        class="input"
        type="search"
        value={search}
        placeholder={t.search}
        aria-label={t.search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p class="soft">{t.noMatch}</p>}
      {found.map(({ id, title, body, examples }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {body}
          {examples.map((example) => (
            <Example key={example.id} {...{ client, example }} />
          ))}
        </section>
      ))}
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
