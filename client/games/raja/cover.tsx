// The cover: a palace city at dawn, and the Maharaja on his elephant on the way to it.
export function Cover() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path fill="#3a2358" d="M0 0h160v120H0z" />
      <path fill="#7a3a66" d="M0 22q40-10 82-2t78-6v106H0z" />
      <path fill="#c65d5a" d="M0 42q46-12 88-2t72-6v86H0z" />
      <path fill="#ef9a5c" d="M0 62q50-10 92-2t68-4v64H0z" />
      <circle cx="104" cy="56" r="34" fill="#ffd98a" opacity=".35" />
      <circle cx="104" cy="56" r="25" fill="#ffe6a8" />
      <path
        fill="#f5e3b5"
        d="M20 14h1v1h-1zM48 9h1v1h-1zM70 17h1v1h-1zM132 12h1v1h-1zM150 22h1v1h-1z"
      />
      <path fill="#8a3a5c" d="M0 92V80l10-8 10 8v12zM136 94V78l12-9 12 9v16z" />
      <g fill="#54204a">
        <path d="M104 25q1 9 9 15 11 8 8 19H87q-3-11 8-19 8-6 9-15zM78 50q1 5 5 8 6 5 4 11H69q-2-6 4-11 4-3 5-8zM130 50q1 5 5 8 6 5 4 11h-18q-2-6 4-11 4-3 5-8z" />
        <path d="M86 57h36v39H86zM68 66h72v30H68zM103.5 19h1v7h-1zM77.6 45h.8v6h-.8zM129.6 45h.8v6h-.8z" />
        <path d="M60 96V58h6v38zM142 96V58h6v38zM57.5 58q5.5-13 11 0zM139.5 58q5.5-13 11 0zM62.6 46h.8v6h-.8zM144.6 46h.8v6h-.8z" />
        <path d="M84 59h40v2.5H84zM66.5 69h21v2.5h-21zM120.5 69h21v2.5h-21z" />
      </g>
      <path
        fill="#ffcf73"
        d="M98 96V84q6-9 12 0v12zM92 72v-5q2.5-4 5 0v5zM101.5 72v-5q2.5-4 5 0v5zM111 72v-5q2.5-4 5 0v5zM75 84v-6q3-4 6 0v6zM127 84v-6q3-4 6 0v6zM87.5 90v-5q2-3 4 0v5zM116.5 90v-5q2-3 4 0v5z"
      />
      <path fill="#3a1736" d="M0 91q40-7 84 1t76-3v31H0z" />
      <path fill="#22102b" d="M0 101q50-7 96-1t64-3v23H0z" />
      <path
        fill="#22102b"
        d="M6 68h6v6H6zM9 104q2-18 1-34l3-1q0 18 3 35zM11 70Q1 62-5 71q9-4 15 0-8 1-9 10 6-7 12-9 6 2 8 11 1-9-6-12 7-2 14 3-3-9-14-5 3-7 10-8-9-4-13 6-3-9-12-9 8 4 11 12z"
      />
      <g transform="translate(44 102) scale(-.6 .6)">
        <path
          fill="#1b0f2e"
          d="M36-30Q38-46 20-48H-10Q-22-60-34-49-41-41-38-28-36-18-40-12q-2 3-5 1-3 0-2 3 3 6 9 3 7-5 7-17 5 2 8-1L-18 0h10l1-12h19L13 0h11l1-12q6-6 7-16 3 6 3 14h3q2-10-2-16z"
        />
        <path fill="#3f2656" d="M-18-46q12-2 11 12 0 10-8 10-9-1-10-12z" />
        <path fill="#f7e3c0" d="M-31-27q-6 6-13 4-2-3 1-3 6 0 8-5z" />
        <path fill="#d23f55" d="M-4-49h26l2 21q-15 6-29 0zM-8-65q17-19 34 0z" />
        <path
          fill="#f0bd4a"
          d="M-5-31q14 6 29 0v3q-15 6-29 0zM-5-49h28v5H-5zM-3-66h2v17h-2zM19-66h2v17h-2zM7.5-74h3v-6h-3z"
        />
        <circle cx="9" cy="-56" r="5.5" fill="#c98f63" />
        <path fill="#fff6e6" d="M2.5-57q0-8 6.5-8t6.5 8q-6.5-4-13 0z" />
      </g>
    </svg>
  );
}
