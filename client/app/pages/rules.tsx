// The page of a game: its card and its rules.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf } from '../../games/shelf.ts';
import { useGame } from '../../games/use-game.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Page } from '../../kit/page.tsx';
import type { GameClient } from '../../table/game-client.ts';
import type { Lesson } from '../../table/lesson.ts';
import { Rulebook } from '../../table/rulebook.tsx';
import { language, text } from '../../text/index.ts';
import { GameCard } from './game.tsx';
import styles from './rules.css?inline';

adoptStyles(styles);

export function RulesPage({ game }: { game: string }) {
  const t = text.value;
  const client = useGame(game);
  const box = findOnShelf(game);
  return (
    <Page>
      {box && (
        <GameCard game={box} large>
          {client && <OtherLessons client={client} />}
          <a class="btn quiet" href={`/insert/${game}`}>
            {t.insertThis}
          </a>
        </GameCard>
      )}
      <h2 class="rules-title">{t.rules}</h2>
      {client && <Rulebook client={client} />}
    </Page>
  );
}

/** The lessons besides the one for newcomers, which every card offers. */
function OtherLessons({ client }: { client: GameClient }) {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    // Without a connection the page does without them.
    void client.lessons?.().then(setLessons, () => {});
  }, [client]);
  return (
    <>
      {lessons.slice(1).map(({ id, minutes, texts }) => (
        <a key={id} class="btn quiet" href={`/learn/${client.rules.id}/${id}`}>
          {texts[language.value].title} ({minutes}&nbsp;min)
        </a>
      ))}
    </>
  );
}
