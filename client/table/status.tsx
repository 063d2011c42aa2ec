import { Button } from '../kit/kit.tsx';
import { isStale } from '../session/connection.ts';
import { reload } from '../session/reload.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';

/** How the connection is, when there is something to say. */
export function StatusLine({ session }: { session: Session }) {
  const t = text.value;
  const status = session.status.value;
  if (status === 'open') return null;
  const kept = status === 'lost' && session.pending.value !== null;
  return (
    <p class="status-line" role="status">
      <span class="status-spin" aria-hidden="true" />
      {kept ? t.status.lostPending : t.status[status]}
      {isStale(status) && (
        <Button small onClick={reload}>
          {t.reload}
        </Button>
      )}
    </p>
  );
}

/** The last refusal, for a moment. */
export function Refusal({ session, words }: { session: Session; words: Record<string, string> }) {
  const refused = session.refused.value;
  if (!refused) return null;
  const t = text.value;
  const line = words[refused.code] ?? t.refused[refused.code] ?? t.refusedOther;
  return (
    <p key={line} class="toast" role="alert" onAnimationEnd={() => (session.refused.value = null)}>
      {line}
    </p>
  );
}
