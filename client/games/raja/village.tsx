// A village on a road: two places for houses, or one in a game of two players.
import { houseRef, type State, villageRef } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { PIECE_SCALE, svgTranslate, VILLAGE, villageSpot } from './geometry.ts';
import { House } from './pieces.tsx';

interface Props {
  village: number;
  state: State;
  board: BoardContext;
}

const EMPTY_PLOT = 'M-11 12V-1L0-11 11-1V12z';

export function Village({ village, state, board }: Props) {
  const { touch, live, words, captions, names, seat } = board;
  const ref = villageRef(village);
  const owners = state.villages[village] ?? [];
  const plots = state.seats === 2 ? 1 : 2;
  const name = [words.ref(ref), ...owners.map((owner) => names[owner] ?? captions.free)].join(', ');
  return (
    <g transform={`${svgTranslate(villageSpot(village))} scale(${PIECE_SCALE})`}>
      <g
        class="rj-village"
        data-flash={board.flash.includes(ref) ? '' : undefined}
        {...touch(ref, name)}
      >
        <title>{name}</title>
        <circle class="rj-reach" r={VILLAGE + 8} />
        <ellipse class="rj-clearing" cy="5" rx={VILLAGE + 1} ry={VILLAGE - 8} />
      </g>
      {Array.from({ length: plots }, (_, at) => {
        const owner = owners[at];
        const x = plots === 1 ? 0 : at === 0 ? -14 : 14;
        const size = plots === 1 ? 1.15 : 0.95;
        const house = houseRef(village);
        return (
          <g
            key={at}
            class="rj-lot"
            transform={`translate(${x} 0) scale(${size})`}
            {...(owner !== undefined && owner === seat ? touch(house, words.ref(house)) : {})}
          >
            {owner === seat && live(house) && <circle class="rj-live-ring" r="18" />}
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
      {live(ref) && <ellipse class="rj-live-ring" cy="3" rx={VILLAGE + 3} ry={VILLAGE - 3} />}
    </g>
  );
}
