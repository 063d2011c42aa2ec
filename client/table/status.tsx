// The lines that show the state of the connection, and why a command was refused.
import { Button } from '../kit/kit.tsx';
import { isStale } from '../session/connection.ts';
import { reload } from '../session/reload.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';

/** Shows nothing while the connection is open. */
export function StatusLine({ session, look = '' }: { session: Session; look?: string }) {
  const t = text.value;
  const status = session.status.value;
  if (status === 'open') return null;
  const isCommandWaiting = status === 'lost' && session.pending.value !== null;
  return (
    <p class={`status-line ${look}`} role="status">
      <span class="status-spin" aria-hidden="true" />
      {isCommandWaiting ? t.status.lostPending : t.status[status]}
      {isStale(status) && (
        <Button small onClick={reload}>
          {t.reload}
        </Button>
      )}
    </p>
  );
}

/** Shows the last refusal until its animation ends. */
export function RefusalToast({
  session,
  words,
}: {
  session: Session;
  words: Record<string, string>;
}) {
  const { value: refusal } = session.refusal;
  if (!refusal) return null;
  const t = text.value;
  const line = words[refusal.code] ?? t.refused[refusal.code] ?? t.refusedOther;
  return (
    <p key={line} class="toast" role="alert" onAnimationEnd={() => (session.refusal.value = null)}>
      {line}
    </p>
  );
}
