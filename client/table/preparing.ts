// A thing of one's own hand can be prepared while others decide. It is chosen by itself when one's turn comes.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from './ask-words.ts';
import type { AskingProps } from './parts.ts';
import type { Picker } from './picker.ts';
import { refOf } from './press.ts';
import { selectorOf } from './touch.ts';

/** Chooses the prepared thing if that begins a move. It never plays one: a move of one press waits for the press. */
export function choosePrepared(picker: Picker): void {
  const ref = picker.prepared.value;
  if (ref === null || !picker.live.value.has(ref)) return;
  if (picker.movePaths.value.some(({ path }) => path.length === 1 && path[0] === ref)) return;
  picker.prepared.value = null;
  picker.pick(ref);
}

/** Others go on meanwhile, so that the note stays for a time and not until the next change. */
const NOTE_MS = 4000;

/** Returns a function that prepares a thing, or takes it back. */
export function usePreparing({ root, picker, session }: AskingProps): (thing: Element) => void {
  const { prepared, picked, answer } = picker;
  useEffect(
    () =>
      effect(() => {
        // Whoever has begun something else has changed their mind.
        if (picked.value.length > 0 || session.pending.value?.type === 'move')
          prepared.value = null;
        else choosePrepared(picker);
      }),
    [picker],
  );
  useLayoutEffect(() => {
    const ref = prepared.value;
    const isHeld =
      ref !== null && root.current?.querySelector(`[data-zone="hand"] ${selectorOf(ref)}`);
    if (!isHeld) prepared.value = null;
  });
  return (thing) => {
    const ref = refOf(thing) ?? '';
    const isBack = prepared.value === ref;
    prepared.value = isBack ? null : ref;
    const note = { ref, reason: null, line: words.value[isBack ? 'notReady' : 'ready'] };
    answer.value = note;
    setTimeout(() => {
      if (answer.value === note) answer.value = null;
    }, NOTE_MS);
  };
}
