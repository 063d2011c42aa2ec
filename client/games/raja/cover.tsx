// The cover: a palace city at dawn, and the Maharaja on his elephant on the way to it.
const DOME = 'M-10 0Q-13-9-6-14-1-18 0-24 1-18 6-14 13-9 10 0z';

/** Domes: where, how big. */
const DOMES: [x: number, y: number, size: number][] = [
  [96, 42, 1.5],
  [66, 56, 0.8],
  [126, 56, 0.8],
  [50, 66, 0.55],
  [142, 66, 0.55],
];

export function Cover() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path fill="#3a2358" d="M0 0h160v120H0z" />
      <path fill="#7a3a66" d="M0 18q40-10 82-2t78-6v110H0z" />
      <path fill="#c65d5a" d="M0 38q46-12 88-2t72-6v90H0z" />
      <path fill="#ef9a5c" d="M0 58q50-10 92-2t68-4v68H0z" />
      <circle cx="96" cy="50" r="34" fill="#ffd98a" opacity=".5" />
      <circle cx="96" cy="50" r="25" fill="#ffe6a8" />
      <g fill="#5a2148">
        {DOMES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d={DOME} />
            <path d="M-11-1h22v4h-22zM-.7-30h1.4v8H-.7z" />
          </g>
        ))}
        <path d="M80 46h32v50H80zM58 58h76v38H58zM44 68h104v30H44z" />
        <path d="M36 98V52q3-6 6 0v46zM150 98V52q3-6 6 0v46zM33 52h12l-6-10zM147 52h12l-6-10z" />
      </g>
      <path
        fill="#ffcf73"
        d="M90 96V84q6-9 12 0v12zM66 76v-6q3-5 6 0v6zM120 76v-6q3-5 6 0v6zM86 62v-6q2.5-4 5 0v6zM101 62v-6q2.5-4 5 0v6zM52 86v-6q2.5-4 5 0v6zM135 86v-6q2.5-4 5 0v6z"
      />
      <path fill="#3a1736" d="M0 94q40-8 84 0t76-3v29H0z" />
      <path fill="#22102b" d="M0 106q50-9 96-2t64-3v19H0z" />
      <g transform="translate(36 107) scale(.62)">
        <g transform="scale(-1 1)">
          <path
            fill="#1c1030"
            d="M36-30Q38-46 20-48L-10-48Q-22-60-34-49-41-41-38-28-36-18-40-12q-2 3-5 1-3 0-2 3 3 6 9 3 7-5 7-17 5 2 8-1L-18 0h10l1-12H12L13 0H24L25-12q6-6 7-16 3 6 3 14h3Q40-24 36-30z"
          />
          <path fill="#3b2350" d="M-18-46q12-2 11 12 0 10-8 10-9-1-10-12z" />
          <path fill="#f7e3c0" d="M-31-27q-6 6-13 4-2-3 1-3 6 0 8-5z" />
          <path fill="#d23f55" d="M-4-49H22L24-28Q9-22-5-28z" />
          <path
            fill="#f0bd4a"
            d="M-5-31Q9-25 24-31v3Q9-22-5-28zM-5-49h28v5H-5zM-3-66h2v17h-2zM19-66h2v17h-2z"
          />
          <path fill="#d23f55" d="M-8-65Q9-84 26-65z" />
          <circle cx="9" cy="-57" r="5" fill="#c98f63" />
          <path fill="#fff6e6" d="M3-58q0-8 6-8t6 8q-6-4-12 0z" />
        </g>
      </g>
      <path fill="#22102b" d="M6 110Q8 92 7 80h3q0 16 2 30z" />
      <path
        fill="#22102b"
        d="M8 80Q-4 74-8 84 0 78 7 81-2 84-2 94 3 86 9 82q5 6 6 14 3-12-5-15 7-2 15 3-3-10-16-5 3-8 12-9-10-5-13 7Q6 70-2 69q8 4 10 11z"
      />
    </svg>
  );
}
