// The rules page of a game, with a search.
import { type ComponentChildren, isValidElement } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { lazy } from '../kit/lazy.tsx';
import { language, text } from '../text/index.ts';
import type { GameClient, RulebookSection } from './game-client.ts';
import styles from './rulebook.css?inline';

adoptStyles(styles);

/** Fetches the rules page when it is opened. */
export function Rulebook({ client }: { client: GameClient }) {
  const Sections = useMemo(
    () =>
      lazy(async () => {
        const rulebook = await client.rulebook();
        return () => <SearchableSections sections={rulebook(language.value)} />;
      }),
    [client],
  );
  return <Sections />;
}

/** With a search text, only the sections that contain its words are shown. */
function SearchableSections({ sections }: { sections: RulebookSection[] }) {
  const t = text.value;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = sections
    .map(({ id, title, body }) => ({ id, title, body: body() }))
    .filter(({ title, body }) => `${title} ${textIn(body)}`.toLocaleLowerCase().includes(wanted));
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
      {found.map(({ id, title, body }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {body}
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
