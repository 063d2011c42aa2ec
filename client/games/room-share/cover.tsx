// The cover: a house at dusk, somebody at home behind most windows, and one who has just been thrown out.
const LIT = '#ffd98a';
/** Window by window: - dark, . lit, a to d lit with somebody in it. */
const WINDOWS = ['.a-b', 'c.-.', '-d.a', 'b.c-'];
const GUESTS: Record<string, string> = {
  a: 'M-4-2v-1.5h2V-8h4v4.5h2V-2H3A3 3 0 0 1 1.5 1Q6 1.5 6 8H-6Q-6 1.5-1.5 1A3 3 0 0 1-3-2z',
  b: 'M-4-1a4 5 0 0 1 8 0L2 1.5Q7 2 7 8H-7Q-7 2-2 1.5zM-1.5-6.5a1.5 1.5 0 1 1 3 0z',
  c: 'M-7-2q4-2 4-2 0-4 3-4t3 4q0 0 4 2L3-1.5 1.5 1.5Q2 4 6 8H-6Q-2 4-1.5 1.5L-3-1.5z',
  d: 'M-4-2 2-10 4-2 2.5 1.5Q7 2 6 8H-6Q-7 2-2.5 1.5z',
};

export function Cover() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path fill="#2a2352" d="M0 0h160v120H0z" />
      <path fill="#4c3169" d="M0 34q45-14 85-4t75-6v96H0z" />
      <path fill="#94496e" d="M0 62q50-14 92-4t68-6v68H0z" />
      <path fill="#dd7f60" d="M0 86q40-12 80-4t80-6v44H0z" />
      <path
        fill="#f5e3b5"
        d="M136 12a11 11 0 1 0 10 16 10 10 0 0 1-10-16zM16 14h1v1h-1zM38 8h1v1h-1zM112 20h1v1h-1zM152 44h1v1h-1zM8 40h1v1H8zM104 6h1v1h-1z"
      />
      <path fill="#3a2450" d="M0 120V92h12V80l9-8 9 8v40zM132 120V88l12-9 12 9v-8h4v40z" />
      <path fill="#1f1636" d="M0 120v-8q80-8 160 0v8z" />
      <path fill="#6d3a4c" d="M36 30h72v84H36zM88 8h9v16h-9z" />
      <path fill="#241a3d" d="M28 32 42 14h60l14 18zM86 6h13v4H86zM36 108h72v3H36z" />
      {WINDOWS.flatMap((row, y) =>
        [...row].map((one, x) => (
          <g key={`${x}${y}`} transform={`translate(${47 + x * 16.7} ${43 + y * 18})`}>
            <path fill={one === '-' ? '#3b2547' : LIT} d="M-5.5-7h11V8h-11z" />
            {GUESTS[one] && (
              <path fill="#3b1f3a" d={GUESTS[one]} transform="scale(.8) translate(0 2)" />
            )}
            <path fill="#8d5560" d="M-7 8H7v2H-7z" />
          </g>
        )),
      )}
      <path
        fill="none"
        stroke="#f5e3b5"
        stroke-dasharray="1 4"
        stroke-linecap="round"
        stroke-width="1.6"
        d="M98 63q8-14 21-5"
      />
      <g transform="translate(132 54) rotate(50) scale(1.7)">
        <path fill="#e4574a" d={GUESTS.a} />
        <path fill="#f4cda8" d="M-3-3H3A3 3 0 1 1-3-3z" />
      </g>
      <path fill="#f2b84b" d="M114 32l9-3 3 7-9 3zM116 30l4-1.5.4 1-4 1.5z" />
    </svg>
  );
}
