// The invitation to a table, and the row that shows a link and the ways to share it.
import { useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { text } from '../text/index.ts';
import styles from './invite.css?inline';

adoptStyles(styles);

const QrSheet = lazy(() => import('./qr-sheet.tsx').then((part) => part.QrSheet));

export const linkTo = (room: string): string => `${location.origin}/t/${room}`;

export function Invite({ room }: { room: string }) {
  const t = text.value;
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t.invite}</h2>
      <LinkRow link={linkTo(room)} label={t.invite} isInvitation />
    </section>
  );
}

interface LinkRowProps {
  link: string;
  /** For screen readers. */
  label: string;
  /** Some links invite others, and some are only for the player: those are copied rather than sent. */
  isInvitation?: boolean;
}

export function LinkRow({ link, label, isInvitation }: LinkRowProps) {
  const t = text.value;
  const [isCopied, setCopied] = useState(false);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const canShare = navigator.canShare?.({ url: link });
  const isSent = isInvitation && canShare;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Frames of other sites may not use the clipboard. The old copy command may work. If not, the link is selected.
      field.current?.focus();
      field.current?.select();
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="link-row">
      <input
        ref={field}
        class="input"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span>
        {canShare && (
          <Button
            {...(isInvitation && { kind: 'primary' })}
            icon="share"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {t.share}
          </Button>
        )}
        {isSent ? (
          <Button
            icon={isCopied ? 'check' : 'copy'}
            label={isCopied ? t.copied : t.copy}
            onClick={copy}
          />
        ) : (
          <Button kind="primary" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
            {isCopied ? t.copied : t.copy}
          </Button>
        )}
        <Button icon="code" label={t.showCode} onClick={() => setCodeOpen(true)} />
      </span>
      {isCodeOpen && <QrSheet link={link} onClose={() => setCodeOpen(false)} />}
    </div>
  );
}
