// Draws the thing that a ref names as a small picture.
import type { Ref } from '../../../shared/engine/index.ts';
import { ACTIONS, type Action } from '../../../shared/games/raja/state.ts';
import { Icon } from './icons.tsx';
import { Portrait, tintOf } from './people.tsx';

export function Thing({ of }: { of: Ref }) {
  const [kind, name = ''] = of.split(':');
  if (kind === 'character' || kind === 'power') {
    return (
      <span class={`rj-thing rj-${tintOf(Number(name))}`}>
        <Portrait of={Number(name)} />
      </span>
    );
  }
  if (kind === 'action' && ACTIONS.includes(name as Action)) return <Small of={name as Action} />;
  return kind === 'token' ? <Small of="token" /> : null;
}

const Small = ({ of }: { of: Action | 'token' }) => (
  <span class="rj-thing">
    <Icon of={of} />
  </span>
);
