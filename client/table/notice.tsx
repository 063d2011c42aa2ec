// The one notice about an absent player for which the message room has room. Fetched when somebody is missing.
import type { ComponentChildren } from 'preact';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { useNotices } from './notices.ts';

interface Props {
  session: Session;
  table: PublicTable;
  /** What is shown while nothing can be done about it. */
  children: ComponentChildren;
}

export function Notice({ session, table, children }: Props) {
  const notices = useNotices(session, table);
  const notice = notices.find(({ seat }) => seat === session.seat.value) ?? notices[0];
  if (!notice) return <>{children}</>;
  return (
    <p class="notice">
      <span>{notice.text}</span>
      <Button small kind="primary" onClick={() => void session.send(notice.command)}>
        {notice.action}
      </Button>
    </p>
  );
}
