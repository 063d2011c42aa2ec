// The dock: what is to be known now, the viewer's hand, and the actions. It has the same height in every decision.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { Message } from './message.tsx';
import { Panel, type PanelProps } from './panel.tsx';
import type { TableParts } from './parts.ts';

export interface DockProps extends PanelProps, Pick<TableParts, 'Hint'> {}

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
