// The cover: a street by night, rents coming in behind lit windows, and somebody in a long coat with a bomb.
const LIT = '#ffd98a';

/** Houses: where, how wide, how many floors, the wall, and which windows are lit, row by row from the top. */
const HOUSES: [x: number, wide: number, wall: string, roof: string, rows: string[]][] = [
  [4, 34, '#7d4552', '#2a1d40', ['.#', '#.', '##']],
  [40, 38, '#51567d', '#241a3d', ['#.#', '.##', '#.#', '##.']],
  [80, 30, '#6b6a4f', '#2a1d40', ['#.', '.#']],
  [112, 42, '#8a5a48', '#241a3d', ['.#.', '##.', '.##']],
];
const BOMBER = {
  coat: 'M-10 30-7 6Q-6 0 0 0t6 6l4 24z',
  hat: 'M-11-6Q0-10 11-6q0 3-3 3H-8q-3 0-3-3zM-6.5-7-5-15q5-3 10 0l1.5 8z',
};

export function Cover() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path fill="#1f2148" d="M0 0h160v120H0z" />
      <path fill="#3b2f63" d="M0 40q45-14 85-4t75-6v90H0z" />
      <path fill="#7a4468" d="M0 68q50-14 92-4t68-6v62H0z" />
      <circle cx="140" cy="16" r="9" fill="#f5e3b5" />
      <path
        fill="#f5e3b5"
        d="M18 16h1v1h-1zM44 10h1v1h-1zM72 22h1v1h-1zM100 12h1v1h-1zM116 34h1v1h-1zM28 34h1v1h-1z"
      />
      {HOUSES.map(([x, wide, wall, roof, rows]) => {
        const top = 88 - rows.length * 15;
        return (
          <g key={x}>
            <path fill={wall} d={`M${x} ${top}h${wide}V92h-${wide}z`} />
            <path fill={roof} d={`M${x - 3} ${top}l8-12h${wide - 10}l8 12z`} />
            {rows.flatMap((row, y) =>
              [...row].map((one, at) => {
                const left = x + ((at + 0.5) * wide) / row.length - 4;
                return (
                  <path
                    key={`${y}${at}`}
                    fill={one === '#' ? LIT : '#2c2240'}
                    d={`M${left} ${top + 4 + y * 15}h8v9h-8z`}
                  />
                );
              }),
            )}
          </g>
        );
      })}
      <path fill="#171029" d="M0 90h160v30H0z" />
      <path fill="#3a2f52" d="M0 88h160v6H0z" />
      <path fill="#4d4066" d="M6 106h20v2H6zM46 106h20v2H46zM86 106h20v2H86zM126 106h20v2h-20z" />
      <path fill="#171029" d="M70 90V50h2v40zM66 50h10l-2-6h-6z" />
      <path fill="#ffe9ae" d="M68 50h6v2h-6z" />
      <path fill="#ffe9ae" opacity=".16" d="M67 52h8l16 38H51z" />
      <g transform="translate(97 57) scale(1.02)">
        <path fill="#150f24" d={BOMBER.coat} />
        <circle cy="-3" r="6" fill="#f4cda8" />
        <path fill="#150f24" d="M-7-1H7L5 5H-5z" />
        <path fill="#2b1d3f" d={BOMBER.hat} />
        <path fill="#a8401f" d="M-6.3-8.5H6.3l.4 2.5H-6.7z" />
        <path fill="#150f24" d="M5 6l11 5-2 4L3 12z" />
        <circle cx="20" cy="15" r="7.5" fill="#0d0918" />
        <path fill="none" stroke="#d9cfe9" stroke-width="1.4" d="M15 13q1-4 5-4M23 8q2-6 6-4" />
        <path fill="#ffb347" d="M30-1l1 3 3.5-.5-2 3 2 3-3.5-.5-1 3-1-3-3.5.5 2-3-2-3 3.5.5z" />
      </g>
    </svg>
  );
}
