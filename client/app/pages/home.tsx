// The home page: all games, and the tables that this device has visited.
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
        <RecentTables />
      </main>
      <footer class="soft">
        <a href="/about">{t.about}</a>
        <a href="/insert">{w.insert}</a>
        <span>{t.unofficial}</span>
      </footer>
    </div>
  );
}

function RecentTables() {
  const w = words.value;
  if (recentTables.value.length === 0) return null;
  return (
    <section class="recents">
      <h2>{w.recent}</h2>
      <ul>
        {recentTables.value.map(({ room, game, host }) => (
          <li key={room} class="card">
            <a href={`/t/${room}`}>{w.recentAt(findOnShelf(game)?.title ?? game, host)}</a>
            <Button
              kind="quiet"
              icon="close"
              label={w.forgetTable}
              onClick={() => forgetTable(room)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
