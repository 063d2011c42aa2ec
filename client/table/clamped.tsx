// A sentence in a room of a fixed height.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** A sentence that is longer than its room is shown whole while it is pressed open. */
export function Clamped({ children, ...rest }: { class?: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: readers and keyboards have the whole sentence
    <p
      {...rest}
      role="status"
      data-open={isOpen ? '' : undefined}
      onClick={({ currentTarget: { scrollHeight, clientHeight } }) =>
        setOpen(!isOpen && scrollHeight > clientHeight + 1)
      }
    >
      {children}
    </p>
  );
}
