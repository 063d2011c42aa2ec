// Draws the thing that a ref names as a small picture.
import type { ComponentChildren } from 'preact';
import type { Ref } from '../../../shared/engine/index.ts';
import { ACTIONS, type Action } from '../../../shared/games/raja/state.ts';
import { Icon } from './icons.tsx';
import { Portrait, tintOf } from './people.tsx';
import { Architect, Elephant, House, Palace } from './pieces.tsx';

/** The pieces that stand for a kind of thing, each drawn around or above (0, 0). */
const PIECES: Record<string, (seat: number, name: string) => ComponentChildren> = {
  seat: (seat) => <Architect seat={seat} />,
  architect: (seat) => <Architect seat={seat} />,
  palaces: (seat) => <Palace owner={seat} great />,
  houses: (seat) => <House seat={seat} />,
  site: (_seat, name) => <Palace owner="neutral" great={name === 'great'} />,
  maharaja: () => <Elephant />,
};
/** Figures stand on (0, 0), pieces lie around it. */
const BOXES: Record<string, string> = {
  seat: '-24 -46 48 48',
  architect: '-24 -46 48 48',
  maharaja: '-48 -86 96 90',
};

export function Thing({ of }: { of: Ref }) {
  const [kind = '', name = ''] = of.split(':');
  if (kind === 'character' || kind === 'power') {
    return (
      <span class={`rj-thing rj-${tintOf(Number(name))}`}>
        <Portrait of={Number(name)} />
      </span>
    );
  }
  const piece = PIECES[kind]?.(Number(name), name);
  if (piece) {
    return (
      <span class="rj-thing">
        <svg viewBox={BOXES[kind] ?? '-22 -24 44 40'} aria-hidden="true">
          {piece}
        </svg>
      </span>
    );
  }
  if (kind === 'action' && ACTIONS.includes(name as Action)) return <Small of={name as Action} />;
  if (kind === 'money' || kind === 'gold') return <Small of="gold" />;
  if (kind === 'quarry' || kind === 'track') return <Small of={kind} />;
  return kind === 'token' || kind === 'tokens' ? <Small of="token" /> : null;
}

const Small = ({ of }: { of: Action | 'token' }) => (
  <span class="rj-thing">
    <Icon of={of} />
  </span>
);
