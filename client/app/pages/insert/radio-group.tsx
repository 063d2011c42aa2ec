// A group of radio buttons, in a row or as cards.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import styles from './radio-group.css?inline';

adoptStyles(styles);

interface Props<T extends string> {
  legend: string;
  /** Hides the legend if the heading above says the same. */
  quiet?: boolean;
  look?: 'row' | 'cards' | 'boxes';
  value: T;
  of: readonly (readonly [T, ComponentChildren])[];
  onChange(value: T): void;
}

export function RadioGroup<T extends string>(props: Props<T>) {
  const { legend, quiet, look = 'row', value, of, onChange } = props;
  const group = useId();
  return (
    <fieldset class="pick">
      <legend class={quiet ? 'hidden-but-read' : ''}>{legend}</legend>
      <div class={`pick-${look}`}>
        {of.map(([id, shown]) => (
          <label key={id}>
            <input
              class="hidden-but-read"
              type="radio"
              name={group}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {shown}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
