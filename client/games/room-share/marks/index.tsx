// Draws the signs on what can be clicked: over all rooms, so that no room covers a sign, and in the corners, so that no
// sign covers a tenant or a bed. Fetched after the house, because nothing can be chosen before.
import type { Ref } from '../../../../shared/engine/index.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { ROOM, roomCorner, svgTranslate } from '../geometry.ts';
import styles from './marks.css?inline';
import { type PlacedSign, placeSigns, type Sign, type Signs } from './signs.ts';

export { explainSigns, signsOf } from './signs.ts';

adoptStyles(styles);

const HEIGHT = 18;
const widthOf = (sign: Sign) => (sign === 'boot' ? 24 : 10 + sign.text.length * 8);
const lookOf = (sign: Sign) =>
  sign !== 'boot' && sign.colour ? `rs-mark rs-${sign.colour}` : 'rs-mark';
/** The boot of the card that empties a flat. */
const BOOT = 'M-12-27H5L4-4q14 4 22 9 5 4 3 14H-14q-3-22 2-46z';

export const Marks = ({ signs, isLive }: { signs: Signs; isLive(ref: Ref): boolean }) => (
  <g class="rs-marks">
    {placeSigns(signs, isLive).map((one) => (
      <Mark key={`${one.flat} ${one.corner}`} {...one} />
    ))}
  </g>
);

/** At the left the points of the room stand at the bottom. */
const ABOVE_POINTS = 24;

function Mark({ sign, flat, corner }: PlacedSign) {
  const { x, y } = roomCorner(flat);
  const isLeft = corner > 1;
  const isLow = corner === 1 || corner === 2;
  const width = widthOf(sign);
  const at = {
    x: x + (isLeft ? 0 : ROOM.width),
    y: y + (isLow ? ROOM.height - (isLeft ? ABOVE_POINTS : 0) : 0),
  };
  const [left, top] = [isLeft ? 0 : -width, isLow ? -HEIGHT : 0];
  return (
    <g class={lookOf(sign)} transform={svgTranslate(at)}>
      <g class="rs-pill">
        <rect x={left} y={top} width={width} height={HEIGHT} rx="9" />
        {sign === 'boot' ? (
          <path d={BOOT} transform={`translate(${left + 9} ${top + 10}) scale(.26)`} />
        ) : (
          <text x={left + width / 2} y={top + 14}>
            {sign.text}
          </text>
        )}
      </g>
    </g>
  );
}

/** In the corner of a heap of the reserve. */
export const Brings = ({ signs }: { signs: readonly Sign[] }) => (
  <>
    {signs.slice(0, 1).map((sign) => (
      <em key="sign" class="rs-brings" aria-hidden="true">
        {sign === 'boot' ? (
          <svg viewBox="-18 -30 52 56" aria-hidden="true">
            <path d={BOOT} />
          </svg>
        ) : (
          sign.text
        )}
      </em>
    ))}
  </>
);
