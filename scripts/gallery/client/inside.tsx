// Shows the internal data of a position: frames, moves, events, and the differences between two views of it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyGame, Viewer } from '../../../shared/engine/index.ts';
import { findDifferences } from './differences.ts';
import type { Moment } from './scenario.ts';
import { NAMES } from './session.ts';

interface Props {
  rules: AnyGame;
  now: Moment;
  /** The whole state before the move that led to this position. */
  before: unknown;
  viewer: Viewer;
  viewers: Viewer[];
}

export function Inside({ rules, now, before, viewer, viewers }: Props) {
  const { state, step } = now;
  const frames = (state as { frames?: unknown[] }).frames ?? [];
  const moves = viewer === null ? [] : rules.moves(state, viewer);
  return (
    <aside class="inside">
      <Part title={`Frames (${frames.length}, the top one first)`}>
        <ol>
          {frames.toReversed().map((frame, at) => (
            <li key={at}>
              <code>{JSON.stringify(frame)}</code>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={`Moves (${moves.length})`}>
        <ul>
          {moves.map((move) => (
            <li key={JSON.stringify(move)}>
              <code>
                <b>{rules.path(state, move).join(' ')}</b> {JSON.stringify(move)}
              </code>
            </li>
          ))}
        </ul>
      </Part>
      {step && (
        <Part title="Events of the move">
          <ul>
            {step.events.map((event, at) => (
              <li key={at}>
                <code>{JSON.stringify(rules.viewEvent(event, viewer))}</code>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Difference rules={rules} now={now} before={before} viewer={viewer} viewers={viewers} />
      <Part title="All of it">
        <details>
          <summary>As JSON, seen by {nameOf(viewer)}</summary>
          <pre>{JSON.stringify(rules.view(state, viewer), null, 1)}</pre>
        </details>
      </Part>
    </aside>
  );
}

const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `${NAMES[viewer]}`);

function Difference({ rules, now, before, viewer, viewers }: Props) {
  const [against, setAgainst] = useState('before');
  const others = viewers.filter((one) => one !== viewer);
  const seen = rules.view(now.state, viewer);
  const was = () => {
    if (against === 'before') return before === undefined ? seen : rules.view(before, viewer);
    if (against === 'whole') return now.state;
    return rules.view(now.state, against === 'null' ? null : Number(against));
  };
  const found = findDifferences(was(), seen);
  return (
    <Part title={`Differences (${found.length})`}>
      <label>
        What {nameOf(viewer)} sees, against{' '}
        <select value={against} onChange={(event) => setAgainst(event.currentTarget.value)}>
          <option value="before">the same before the move</option>
          <option value="whole">the whole state</option>
          {others.map((one) => (
            <option key={String(one)} value={String(one)}>
              what {nameOf(one)} sees
            </option>
          ))}
        </select>
      </label>
      <ul>
        {found.map(({ at, was: old, is }) => (
          <li key={at}>
            <code>
              <b>{at}</b> <del>{old}</del> <ins>{is}</ins>
            </code>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
