// The legal moves as buttons: those without a place on the board, and a list of all moves for the keyboard and for
// screen readers.
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { TableParts } from './parts.ts';
import type { Picker } from './picker.ts';

interface Props extends Pick<TableParts, 'Hint'> {
  session: Session;
  table: PublicTable;
  picker: Picker;
  client: GameClient;
}

export function Panel({ session, table, picker, client, Hint }: Props) {
  const t = text.value;
  const [isHintOpen, setHintOpen] = useState(false);
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const nameOf = (ref: string) => words.ref(ref, session.game.value, names);
  const live = [...picker.live.value];
  const buttons = live.filter((ref) => ref.startsWith('button:'));
  const picked = picker.picked.value;
  const seat = session.seat.value;
  const canUndo = seat !== null && table.undo === seat;
  const reason = picker.reason.value;
  const unconfirmed = picker.unconfirmedMove.value;
  const isChain = live.length > 0 && client.chain?.(session.game.value);
  return (
    <section class="panel" aria-label={t.moves}>
      {reason && (
        <p class="reason" role="status">
          {words.reason(reason)}
        </p>
      )}
      {isHintOpen && (
        <Hint
          session={session}
          table={table}
          picker={picker}
          client={client}
          onClose={() => setHintOpen(false)}
        />
      )}
      <div class="panel-acts">
        {unconfirmed && (
          <>
            <span>{t.confirmMove}</span>
            <Button kind="primary" onClick={() => picker.playMove(unconfirmed)}>
              {t.yes}
            </Button>
          </>
        )}
        {buttons.map((ref) => (
          <RefButton key={ref} of={ref} picker={picker} kind={kindOf(ref)}>
            {nameOf(ref)}
          </RefButton>
        ))}
        {(picked.length > 0 || unconfirmed) && (
          <Button onClick={() => picker.cancel()}>
            {t.cancel}
            {picked.length > 0 && <small>{picked.map(nameOf).join(', ')}</small>}
          </Button>
        )}
        {isChain && (
          <Button onClick={() => void finishChain(session, picker, client)}>{t.finishChain}</Button>
        )}
        {canUndo && (
          <Button
            icon="undo"
            onClick={() => void session.send({ type: 'undo', seq: session.seq.value })}
          >
            {t.undo}
          </Button>
        )}
        {table.hints && !isHintOpen && picker.movePaths.value.length > 1 && (
          <Button icon="bulb" onClick={() => setHintOpen(true)}>
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
                  {nameOf(ref)}
                </RefButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Sends any legal move until the series of small decisions is over. */
async function finishChain(session: Session, picker: Picker, client: GameClient): Promise<void> {
  for (let path = picker.movePaths.value[0]; path; path = picker.movePaths.value[0]) {
    if (!client.chain?.(session.game.value)) return;
    const { seq } = session;
    const move = { ...path.move };
    if (await session.send({ type: 'move', seq: seq.value, move })) return;
  }
}

interface RefButtonProps {
  of: string;
  picker: Picker;
  kind: '' | 'primary' | 'small';
  children: string;
}

/** Cancelling must not look like the main action. */
const kindOf = (ref: string) => (ref === 'button:cancel' ? '' : 'primary');

function RefButton({ of, picker, kind, children }: RefButtonProps) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-ref={of}
      data-live=""
      data-hint={picker.hintedRef.value === of ? '' : undefined}
      onClick={() => picker.pick(of)}
    >
      {children}
    </button>
  );
}
