// The goal of the game, the figures of all players, and the way to the rules.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import { attempt } from '../session/report.ts';
import { inCurrentLanguage, language, text } from '../text/index.ts';
import type { BoardProps, GameClient, PlayerPanel } from './game-client.ts';
import type { Drawer } from './parts.ts';
import { FactList } from './player-sheet.tsx';

const title = inCurrentLanguage({ en: 'The goal', it: 'L’obiettivo', fr: 'Le but' });

interface Props {
  table: PublicTable;
  goal: string;
  client: GameClient;
  board: BoardProps | undefined;
  panels: PlayerPanel[];
  onOpen(drawer: Drawer | null): void;
}

export function GoalSheet({ table, goal, client, board, panels, onOpen }: Props) {
  const say = () => (board ? client.words[language.value].ends?.(board.state) : null);
  const ends = attempt(say, null, client.rules.id);
  return (
    <Sheet title={title.value} onClose={() => onOpen(null)}>
      <div class="player-sheet">
        <p>{goal}</p>
        {ends && <p>{ends}</p>}
        {table.chairs.map(({ name, colour }, seat) => (
          <section key={seat}>
            <h3>
              <span class="dot" style={{ background: `var(--${colour})` }} /> {name}
            </h3>
            <FactList facts={panels[seat]?.facts ?? []} {...{ client, board }} />
          </section>
        ))}
        <Button icon="book" onClick={() => onOpen('rules')}>
          {text.value.rules}
        </Button>
      </div>
    </Sheet>
  );
}
