import type { PublicTable } from '../../shared/protocol/index.ts';
import type { GameClient } from '../games/contract.ts';
import { Rulebook } from '../pages/rulebook.tsx';
import { text } from '../text/index.ts';
import { Sheet } from '../ui/kit.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { Preferences } from './preferences.tsx';
import type { Session } from './session.ts';

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
