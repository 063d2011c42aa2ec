// The actions: the legal moves that have no place on the screen as buttons, and undo, hint and all moves beside them.
import { useEffect, useState } from 'preact/hooks';
import type { Ref } from '../../shared/engine/index.ts';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import type { Coach, Drawer, PlayProps } from './parts.ts';
import type { Picker } from './picker.ts';

const PastActions = lazy(() => import('./events.tsx').then((part) => part.PastActions));
const SkipAction = lazy(() => import('./events.tsx').then((part) => part.SkipAction));
const EndingBar = lazy(() => import('./ending.tsx').then((part) => part.EndingBar));

/** What the dock passes on to its actions. */
export interface PanelProps extends PlayProps {
  moment: Moment;
  coach?: Coach | undefined;
  onOpen(drawer: Drawer | null): void;
  /** Opens the result of the game again. Null while it is open. */
  onEnding: (() => void) | null;
}

interface Props extends PanelProps {
  isHinted: boolean;
  /** Shows a hint, or the next one. */
  onHint(): void;
}

export function Panel(props: Props) {
  const t = text.value;
  const { Acts } = props.coach ?? {};
  return (
    <section class="panel" aria-label={t.moves}>
      {props.moment.past.value ? (
        <PastActions {...props} />
      ) : props.moment.told.value ? (
        <SkipAction {...props} />
      ) : Acts ? (
        <Acts {...props} />
      ) : props.table.phase === 'over' ? (
        <EndingBar {...props} />
      ) : (
        <Actions {...props} />
      )}
    </section>
  );
}

function Actions({ session, table, picker, client, coach, isHinted, onHint, onOpen }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const names = table.chairs.map(({ name }) => name);
  const state = session.game.value;
  const nameOf = (ref: string) => words.ref(ref, state, names);
  const live = [...picker.live.value];
  const picked = picker.picked.value;
  const last = picked.at(-1);
  const seat = session.seat.value;
  const whole = picker.unconfirmed.value;
  const buttons = whole ? [] : live.filter(isButton);
  const isGuarded = useGuard(`${session.seq.value} ${buttons}`);
  const deed = whole?.path.find(isDeed);
  const main = mainOf(live, client.endings);
  const isChain = live.length > 0 && client.chain?.(state);
  const canUndo = coach !== undefined || table.undo === seat;
  const undo = () => {
    if (last) picker.takeBack();
    else if (coach) coach.goBack();
    else if (canUndo) void session.send({ type: 'undo', seq: session.seq.value });
  };
  return (
    <div class="panel-acts">
      {seat !== null && (
        <Button
          icon="undo"
          label={last ? t.undo(nameOf(last)) : t.undoMove}
          idle={!last && !canUndo}
          onClick={undo}
        />
      )}
      {coach && <Button icon="bulb" label={t.hint} onClick={() => coach.showMove()} />}
      {!coach && table.hints && picker.movePaths.value.length > 1 && (
        <Button
          icon="bulb"
          label={isHinted ? t.nextHint : t.hint}
          pressed={isHinted}
          onClick={onHint}
        />
      )}
      {live.length > 0 && (
        <span class="moves-button">
          <Button icon="moves" label={t.moves} onClick={() => onOpen('moves')} />
        </span>
      )}
      <span class="panel-words">
        {isChain && (
          <button
            type="button"
            class="btn"
            // One may ask what it does. A press is no click on a thing of the game.
            data-ref="button:chain"
            onClick={(event) => {
              event.stopPropagation();
              void finishChain(session, picker, client);
            }}
          >
            {t.finishChain}
          </button>
        )}
        {whole && (
          <button
            type="button"
            class="btn primary"
            data-live=""
            data-hint={picker.isHinted.value ? '' : undefined}
            onClick={() => picker.playMove(whole.move)}
          >
            {(seat !== null && words.confirms?.(whole.path, state, seat)) ||
              (deed ? nameOf(deed) : t.confirm)}
          </button>
        )}
        {buttons.map((ref) => (
          <RefButton
            key={ref}
            of={ref}
            picker={picker}
            isMain={ref === main}
            effect={seat === null ? null : words.does?.(ref, state, seat, picked)}
            isAlone={buttons.length === 1}
            isGuarded={isGuarded}
          >
            {nameOf(ref)}
          </RefButton>
        ))}
        {seat === null && <span class="soft">{t.youWatch}</span>}
      </span>
    </div>
  );
}

const isButton = (ref: Ref) => ref.startsWith('button:');
/** Cards and buttons are named after what they do, places are not. */
const isDeed = (ref: Ref) => isButton(ref) || ref.startsWith('card:');

/** The one thing that leads on, or undefined if there is a choice of several. */
function mainOf(live: Ref[], endings: readonly Ref[] = []): Ref | undefined {
  const forward = live.filter((ref) => !endings.includes(ref));
  if (forward.length === 0) return endings.find((ref) => live.includes(ref));
  return forward.length === 1 ? forward[0] : undefined;
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
  of: Ref;
  picker: Picker;
  isMain: boolean;
  /** What it does, in a few words. */
  effect: string | null | undefined;
  /** Whether no other button needs the room. */
  isAlone: boolean;
  /** Refuses presses for the button that was there before. */
  isGuarded: boolean;
  children: string;
}

const GUARD_MS = 300;

/** Whether the buttons have just changed, so that a late press was meant for the ones before. */
function useGuard(sign: string): boolean {
  const [known, setKnown] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKnown(sign), GUARD_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  return known !== sign;
}

function RefButton(props: RefButtonProps) {
  const { of, picker, isMain, effect, isAlone, isGuarded, children } = props;
  return (
    <button
      type="button"
      class={isMain ? 'btn primary' : 'btn'}
      data-ref={of}
      data-live=""
      data-hint={picker.hintedRef.value === of ? '' : undefined}
      aria-disabled={isGuarded || undefined}
      aria-label={effect ? `${children}, ${effect}` : undefined}
      onClick={(event) => {
        // The zones around the actions would pick it once more, and a second pick takes the first one back.
        event.stopPropagation();
        // A click by key or by a program has no place on the screen.
        if (isGuarded && event.detail > 0) return;
        picker.pick(of);
      }}
    >
      <span>
        {children}
        {isAlone && effect && <small>{effect}</small>}
      </span>
    </button>
  );
}
