// The action disc: nine sectors, and two pointers from the middle to the chosen actions. A tile for each action says in
// words what it does now and what it costs. Where there is no room for both, the tiles stand for the disc.
import { useId } from 'preact/hooks';
import { HIDDEN, type Hidden } from '../../../shared/engine/index.ts';
import { ACTIONS, type Action, actionRef, type State } from '../../../shared/games/raja/state.ts';
import { PARTS } from '../../../shared/games/raja/tasks.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import { useUnit } from '../../kit/use-unit.ts';
import { type BoardContext, pictureLabel } from './board-context.ts';
import { Coin, Drawing, Icon } from './icons.tsx';
import { Sign } from './pieces.tsx';
import { goldFor, lackOf, signed } from './prices.ts';

const SIZE = 150;
const INNER = 46;
const SECTOR = 360 / ACTIONS.length;
const VIEW = 312;
/** The distance of the lines of a name. */
const LINE = 15;

const point = (angle: number, far: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
};

/** Returns the path of a sector between two angles. */
const slice = (from: number, to: number): string =>
  `M${point(from, INNER)}L${point(from, SIZE)}A${SIZE} ${SIZE} 0 0 1 ${point(to, SIZE)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}z`;

/** Below the middle the names on the rim run backwards, so that they are not upside down. */
const isBelow = (angle: number): boolean => angle > 95 && angle < 265;

/** Returns the path along the rim that carries a line of a name. */
function rim(angle: number, line: number, lines: number): string {
  const [from, to] = [angle - SECTOR / 2, angle + SECTOR / 2];
  const far = isBelow(angle) ? SIZE - 6 - LINE * (lines - 1 - line) : SIZE - 15 - LINE * line;
  return isBelow(angle)
    ? `M${point(to, far)}A${far} ${far} 0 0 0 ${point(from, far)}`
    : `M${point(from, far)}A${far} ${far} 0 0 1 ${point(to, far)}`;
}

/** Long names have two lines. */
const linesOf = (name: string): string[] => (name.length > 11 ? name.split(/ (?=[^ ]+$)/) : [name]);

interface Props {
  state: State;
  board: BoardContext;
  /** The actions that the pointers show, if the viewer may see them. */
  pointers: readonly (Action | Hidden)[];
}

/** What is drawn beside its tile takes presses, but is read and reached by keyboard only once. */
const asDrawing = (touched: Record<string, unknown>) => ({
  ...touched,
  role: undefined,
  tabindex: undefined,
  'aria-label': undefined,
  'aria-pressed': undefined,
});

export function Disc({ state, board, pointers }: Props) {
  const { touch, words, captions, seat, does } = board;
  const id = useId();
  const drawing = useUnit(VIEW, VIEW);
  const seen = pointers.filter((one): one is Action => one !== HIDDEN);
  const actions = ACTIONS.map((action, at) => {
    const ref = actionRef(action);
    const name = words.ref(ref);
    const gist = words.gist(action);
    const gold = seat === null ? 0 : goldFor(PARTS[action], state, seat);
    const isShort = seat !== null && lackOf(PARTS[action], state, seat) !== null;
    const touched = {
      ...touch(ref, `${name}, ${gist}`, seen.includes(action)),
      // What has been chosen is not barred, whatever a second one would need.
      'data-short': isShort && !seen.includes(action) ? '' : undefined,
    };
    const times = seen.filter((one) => one === action).length;
    return { action, at, name, gist, gold, deed: does(ref), times, touched };
  });
  const own = seat === null ? undefined : state.purse.gold[seat];
  return (
    <div class="rj-wheel">
      {seat !== null && own !== undefined && own !== HIDDEN && (
        <p class="rj-means">
          <Coin gold={own} />
          <span {...pictureLabel(captions.atHand(state.supply[seat] ?? 0))}>
            <Sign seat={seat} /> {state.supply[seat] ?? 0}
          </span>
        </p>
      )}
      <section class="rj-tiles" aria-label={captions.disc}>
        {actions.map(({ action, name, gist, deed, times, touched }) => (
          <div key={action} class="rj-tile" {...touched}>
            <Icon of={action} />
            <b>{hyphenated(name)}</b> <span class="rj-gist">{gist}</span>{' '}
            {deed && <span class="rj-deed">{deed}</span>}
            {times > 1 && <span class="rj-times">×{times}</span>}
          </div>
        ))}
      </section>
      <svg
        ref={drawing}
        class="rj-disc"
        viewBox={`${-VIEW / 2} ${-VIEW / 2} ${VIEW} ${VIEW}`}
        aria-hidden="true"
      >
        <circle class="rj-disc-edge" r={SIZE + 4} />
        {actions.map(({ action, at, name, gold, touched }) => {
          const from = (at - 0.5) * SECTOR;
          return (
            <g key={action} class="rj-sector" {...asDrawing(touched)}>
              <path class="rj-slice" d={slice(from, from + SECTOR)} />
              <g transform={`translate(${point(at * SECTOR, 97)}) scale(1.2)`}>
                <Drawing of={action} />
              </g>
              {gold !== 0 && (
                <g class="rj-price" transform={`translate(${point(at * SECTOR, 64)})`}>
                  <circle r="17" />
                  <text>{signed(gold)}</text>
                </g>
              )}
              {linesOf(name).map((line, row, all) => (
                <g key={row}>
                  <path id={`${id}${at}${row}`} fill="none" d={rim(at * SECTOR, row, all.length)} />
                  <text class="rj-written">
                    <textPath href={`#${id}${at}${row}`} startOffset="50%">
                      {line}
                    </textPath>
                  </text>
                </g>
              ))}
            </g>
          );
        })}
        {/* A press on the middle is no choice, although every sector reaches up to it. */}
        <g {...asDrawing(touch('disc', captions.disc))} data-told="">
          <circle class="rj-hub" r={INNER - 4} />
          <circle class="rj-pin" r="9" />
        </g>
        {seen.map((action, at) => {
          const twice = seen.indexOf(action) !== at;
          const side = twice ? 9 : seen[0] === seen[1] ? -9 : 0;
          const angle = ACTIONS.indexOf(action) * SECTOR + side;
          return (
            <path
              key={at}
              class="rj-pointer"
              style={{ transform: `rotate(${angle}deg)` }}
              d="M-6 8L-4-40H-10L0-56 10-40H4L6 8Q0 14-6 8z"
            />
          );
        })}
      </svg>
    </div>
  );
}
