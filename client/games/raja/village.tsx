// A village on a road: two places for houses, or one in a game of two players.

import { houseRef, villageRef } from '../../../shared/games/raja/state.ts';
import type { MapProps } from './board-context.ts';
import { svgTranslate, VILLAGE } from './geometry.ts';
import { House } from './pieces.tsx';

const EMPTY_PLOT = 'M-11 12V-1L0-11 11-1V12z';

export function Village({ village, state, board, map }: MapProps & { village: number }) {
  const { touch, live, picked, words, captions, names } = board;
  const ref = villageRef(village);
  const house = houseRef(village);
  const owners = state.villages[village] ?? [];
  const plots = state.seats === 2 ? 1 : 2;
  const name = [words.ref(ref), ...owners.map((owner) => names[owner] ?? captions.free)].join(', ');
  // The whole village is clicked to take up one of the houses in it.
  const taken = live(house) || picked.includes(house);
  const [target, label] = taken ? [house, words.ref(house)] : [ref, name];
  return (
    <g
      data-place={ref}
      transform={`${svgTranslate(map.villageSpot(village))} scale(${map.pieceScale})`}
    >
      <g
        class="rj-village"
        data-pin="lower"
        data-flash={board.flash.includes(ref) ? '' : undefined}
        {...touch(target, label)}
      >
        <title>{label}</title>
        <ellipse class="rj-clearing" cy="5" rx={VILLAGE + 1} ry={VILLAGE - 8} />
      </g>
      {Array.from({ length: plots }, (_, at) => {
        const owner = owners[at];
        const x = plots === 1 ? 0 : at === 0 ? -14 : 14;
        const size = plots === 1 ? 1.15 : 0.95;
        return (
          <g key={at} class="rj-lot" transform={`translate(${x} 0) scale(${size})`}>
            {owner === undefined ? (
              <path class="rj-plot" d={EMPTY_PLOT} />
            ) : (
              <g key={owner} class="rj-new">
                <House seat={owner} />
              </g>
            )}
          </g>
        );
      })}
      {(live(target) || taken) && (
        <ellipse class="rj-live-ring" cy="3" rx={VILLAGE + 3} ry={VILLAGE - 3} />
      )}
    </g>
  );
}
