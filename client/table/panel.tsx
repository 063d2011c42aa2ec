// The moves as buttons: what has no place on the board, and for the keyboard and screen readers everything.
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Picker } from './picker.ts';

const Hint = lazy(() => import('../advice/hint.tsx').then((part) => part.Hint));

interface Props {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
}

export function Panel({ session, table, picker, client }: Props) {
  const t = text.value;
  const [hinting, setHinting] = useState(false);
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const called = (ref: string) => words.ref(ref, session.game.value as never, names);
  const live = [...picker.live.value];
  const buttons = live.filter((ref) => ref.startsWith('button:'));
  const picked = picker.picked.value;
  const seat = session.seat.value;
  const undo = seat !== null && table.undo === seat;
  const reason = picker.reason.value;
  const asking = picker.asking.value;
  const chain = live.length > 0 && client.chain?.(session.game.value as never);
  return (
    <section class="panel" aria-label={t.moves}>
      {reason && (
        <p class="reason" role="status">
          {words.reason(reason)}
        </p>
      )}
      {hinting && (
        <Hint
          session={session}
          table={table}
          picker={picker}
          client={client}
          onClose={() => setHinting(false)}
        />
      )}
      <div class="panel-acts">
        {asking && (
          <>
            <span>{t.confirmMove}</span>
            <Button kind="primary" onClick={() => picker.play(asking)}>
              {t.yes}
            </Button>
          </>
        )}
        {buttons.map((ref) => (
          <RefButton key={ref} of={ref} picker={picker} kind={kindOf(ref)}>
            {called(ref)}
          </RefButton>
        ))}
        {(picked.length > 0 || asking) && (
          <Button onClick={() => picker.cancel()}>
            {t.cancel}
            {picked.length > 0 && <small>{picked.map(called).join(', ')}</small>}
          </Button>
        )}
        {chain && (
          <Button onClick={() => void finish(session, picker, client)}>{t.finishChain}</Button>
        )}
        {undo && (
          <Button
            icon="undo"
            onClick={() => void session.ask({ type: 'undo', seq: session.seq.value })}
          >
            {t.undo}
          </Button>
        )}
        {table.hints && !hinting && picker.ways.value.length > 1 && (
          <Button icon="bulb" onClick={() => setHinting(true)}>
            {t.hint}
          </Button>
        )}
        {seat === null && <span class="soft">{t.youWatch}</span>}
      </div>
      {live.length > 0 && (
        <details class="all-moves">
          <summary>{t.moves}</summary>
          <p class="soft">{t.movesHint}</p>
          <ul>
            {live.map((ref) => (
              <li key={ref}>
                <RefButton of={ref} picker={picker} kind="small">
                  {called(ref)}
                </RefButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Any legal move, again and again, until something else than this row of decisions is asked. */
async function finish(session: Session, picker: Picker, client: GameClient): Promise<void> {
  for (let way = picker.ways.value[0]; way; way = picker.ways.value[0]) {
    if (!client.chain?.(session.game.value as never)) return;
    const { seq } = session;
    const move = way.move as never;
    if (await session.ask({ type: 'move', seq: seq.value, move })) return;
  }
}

interface RefButtonProps {
  of: string;
  picker: Picker;
  kind: '' | 'primary' | 'small';
  children: string;
}

/** The way out of what one has begun is not what one is invited to. */
const kindOf = (ref: string) => (ref === 'button:cancel' ? '' : 'primary');

function RefButton({ of, picker, kind, children }: RefButtonProps) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-ref={of}
      data-live=""
      data-hint={picker.hinted.value === of ? '' : undefined}
      onClick={() => picker.click(of)}
    >
      {children}
    </button>
  );
}
