// A curve for each player: how they stood after every turn. Lines differ in colour, dashes and the sign at their end.
import type { Replay } from '../../shared/protocol/replay.ts';
import { words } from './story-words.ts';

interface Props {
  title: string;
  seats: Replay['seats'];
  /** For each turn the values of all seats. */
  turns: readonly (readonly number[])[];
  format(value: number): string;
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [320, 150, 38, 16, 8, 8];
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2', '12 4'];
/** Signs of the seats, drawn around their end. */
const SIGNS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-4-4h8v8h-8z',
  'M0-5l5 9h-10z',
  'M0-5l5 5-5 5-5-5z',
  'M0 5l-5-9h10z',
  'M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
];
/** The rows of the table for those who cannot see the curve. */
const MOST_ROWS = 12;

export function Curve({ title, seats, turns, format }: Props) {
  const all = turns.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) =>
    LEFT + (turn / Math.max(1, turns.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const every = Math.max(1, Math.ceil(turns.length / MOST_ROWS));
  const rows = turns.flatMap((values, turn) =>
    turn % every === 0 || turn === turns.length - 1 ? [{ values, turn }] : [],
  );
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[least, (least + most) / 2, most].map((value) => (
          <g key={value}>
            <path class="curve-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 4} y={y(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {seats.map(({ colour }, seat) => {
          const points = turns.map((values, turn) => `${x(turn)} ${y(values[seat] ?? 0)}`);
          const end = turns.at(-1)?.[seat] ?? 0;
          return (
            <g key={seat} style={{ '--seat': `var(--${colour})` }}>
              <path class="curve-line" d={`M${points.join('L')}`} stroke-dasharray={DASHES[seat]} />
              <path
                class="curve-sign"
                d={SIGNS[seat]}
                transform={`translate(${x(turns.length - 1)} ${y(end)})`}
              />
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        {seats.map(({ name, colour }, seat) => (
          <span key={seat} style={{ '--seat': `var(--${colour})` }}>
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <path class="curve-sign" d={SIGNS[seat]} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <table class="hidden-but-read">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{words.value.turn}</th>
            {seats.map(({ name }, seat) => (
              <th key={seat}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ values, turn }) => (
            <tr key={turn}>
              <th>{turn}</th>
              {values.map((value, seat) => (
                <td key={seat}>{format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
