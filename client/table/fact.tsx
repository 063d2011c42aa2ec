// One number about a player, with its words for those who cannot see the icon.
import type { Fact } from './game-client.ts';

export function FactView({ fact: { icon, text: shown, label, id, ref } }: { fact: Fact }) {
  return (
    // What can be asked about has a card of its own, and needs no words at the pointer.
    <span
      class="fact"
      data-fact={id}
      data-ref={ref}
      role="img"
      title={ref ? undefined : label}
      aria-label={label}
    >
      {icon}
      {shown}
    </span>
  );
}
