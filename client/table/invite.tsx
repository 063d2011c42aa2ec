// The invitation to a table, and the row that shows a link and the ways to share it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Sheet } from '../kit/kit.tsx';
import { text } from '../text/index.ts';

export const linkTo = (room: string): string => `${location.origin}/t/${room}`;

export function Invite({ room }: { room: string }) {
  const t = text.value;
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t.invite}</h2>
      <p class="soft">{t.inviteHint}</p>
      <LinkRow link={linkTo(room)} label={t.invite} />
    </section>
  );
}

/** The label is for screen readers. Some links invite others, and some are only for the player. */
export function LinkRow({ link, label }: { link: string; label: string }) {
  const t = text.value;
  const [isCopied, setCopied] = useState(false);
  const [isCodeOpen, setCodeOpen] = useState(false);
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
        <Button kind="primary" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? t.copied : t.copy}
        </Button>
        {navigator.canShare?.({ url: link }) && (
          <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {t.share}
          </Button>
        )}
        <Button icon="code" label={t.showCode} onClick={() => setCodeOpen(true)} />
      </span>
      {isCodeOpen && (
        <Sheet title={t.qrTitle} onClose={() => setCodeOpen(false)}>
          <QrCode of={link} />
        </Sheet>
      )}
    </div>
  );
}

function QrCode({ of }: { of: string }) {
  const [path, setPath] = useState('');
  const [size, setSize] = useState(1);
  useEffect(() => {
    void import('lean-qr').then(({ generate }) => {
      const code = generate(of);
      let drawn = '';
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
      }
      setSize(code.size);
      setPath(drawn);
    });
  }, [of]);
  return (
    <svg class="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={of}>
      <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
