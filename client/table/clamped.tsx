// A sentence in a room of a fixed height.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  class?: string;
  children: ComponentChildren;
  /** Called by a press while the whole sentence is shown anyway. */
  onShort?(): void;
}

/** A sentence that is longer than its room is shown whole while it is pressed open. */
export function Clamped({ children, onShort, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: readers and keyboards have the whole sentence
    <p
      {...rest}
      role="status"
      data-open={isOpen ? '' : undefined}
      onClick={({ currentTarget: { scrollHeight, clientHeight } }) => {
        const isLong = scrollHeight > clientHeight + 1;
        setOpen(!isOpen && isLong);
        if (!isOpen && !isLong) onShort?.();
      }}
    >
      {children}
    </p>
  );
}
