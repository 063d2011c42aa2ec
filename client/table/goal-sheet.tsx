// The goal of the game, the figures of all players from first to last, and the way to the rules.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import { attempt } from '../session/report.ts';
import { inCurrentLanguage, language, text } from '../text/index.ts';
import type { BoardProps, GameClient, PlayerPanel, Standing } from './game-client.ts';
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
  const { standings } = client.words[language.value];
  const listed: (Partial<Standing> & { seat: number })[] =
    (board && attempt(() => standings?.(board.state), null, table.game)) ||
    table.chairs.map((_, seat) => ({ seat }));
  return (
    <Sheet title={title.value} onClose={() => onOpen(null)}>
      <div class="player-sheet">
        <p>{goal}</p>
        {ends && <p>{ends}</p>}
        {listed.map(({ seat, place, tie }, at) => (
          <section key={seat}>
            <h3>
              <span class="dot" style={{ background: `var(--${table.chairs[seat]?.colour})` }} />{' '}
              {table.chairs[seat]?.name}
              {place && <span class="soft"> · {text.value.place(place)}</span>}
            </h3>
            {/* Those who share a place are told why once. */}
            {tie && (at === 0 || place !== listed[at - 1]?.place) && <p class="soft">{tie}</p>}
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
