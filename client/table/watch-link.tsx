// The link for those who only watch: nobody can sit down by it.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/kit.tsx';
import { words } from './watch-link-words.ts';

interface Props {
  room: string;
  /** The link, once the server has said it. */
  link: string | null;
  onLink(link: string): void;
  /** Shows a link, and the ways to share it. */
  Row: ComponentType<{ link: string; label: string; isInvitation?: boolean }>;
}

export function WatchLink({ room, link, onLink, Row }: Props) {
  const w = words.value;
  const [hasFailed, setFailed] = useState(false);
  const show = async () => {
    try {
      const { watch } = await (await fetch(`/api/rooms/${room}`)).json();
      setFailed(!watch);
      if (watch) onLink(`${location.origin}/w/${watch}`);
    } catch {
      setFailed(true);
    }
  };
  if (link) {
    return (
      <section class="watch-link">
        <p>{w.hint}</p>
        <Row link={link} label={w.title} isInvitation />
      </section>
    );
  }
  return (
    <section class="watch-link">
      <Button icon="eye" onClick={() => void show()}>
        {w.open}
      </Button>
      {hasFailed && <p role="alert">{w.failed}</p>}
    </section>
  );
}
