// The page of a game: its card and its rules.
import { findOnShelf } from '../../games/shelf.ts';
import { useGame } from '../../games/use-game.ts';
import { adoptStyles } from '../../kit/adopt-styles.ts';
import { Page } from '../../kit/page.tsx';
import { Rulebook } from '../../table/rulebook.tsx';
import { text } from '../../text/index.ts';
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
