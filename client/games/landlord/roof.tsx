// Draws the top of a house, upwards from the top of its walls.
import type { House } from '../../../shared/games/landlord/state.ts';

type Top = House['roof'][number];

/** The height of each top, and the lower and upper edge of its flat. */
export const TOPS: Record<Top, { height: number; flat: [number, number] }> = {
  roof: { height: 40, flat: [0, 0] },
  flatRoof: { height: 30, flat: [0, 0] },
  dormer: { height: 66, flat: [25, 79] },
  roofRenovation: { height: 58, flat: [22, 82] },
};

const SLOPE = 'M0 0 13-34H91L104 0z';
const TILES = 'M10-9h86M7-17h90M13-26h78';

export function Roof({ top, y }: { top: Top; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      {top === 'flatRoof' ? (
        <>
          <path class="ll-thin" d="M80-9v-20M73-26h14M76-21h8M4-9v-8h26M100-9v-8H44" />
          <path class="ll-brick" d="M34-9v-12H58v12z" />
          <path class="ll-slab" d="M0-9h104v9H0z" />
        </>
      ) : (
        <>
          <path class="ll-brick" d={top === 'roof' ? 'M74-20v-20H88v20z' : 'M87-20v-30h10v40z'} />
          <path class="ll-roof" d={top === 'roofRenovation' ? 'M0 0 11-52H93L104 0z' : SLOPE} />
          <path
            class="ll-tiles"
            d={top === 'roofRenovation' ? 'M10-12h86M8-24h90M12-36h80' : TILES}
          />
          {top === 'roof' && (
            <path class="ll-hatch" data-part="hatch" d="M45-12v-7a7 7 0 0 1 14 0v7z" />
          )}
          {top === 'dormer' && (
            <>
              <path class="ll-brick" d="M20 0v-46H84V0z" />
              <path class="ll-roof" d="M14-44 52-64 90-44z" />
            </>
          )}
        </>
      )}
    </g>
  );
}
