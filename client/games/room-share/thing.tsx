// Draws the thing that a ref names as a small picture.
import type { Ref } from '../../../shared/engine/index.ts';
import { COLUMNS, placeOf } from '../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Place,
} from '../../../shared/games/room-share/state.ts';
import { language } from '../../text/index.ts';
import { Face } from './cards.tsx';
import { TenantPicture } from './tenant.tsx';
import { words as spoken } from './text/index.ts';
import { cardName } from './text/names.ts';

export function Thing({ of }: { of: Ref }) {
  const [kind, name = ''] = of.split(':');
  const words = spoken[language.value].vocabulary;
  if (kind === 'card' && (COLOURS.includes(name as Colour) || name in words.cards)) {
    return <Face card={name as Card} name={cardName(words, name as Card)} />;
  }
  if (kind === 'tenant' && COLOURS.includes(name as Colour)) {
    return <TenantPicture colour={name as Colour} />;
  }
  const place = placeOf(of);
  return place && <Plan {...place} />;
}

/** Draws where a flat lies in the house, or a bed with its arrow. */
function Plan({ flat, arrow }: Place) {
  const x = (flat % COLUMNS) * 10 + 5;
  const y = Math.floor(flat / COLUMNS) * 10 + 5;
  return (
    <svg class="rs-plan" viewBox="-2 -2 54 44" aria-hidden="true">
      <path
        class="rs-lines"
        d="M0 0h50v40H0zM0 10h50M0 20h50M0 30h50M10 0v40M20 0v40M30 0v40M40 0v40"
      />
      <path class="rs-here" d={`M${x - 5} ${y - 5}h10v10h-10z`} />
      {arrow >= 0 && (
        <path
          class="rs-there"
          d="M-6-4 0-12 6-4z"
          transform={`translate(${x} ${y}) rotate(${90 * arrow})`}
        />
      )}
    </svg>
  );
}
