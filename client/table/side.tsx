// What a large screen shows beside the board: the log, and the chat below it.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Chat } from './chat.tsx';
import { Log, type LogProps } from './log.tsx';

export function Side({ table, ...log }: LogProps & { table: PublicTable }) {
  return (
    <>
      <Log {...log} />
      {log.session.kind === 'remote' && <Chat session={log.session} table={table} />}
    </>
  );
}
