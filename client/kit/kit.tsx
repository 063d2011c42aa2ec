import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/index.ts';
import { adoptStyles } from './adopt-styles.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './kit.css?inline';

adoptStyles(styles);

interface ButtonProps {
  onClick?: () => void;
  kind?: 'primary' | 'quiet';
  icon?: IconName;
  /** With an icon alone: what it does, in words. */
  label?: string;
  small?: boolean;
  disabled?: boolean;
  submit?: boolean;
  pressed?: boolean;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { onClick, kind = '', icon, label, small, disabled, submit, pressed, children } = props;
  const look = ['btn', kind, small ? 'small' : '', children ? '' : 'icon'].join(' ');
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={look}
      onClick={onClick}
      disabled={disabled}
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
 * A form that is not sent: Enter in one of its lines does what its button does. In the frames of other sites
 * real forms may be barred, without so much as an event.
 */
export function PseudoForm({ class: look, onEnter, children }: PseudoFormProps) {
  const press = (event: KeyboardEvent) => {
    // Enter may also end a word that is being put together, in Japanese say.
    if (event.key !== 'Enter' || event.isComposing) return;
    if (event.target instanceof HTMLInputElement) onEnter();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the lines in it
    <div class={look} onKeyDown={press}>
      {children}
    </div>
  );
}

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet(props: { title: string; onClose(): void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before what is in it looks for its own end, which cannot be scrolled to unless it is shown.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Not the button that closes it: nobody has asked for that one.
    dialog.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape
    <dialog
      ref={dialog}
      class="sheet"
      tabIndex={-1}
      aria-label={props.title}
      onClose={props.onClose}
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
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}

interface SelectProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  /** Each by its name; true where it cannot be chosen. */
  of: readonly (readonly [T, string, boolean?])[];
  onChange(value: T): void;
  disabled?: boolean;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, hint, value, of, onChange, disabled } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="input"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {of.map(([id, name, barred]) => (
          <option key={id} value={id} disabled={barred}>
            {name}
          </option>
        ))}
      </select>
      {hint && <small class="soft">{hint}</small>}
    </label>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
}

export function Switch({ label, hint, on, onChange, disabled }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {hint && <small>{hint}</small>}
    </label>
  );
}
