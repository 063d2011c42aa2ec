// The page of a lesson. Its end leads on to a game of one's own.
import { useState } from 'preact/hooks';
import { findOnShelf } from '../games/shelf.ts';
import { useGame } from '../games/use-game.ts';
import { navigate } from '../kit/navigate.ts';
import { Page } from '../kit/page.tsx';
import { text } from '../text/index.ts';
import { LessonView } from './lesson-view.tsx';
import { words } from './words.ts';

export function LessonPage({ game, id }: { game: string; id: string | undefined }) {
  const client = useGame(game);
  const [isOver, setOver] = useState(false);
  if (isOver) return <Over game={game} onAgain={() => setOver(false)} />;
  if (!client) return null;
  return (
    <LessonView
      client={client}
      id={id}
      onLeave={() => navigate(`/rules/${game}`)}
      onEnd={() => setOver(true)}
    />
  );
}

function Over({ game, onAgain }: { game: string; onAgain(): void }) {
  const w = words.value;
  return (
    <Page>
      <h1>{w.over(findOnShelf(game)?.title ?? '')}</h1>
      <p>{w.overHint}</p>
      <p class="lesson-over">
        <a class="btn primary" href={`/solo/${game}`}>
          {w.play}
        </a>{' '}
        <a class="btn" href={`/rules/${game}`}>
          {text.value.rules}
        </a>{' '}
        <button type="button" class="btn quiet" onClick={onAgain}>
          {w.again}
        </button>
      </p>
    </Page>
  );
}
