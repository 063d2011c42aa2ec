// The card of a game: its cover, its facts, and the ways to a table.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ShelfGame } from '../../games/shelf.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Button } from '../../kit/kit.tsx';
import { navigate } from '../../kit/navigate.ts';
import { openTable } from '../../session/open-table.ts';
import { defaultNameAt } from '../../table/player-names.ts';
import { language, text } from '../../text/index.ts';
import styles from './game.css?inline';
import { words } from './home-words.ts';

adoptStyles(styles);

interface Props {
  game: ShelfGame;
  /** True on the page of the game, where the card's title is the heading of the page. */
  large?: boolean;
  /** Further links. */
  children: ComponentChildren;
}

export function GameCard({ game, large, children }: Props) {
  const t = text.value;
  const [state, setState] = useState<'idle' | 'opening' | string>('idle');
  const open = async () => {
    setState('opening');
    const opened = await openTable(game.id, {
      name: defaultNameAt(0),
      language: language.peek(),
    });
    if ('room' in opened) navigate(`/t/${opened.room}`);
    else setState(opened.code);
  };
  const hasFailed = state !== 'idle' && state !== 'opening';
  const Name = large ? 'h1' : 'h2';
  return (
    <article class={large ? 'card game large' : 'card game'}>
      <div class="game-cover">
        <img src={game.cover} alt="" width="160" height="120" />
      </div>
      <div class="game-head">
        <Name>{game.title}</Name>
        <p class="soft game-facts">
          <span>{t.players(game.seats.min, game.seats.max)}</span>{' '}
          <span>{t.minutes(...game.minutes)}</span>
        </p>
      </div>
      <div class="game-text">
        <p>{game.summary[language.value]}</p>
        {large && <p class="soft game-by">{game.makers}</p>}
        <div class="game-acts">
          <Button kind="primary" onClick={open} disabled={state === 'opening'}>
            {state === 'opening' ? t.opening : t.open}
          </Button>
          <a class="btn" href={`/solo/${game.id}`}>
            {t.playNow}
          </a>
          <a class="btn quiet" href={`/learn/${game.id}`}>
            {words.value.lesson(game.lessonMinutes)}
          </a>
          {children}
          <a class="btn quiet" href={`/here/${game.id}`}>
            {t.here}
          </a>
        </div>
        {hasFailed && (
          <p class="game-failed" role="alert">
            {state === 'offline' ? t.offline : (t.refused[state] ?? t.refusedOther)}
          </p>
        )}
      </div>
    </article>
  );
}
