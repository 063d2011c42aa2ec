// The controls of forms: selects and switches. They are apart from the other controls because the first page of a table
// shows none of them.
import { adoptStyles } from './adopt-styles.ts';
import styles from './fields.css?inline';

adoptStyles(styles);

interface SelectProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  /** Each value with its label, and `true` if it cannot be chosen. */
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
