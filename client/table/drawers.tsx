import type { PublicTable } from '../../shared/protocol/index.ts';
import { Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { Chat } from './chat.tsx';
import type { GameClient } from './game-client.ts';
import { Log } from './log.tsx';
import { Preferences } from './preferences.tsx';
import { Rulebook } from './rulebook.tsx';

export type Drawer = 'rules' | 'log' | 'chat' | 'settings';

interface Props {
  open: Drawer;
  onClose(): void;
  session: Session;
  table: PublicTable;
  client: GameClient;
  looking: number | null;
  onLook(seq: number | null): void;
}

export function Drawers({ open, onClose, session, table, client, looking, onLook }: Props) {
  const t = text.value;
  return (
    <Sheet key={open} title={t[open]} onClose={onClose}>
      {open === 'rules' && <Rulebook client={client} />}
      {open === 'log' && (
        <Log session={session} client={client} looking={looking} onLook={onLook} />
      )}
      {open === 'chat' && <Chat session={session} table={table} />}
      {open === 'settings' && <Preferences session={session} />}
    </Sheet>
  );
}
