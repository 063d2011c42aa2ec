import { useState } from 'preact/hooks';
import { type Shelved, shelf, shelved } from '../games/index.ts';
import { go } from '../go.ts';
import { forgetTable, openTable, recents } from '../table/tables.ts';
import { language, text } from '../text/index.ts';
import { Button } from '../ui/kit.tsx';
import { wear } from '../ui/wear.ts';
import { Brand, LanguageMenu } from './brand.tsx';
import styles from './home.css?inline';

wear(styles);

export function Home() {
  const t = text.value;
  return (
    <div class="home">
      <header class="home-head">
        <Brand />
        <LanguageMenu />
      </header>
      <main>
        <div class="home-lead">
          <h1>{t.tagline}</h1>
          <p>{t.homeLead}</p>
        </div>
        <div class="shelf">
          {shelf.map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </div>
        <RecentTables />
      </main>
      <footer class="soft">
        <a href="/about">{t.about}</a>
        <span>{t.unofficial}</span>
      </footer>
    </div>
  );
}

function Game({ game }: { game: Shelved }) {
  const t = text.value;
  const [state, setState] = useState<'idle' | 'opening' | string>('idle');
  const open = async () => {
    setState('opening');
    const opened = await openTable(game.id);
    if ('room' in opened) go(`/t/${opened.room}`);
    else setState(opened.code);
  };
  const failed = state !== 'idle' && state !== 'opening';
  return (
    <article class="card game">
      <div class="game-cover">
        <img src={game.cover} alt="" width="160" height="120" />
      </div>
      <div class="game-text">
        <h2>{game.name}</h2>
        <p>{game.line[language.value]}</p>
        <p class="soft game-facts">
          <span>{t.players(...game.players)}</span>
          <span>{t.minutes(...game.minutes)}</span>
        </p>
        <div class="game-acts">
          <Button kind="primary" onClick={open} disabled={state === 'opening'}>
            {state === 'opening' ? t.opening : t.open}
          </Button>
          <a class="btn" href={`/here/${game.id}`}>
            {t.here}
          </a>
          <a class="btn quiet" href={`/rules/${game.id}`}>
            {t.rules}
          </a>
        </div>
        {failed && (
          <p class="game-failed" role="alert">
            {state === 'offline' ? t.offline : (t.refused[state] ?? t.refusedOther)}
          </p>
        )}
      </div>
    </article>
  );
}

function RecentTables() {
  const t = text.value;
  if (recents.value.length === 0) return null;
  return (
    <section class="recents">
      <h2>{t.recent}</h2>
      <ul>
        {recents.value.map(({ room, game, host }) => (
          <li key={room} class="card">
            <a href={`/t/${room}`}>{t.recentAt(shelved(game)?.name ?? game, host)}</a>
            <Button
              kind="quiet"
              icon="close"
              label={t.forgetTable}
              onClick={() => forgetTable(room)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
