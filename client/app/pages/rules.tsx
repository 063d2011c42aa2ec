// The page of a game: its card and its rules.
import { useEffect, useState } from 'preact/hooks';
import { findOnShelf } from '../../games/shelf.ts';
import { useGame } from '../../games/use-game.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Button } from '../../kit/kit.tsx';
import { Page } from '../../kit/page.tsx';
import { words } from '../../table/example-words.ts';
import type { GameClient } from '../../table/game-client.ts';
import type { Lesson } from '../../table/lesson.ts';
import { printRules } from '../../table/print-rules.ts';
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
      <div class="rules-head">
        <h2>{t.rules}</h2>
        <Button small onClick={printRules}>
          {words.value.print}
        </Button>
      </div>
      {client && <Rulebook client={client} isPage />}
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
