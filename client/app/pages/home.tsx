// The home page: all games, and the tables that this device has visited.
import { useState } from 'preact/hooks';
import { findOnShelf, shelf } from '../../games/shelf.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Brand, LanguageMenu } from '../../kit/brand.tsx';
import { Button } from '../../kit/kit.tsx';
import { forgetTable, recentTables } from '../../session/tables.ts';
import { text } from '../../text/index.ts';
import { GameCard } from './game.tsx';
import styles from './home.css?inline';
import { words } from './home-words.ts';

adoptStyles(styles);

export function Home() {
  const [t, w] = [text.value, words.value];
  return (
    <div class="home">
      <header class="home-head">
        <Brand />
        <LanguageMenu />
      </header>
      <main>
        <RecentTables />
        <div class="home-lead">
          <h1>{w.tagline}</h1>
          <p>{w.homeLead}</p>
        </div>
        <div class="shelf">
          {shelf.map((game) => (
            <GameCard key={game.id} game={game}>
              <a class="btn quiet" href={`/rules/${game.id}`}>
                {t.rules}
              </a>
            </GameCard>
          ))}
        </div>
      </main>
      <footer class="soft">
        <a href="/about">{t.about}</a>
        <a href="/insert">{w.insert}</a>
        <span>{t.unofficial}</span>
      </footer>
    </div>
  );
}

/** Only the latest tables show until the list is opened: home.css decides how many, by the width of the screen. */
function RecentTables() {
  const w = words.value;
  const [isOpen, setOpen] = useState(false);
  const tables = recentTables.value;
  if (tables.length === 0) return null;
  return (
    <section class={isOpen ? 'recents' : 'recents folded'} aria-labelledby="recents-title">
      <h2 id="recents-title">{w.recent}</h2>
      <ul>
        {tables.map(({ room, game, host }) => (
          <li key={room} class="card">
            <a href={`/t/${room}`}>
              <b>{findOnShelf(game)?.title ?? game}</b>{' '}
              <small class="soft">{w.hostedBy(host)}</small>
            </a>
            <Button
              kind="quiet"
              icon="close"
              label={w.forgetTable}
              onClick={() => forgetTable(room)}
            />
          </li>
        ))}
      </ul>
      {!isOpen && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {w.allTables(tables.length)}
        </Button>
      )}
    </section>
  );
}
