// Shows the frame as visitors will see it, in a mock of their page.
import { useEffect, useRef, useState } from 'preact/hooks';

import { RadioGroup } from './radio-group.tsx';
import { frameAddress, frameHeight, type SnippetInput } from './snippet.ts';
import { words } from './text/index.ts';

/**
 * `making` is null while there is nothing to show. `grows` tells whether the frame grows with the table, as
 * <foyer-table> does.
 */
export function Preview({ making, grows }: { making: SnippetInput | null; grows: boolean }) {
  const w = words.value;
  const [width, setWidth] = useState<'phone' | 'full'>('full');
  const settled = useSettled(making && frameAddress(making, location.origin));
  return (
    <section class="card preview" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{w.preview}</h2>
        <RadioGroup
          legend={w.width}
          quiet
          value={width}
          of={[
            ['phone', w.widths.phone],
            ['full', w.widths.full],
          ]}
          onChange={(next) => setWidth(next)}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard as well */}
      <section class="desk" tabIndex={0} aria-label={w.yourPage}>
        <div class="paper" data-width={width}>
          <Lines of={[38, 92, 85]} />
          {settled && making ? (
            <Table key={settled} address={settled} making={making} grows={grows} />
          ) : (
            <p class="nothing soft">{w.noPreview}</p>
          )}
          <Lines of={[94, 88, 60]} />
        </div>
      </section>
    </section>
  );
}

/** Returns the text once it has not changed for 600 ms, so that typing does not reload the preview. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

// Each address gets a new frame. A frame that navigates would add entries to the history of the page.
function Table(props: { address: string; making: SnippetInput; grows: boolean }) {
  const { address, making, grows } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (data?.foyer === 1 && data.type === 'height' && Number.isFinite(data.height)) {
        setWanted(data.height);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <iframe
      ref={frame}
      src={address}
      title={making.title}
      // The sandbox gives the frame no origin, so the preview shows none of this person's settings and seats.
      sandbox="allow-scripts"
      loading="lazy"
      style={{ height: `${frameHeight(making.choices, grows ? wanted : undefined)}px` }}
    />
  );
}

/** Grey lines that represent the text of the mock page. */
function Lines({ of }: { of: number[] }) {
  return (
    <div class="lines" aria-hidden="true">
      {of.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
