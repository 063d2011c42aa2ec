// One number about a player, with its words for those who cannot see the icon.
import type { Fact } from './game-client.ts';

export function FactView({ fact: { icon, text: shown, label, id } }: { fact: Fact }) {
  return (
    <span class="fact" data-fact={id} role="img" title={label} aria-label={label}>
      {icon}
      {shown}
    </span>
  );
}
