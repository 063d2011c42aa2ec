// The actions: the legal moves that have no place on the screen as buttons, and undo, hint and all moves beside them.
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import type { Drawer, PlayProps } from './parts.ts';
import type { Picker } from './picker.ts';

const PastActions = lazy(() => import('./events.tsx').then((part) => part.PastActions));
const EndingBar = lazy(() => import('./ending.tsx').then((part) => part.EndingBar));

/** What the dock passes on to its actions. */
export interface PanelProps extends PlayProps {
  moment: Moment;
  onOpen(drawer: Drawer): void;
  /** Opens the result of the game again. Null while it is open. */
  onEnding: (() => void) | null;
}

interface Props extends PanelProps {
  /** Missing while the hint is shown. */
  onHint?(): void;
}

export function Panel(props: Props) {
  const t = text.value;
  return (
    <section class="panel" aria-label={t.moves}>
      {props.moment.past.value ? (
        <PastActions {...props} />
      ) : props.moment.told.value ? (
        <div class="panel-acts">
          <Button onClick={props.moment.skip}>{t.skip}</Button>
        </div>
      ) : props.table.phase === 'over' ? (
        <EndingBar {...props} />
      ) : (
        <Actions {...props} />
      )}
    </section>
  );
}

function Actions({ session, table, picker, client, onHint, onOpen }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const nameOf = (ref: string) => words.ref(ref, session.game.value, names);
  const live = [...picker.live.value];
  const buttons = live.filter((ref) => ref.startsWith('button:'));
  const picked = picker.picked.value;
  const seat = session.seat.value;
  const canUndo = seat !== null && table.undo === seat;
  const unconfirmed = picker.unconfirmedMove.value;
  const isChain = live.length > 0 && client.chain?.(session.game.value);
  const pickedNames = picked.map(nameOf).join(', ');
  const undo = () => void session.send({ type: 'undo', seq: session.seq.value });
  return (
    <div class="panel-acts">
      {canUndo && <Button icon="undo" label={t.undo} onClick={undo} />}
      {table.hints && onHint && picker.movePaths.value.length > 1 && (
        <Button icon="bulb" label={t.hint} onClick={onHint} />
      )}
      {live.length > 0 && (
        <span class="moves-button">
          <Button icon="moves" label={t.moves} onClick={() => onOpen('moves')} />
        </span>
      )}
      {(picked.length > 0 || unconfirmed) && (
        <Button
          icon="close"
          label={pickedNames ? `${t.cancel}: ${pickedNames}` : t.cancel}
          onClick={() => picker.cancel()}
        />
      )}
      <span class="panel-words">
        {isChain && (
          <Button onClick={() => void finishChain(session, picker, client)}>{t.finishChain}</Button>
        )}
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
        {seat === null && <span class="soft">{t.youWatch}</span>}
      </span>
    </div>
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

export function RefButton({ of, picker, kind, children }: RefButtonProps) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-ref={of}
      data-live=""
      data-hint={picker.hintedRef.value === of ? '' : undefined}
      onClick={(event) => {
        // The zones around the actions would pick it once more, and a second pick takes the first one back.
        event.stopPropagation();
        picker.pick(of);
      }}
    >
      {children}
    </button>
  );
}
