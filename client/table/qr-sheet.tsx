// The dialog with the code of a link, which another device can scan.
import { generate } from 'lean-qr';
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Sheet } from '../kit/kit.tsx';
import { text } from '../text/index.ts';
import styles from './qr-sheet.css?inline';
import { WatchLink } from './watch-link.tsx';
import { words } from './watch-link-words.ts';

adoptStyles(styles);

interface Props extends Pick<ComponentProps<typeof WatchLink>, 'Row'> {
  link: string;
  onClose(): void;
}

/** The link that invites to a table offers another one, to watch, which then takes its place. */
export function QrSheet({ link, Row, onClose }: Props) {
  const [watchLink, setWatchLink] = useState<string | null>(null);
  const [, room] = /\/t\/([\w-]+)$/.exec(link) ?? [];
  const shown = watchLink ?? link;
  const isForWatching = shown.includes('/w/');
  return (
    <Sheet title={isForWatching ? words.value.title : text.value.qrTitle} onClose={onClose}>
      <QrCode of={shown} />
      {room && <WatchLink room={room} link={watchLink} onLink={setWatchLink} Row={Row} />}
    </Sheet>
  );
}

function QrCode({ of }: { of: string }) {
  const code = generate(of);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const size = code.size + 6;
  return (
    <svg class="qr" viewBox={`-3 -3 ${size} ${size}`} role="img" aria-label={of}>
      <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
