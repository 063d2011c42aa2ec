// The drawers that the buttons of the header open over the board: rules, log, chat, settings.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { Chat } from './chat.tsx';
import type { GameClient } from './game-client.ts';
import { Log } from './log.tsx';
import type { TableParts } from './parts.ts';
import { Preferences } from './preferences.tsx';
import { Rulebook } from './rulebook.tsx';

export type Drawer = 'rules' | 'log' | 'chat' | 'settings';

interface Props extends Pick<TableParts, 'onNewGame'> {
  open: Drawer;
  onClose(): void;
  session: Session;
  table: PublicTable;
  client: GameClient;
  viewedSeq: number | null;
  onView(seq: number | null): void;
}

export function Drawers(props: Props) {
  const { open, onClose, session, table, client, onNewGame, viewedSeq, onView } = props;
  const t = text.value;
  return (
    <Sheet key={open} title={t[open]} onClose={onClose}>
      {open === 'rules' && <Rulebook client={client} />}
      {open === 'log' && (
        <Log session={session} client={client} viewedSeq={viewedSeq} onView={onView} />
      )}
      {open === 'chat' && <Chat session={session} table={table} />}
      {open === 'settings' && <Preferences session={session} onNewGame={onNewGame} />}
    </Sheet>
  );
}
