// Shows the text to copy, with a tab for each of its three kinds.
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../../kit/kit.tsx';
import { text } from '../../../text/index.ts';
import { Problems } from './appearance-section.tsx';
import type { FormPart } from './form-part.ts';
import {
  oembedRequest,
  SNIPPET_KINDS,
  type SnippetInput,
  type SnippetKind,
  snippets,
} from './snippet.ts';
import { words } from './text/index.ts';

interface Props extends Pick<FormPart, 'choices' | 'problems'> {
  making: SnippetInput;
  kind: SnippetKind;
  onKind(kind: SnippetKind): void;
}

const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % SNIPPET_KINDS.length,
  ArrowLeft: (at) => (at + SNIPPET_KINDS.length - 1) % SNIPPET_KINDS.length,
  Home: () => 0,
  End: () => SNIPPET_KINDS.length - 1,
};

export function Result({ making, choices, problems, kind, onKind }: Props) {
  const w = words.value;
  const tabs = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(SNIPPET_KINDS.indexOf(kind));
    if (next === undefined) return;
    event.preventDefault();
    onKind(SNIPPET_KINDS[next] ?? kind);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section class="card result" aria-labelledby="result-title">
      <header>
        <h2 id="result-title">{w.result}</h2>
        <div ref={tabs} role="tablist" class="tabs" aria-labelledby="result-title">
          {SNIPPET_KINDS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={one === kind}
              aria-controls="result-panel"
              tabIndex={one === kind ? 0 : -1}
              onClick={() => onKind(one)}
              onKeyDown={walk}
            >
              {w.kinds[one]}
            </button>
          ))}
        </div>
      </header>
      <div id="result-panel" role="tabpanel" aria-labelledby={`tab-${kind}`} class="result-panel">
        <p class="soft">
          {w.kindHints[kind]}
          {kind === 'oembed' && ` ${choices.place === 'table' ? w.oembedTable : w.oembedBare}`}
        </p>
        {problems.length > 0 ? (
          <Problems choices={choices} problems={problems} />
        ) : (
          <>
            <Text key={kind} kind={kind} of={snippets[kind](making)} />
            {kind === 'oembed' && (
              <details>
                <summary>{w.oembedRaw}</summary>
                <code class="raw">{oembedRequest(making)}</code>
              </details>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** A click selects the text, the button copies it. */
function Text({ of, kind }: { of: string; kind: SnippetKind }) {
  const w = words.value;
  const shown = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(of);
      setState('copied');
    } catch {
      select();
      setState('selected');
    }
    setTimeout(() => setState('idle'), 4000);
  };
  const said = { idle: '', copied: text.value.copied, selected: w.copyFailed }[state];
  return (
    <div class="text">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it copies, with any key */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard as well */}
      <section class="lines-of-code" tabIndex={0} aria-label={w.kinds[kind]} onClick={select}>
        <pre ref={shown}>
          <Coloured code={of} />
        </pre>
      </section>
      <p>
        <Button kind="primary" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
          {w.copy}
        </Button>
        <span role="status" class="soft">
          {said}
        </span>
      </p>
    </div>
  );
}

/** Colours names and values, and leaves the text itself unchanged. */
function Coloured({ code }: { code: string }) {
  const pieces = code.split(/("[^"]*"|<\/?[a-z-]+|>)/);
  return (
    <code>
      {pieces.map((piece, at) =>
        piece.startsWith('"') ? (
          <i key={at}>{piece}</i>
        ) : /^[<>]/.test(piece) ? (
          <b key={at}>{piece}</b>
        ) : (
          piece
        ),
      )}
    </code>
  );
}
