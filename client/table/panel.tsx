// The actions: the legal moves that have no place on the screen as buttons, and undo, hint and all moves beside them.
import { useEffect, useState } from 'preact/hooks';
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
          <span class="panel-words">
            <Button onClick={() => props.moment.skip()}>{t.skip}</Button>
          </span>
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
  const isGuarded = useGuard(`${session.seq.value} ${buttons}`);
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
          <RefButton key={ref} of={ref} picker={picker} kind={kindOf(ref)} isGuarded={isGuarded}>
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
  /** Refuses presses for the button that was there before. */
  isGuarded?: boolean;
  children: string;
}

const GUARD_MS = 300;

/** Whether the buttons have just changed, so that a late press was meant for the ones before. */
function useGuard(sign: string): boolean {
  const [known, setKnown] = useState(sign);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(sign), GUARD_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  return known !== sign;
}

/** Cancelling must not look like the main action. */
const kindOf = (ref: string) => (ref === 'button:cancel' ? '' : 'primary');

export function RefButton({ of, picker, kind, isGuarded, children }: RefButtonProps) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-ref={of}
      data-live=""
      data-hint={picker.hintedRef.value === of ? '' : undefined}
      aria-disabled={isGuarded || undefined}
      onClick={(event) => {
        // The zones around the actions would pick it once more, and a second pick takes the first one back.
        event.stopPropagation();
        // A click by key or by a program has no place on the screen.
        if (isGuarded && event.detail > 0) return;
        picker.pick(of);
      }}
    >
      {children}
    </button>
  );
}
