// The action disc: nine sectors, and two pointers from the middle to the chosen actions.
import { useId } from 'preact/hooks';
import { HIDDEN, type Hidden } from '../../../shared/engine/index.ts';
import { ACTIONS, type Action, actionRef } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { Drawing } from './icons.tsx';

const SIZE = 150;
const INNER = 46;
const SECTOR = 360 / ACTIONS.length;

const point = (angle: number, far: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
};

/** Returns the path of a sector between two angles. */
const slice = (from: number, to: number): string =>
  `M${point(from, INNER)}L${point(from, SIZE)}A${SIZE} ${SIZE} 0 0 1 ${point(to, SIZE)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}z`;

/**
 * Returns the path along the rim that carries a name. Below the middle it runs backwards, so that
 * the name is not upside down.
 */
function rim(from: number, to: number): string {
  const middle = (from + to) / 2;
  const under = middle > 95 && middle < 265;
  const far = under ? SIZE - 7 : SIZE - 17;
  return under
    ? `M${point(to, far)}A${far} ${far} 0 0 0 ${point(from, far)}`
    : `M${point(from, far)}A${far} ${far} 0 0 1 ${point(to, far)}`;
}

interface Props {
  board: BoardContext;
  /** The actions that the pointers show, if the viewer may see them. */
  pointers: readonly (Action | Hidden)[];
}

export function Disc({ board, pointers }: Props) {
  const { touch, words, captions } = board;
  const id = useId();
  const seen = pointers.filter((one): one is Action => one !== HIDDEN);
  return (
    <svg class="rj-disc" viewBox="-156 -156 312 312" aria-label={captions.disc}>
      <circle class="rj-disc-edge" r={SIZE + 4} />
      {ACTIONS.map((action, at) => {
        const from = (at - 0.5) * SECTOR;
        const name = words.ref(actionRef(action));
        const [x, y] = point(at * SECTOR, 98).split(' ');
        const count = seen.filter((one) => one === action).length;
        return (
          <g key={action} class="rj-sector" {...touch(actionRef(action), name, count > 0)}>
            <title>{name}</title>
            <path class="rj-slice" d={slice(from, from + SECTOR)} />
            <g transform={`translate(${x} ${y}) scale(1.45)`}>
              <Drawing of={action} />
            </g>
            <path id={`${id}${at}`} fill="none" d={rim(from, from + SECTOR)} />
            <text class="rj-written" {...narrowClass(name)}>
              <textPath href={`#${id}${at}`} startOffset="50%">
                {name}
              </textPath>
            </text>
          </g>
        );
      })}
      <circle class="rj-hub" r={INNER - 4} />
      {seen.map((action, at) => {
        const twice = seen.indexOf(action) !== at;
        const angle = ACTIONS.indexOf(action) * SECTOR + (twice ? 9 : seen[0] === seen[1] ? -9 : 0);
        return (
          <path
            key={at}
            class="rj-pointer"
            style={{ transform: `rotate(${angle}deg)` }}
            d="M-6 8L-4-52H-10L0-70 10-52H4L6 8Q0 14-6 8z"
          />
        );
      })}
      <circle class="rj-pin" r="9" />
    </svg>
  );
}

/** Long names are set narrower. */
const narrowClass = (name: string) =>
  name.length > 15 ? { textLength: 92, lengthAdjust: 'spacingAndGlyphs' as const } : {};
