// The dock: what is to be known now, the viewer's hand, and the actions. It has the same height in every decision.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import type { Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import { Message } from './message.tsx';
import { Panel } from './panel.tsx';
import type { Drawer, TableParts } from './parts.ts';
import type { Picker } from './picker.ts';

export interface DockProps extends Pick<TableParts, 'Hint'> {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
  /** Whether an earlier moment is shown. Then the one action is to leave it. */
  isPast: boolean;
  onLeavePast(): void;
  onOpen(drawer: Drawer): void;
  /** Opens the result of the game again. Null while it is open. */
  onEnding: (() => void) | null;
}

interface Props extends DockProps {
  hand?: ComponentChildren;
  explanation?: string | null | undefined;
}

export function Dock({ hand, explanation, Hint, ...rest }: Props) {
  const { session, table, picker, client, onOpen } = rest;
  const [isHintOpen, setHintOpen] = useState(false);
  const hint = isHintOpen && (
    <Hint {...{ session, table, picker, client }} onClose={() => setHintOpen(false)} />
  );
  return (
    <footer class="dock">
      <ErrorBoundary resetKey={session.seq.value} game={table.game} isSilent>
        <Message {...{ session, table, picker, client, explanation, onOpen }} hint={hint} />
      </ErrorBoundary>
      {hand && (
        <div class="hand" data-zone="hand">
          {hand}
        </div>
      )}
      <ErrorBoundary resetKey={session.seq.value} game={table.game} isSilent>
        <Panel {...rest} {...(isHintOpen ? {} : { onHint: () => setHintOpen(true) })} />
      </ErrorBoundary>
    </footer>
  );
}
