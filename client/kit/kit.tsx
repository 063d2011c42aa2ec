// The controls of all pages: buttons and dialogs. The controls of forms are in fields.tsx.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { adoptStyles } from './adopt-styles.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './kit.css?inline';

adoptStyles(styles);

interface ButtonProps {
  onClick?: () => void;
  kind?: 'primary' | 'quiet';
  icon?: IconName;
  /** Says what the button does if it shows only an icon. */
  label?: string;
  small?: boolean;
  disabled?: boolean;
  /** There is nothing to do for it now, but it keeps its place and the focus. */
  idle?: boolean;
  submit?: boolean;
  pressed?: boolean;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const {
    onClick,
    kind = '',
    icon,
    label,
    small,
    disabled,
    idle,
    submit,
    pressed,
    children,
  } = props;
  const look = ['btn', kind, small ? 'small' : '', children ? '' : 'icon'].join(' ');
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={look}
      onClick={onClick}
      disabled={disabled}
      aria-disabled={idle || undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface PseudoFormProps {
  class: string;
  onEnter(): void;
  children: ComponentChildren;
}

/**
 * Looks and works like a form: Enter in one of its inputs clicks its button. In the sandboxed frame of another site a
 * real form would do nothing and dispatch no event.
 */
export function PseudoForm({ class: look, onEnter, children }: PseudoFormProps) {
  const press = (event: KeyboardEvent) => {
    // Enter may also confirm a composed word, as in Japanese.
    if (event.key !== 'Enter' || event.isComposing) return;
    if (event.target instanceof HTMLInputElement) onEnter();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in its inputs
    <div class={look} onKeyDown={press}>
      {children}
    </div>
  );
}

/** The keyboard of a phone covers the bottom of the page, and with it what is being written. */
function stayAboveKeyboard(dialog: HTMLDialogElement): () => void {
  const view = window.visualViewport;
  const fit = () => {
    const covered = view ? innerHeight - view.height - view.offsetTop : 0;
    dialog.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  view?.addEventListener('resize', fit);
  return () => view?.removeEventListener('resize', fit);
}

/** What calls the reader back to the page behind a sheet. Each call is an object of its own. */
export const sheetCall = signal<{ line: string } | null>(null);

interface SheetProps {
  title: string;
  onClose(): void;
  /** It opens because of the call, so that it need not repeat it. */
  isCalled?: boolean;
  children: ComponentChildren;
}

/** A dialog over the page. Escape and a click beside it close it. A call that comes while it is open is shown in it. */
export function Sheet(props: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [known] = useState(() => sheetCall.peek());
  const call = props.isCalled || sheetCall.value === known ? null : sheetCall.value;
  // A layout effect, because the chat scrolls to its end in an effect, and that works only after the dialog is shown.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Without this the browser would focus the close button.
    dialog.current?.focus();
    return stayAboveKeyboard(dialog.current as HTMLDialogElement);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      tabIndex={-1}
      aria-label={props.title}
      onClose={props.onClose}
      // A key that is pressed here means nothing to the page behind.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="sheet-head">
        <h2>{props.title}</h2>
        <Button
          kind="quiet"
          icon="close"
          label={text.value.close}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {/* The element is there before, because readers announce only what changes in it. */}
      <div class="sheet-call" role="status">
        {call && <Button onClick={() => dialog.current?.close()}>{call.line}</Button>}
      </div>
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}
