// The land under the roads: dunes, a river with a lake, palms. It is drawn once, and stretched with the map.
import type { MapLayout } from './geometry.ts';

const DUNES =
  'M60 330q50-26 100 0M84 346q40-18 74 0M300 250q50-26 96 0M560 210q44-22 88 2M660 566q50-26 104 0M684 584q40-18 76 0M230 590q52-26 100 2M640 800q60-28 116 0M700 820q40-18 78 0M230 800q46-26 92 0M956 430q30-18 58 0M-6 520q30-18 58 0M170 88q44-22 84 2M740 70q40-22 80 0M474 560q34-18 66 0';
const RIVER =
  'M-52 880Q80 850 170 888T392 954Q500 984 610 964T830 880Q940 820 1052 840V876Q950 862 862 916T650 986H320Q226 962 150 924T-52 918z';
const LAKE = 'M232 742q44-34 96-12 40 22 2 46-54 28-96 6-30-20-2-40z';
const PALMS: [number, number, number][] = [
  [214, 700, 1],
  [344, 716, 0.8],
  [196, 718, 0.7],
  [500, 470, 0.9],
  [526, 482, 0.7],
  [770, 452, 0.8],
  [262, 450, 0.8],
  [985, 330, 0.9],
  [30, 400, 0.8],
  [630, 96, 0.8],
  [368, 150, 0.8],
  [766, 742, 0.9],
  [790, 752, 0.7],
  [500, 300, 0.8],
];

const LAND = (
  <g>
    <path
      class="rj-green"
      d="M140 720q90-60 220-20t60 110q-110 50-230 20T140 720zM690 700q90-46 190-8t20 90q-110 40-190 6t-20-88z"
    />
    <path class="rj-water" d={RIVER} />
    <path class="rj-water" d={LAKE} />
    <path
      class="rj-wave"
      d="M250 752q10-6 20 0t20 0M276 768q10-6 20 0t20 0M-10 892q12-6 24 0t24 0M300 952q12-6 24 0t24 0M930 852q12-6 24 0t24 0"
    />
    <path class="rj-dunes" d={DUNES} />
    {PALMS.map(([x, y, size], at) => (
      <g key={at} transform={`translate(${x} ${y}) scale(${size})`}>
        <path class="rj-trunk" d="M0 0Q3-14 0-30" />
        <path
          class="rj-leaf"
          d="M0-30q-16-10-22 4 12-6 22-4-12 4-13 16 9-8 13-16 4 8 13 16-1-12-13-16 10-2 22 4-6-14-22-4 4-12-2-16-4 6 2 16z"
        />
      </g>
    ))}
  </g>
);

/** The drawing is as large as a map of the usual proportions. */
const [WIDTH, HEIGHT] = [1104, 1020];

export const Land = ({ map: { width, height } }: { map: MapLayout }) => (
  <g transform={`scale(${width / WIDTH} ${height / HEIGHT}) translate(52 34)`}>{LAND}</g>
);
