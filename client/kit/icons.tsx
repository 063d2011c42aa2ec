// Line icons, drawn on a grid of 24.
const PATHS = {
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  book: 'M5 4h6a2 2 0 0 1 1 2v14a2 2 0 0 0-1-1H5zM19 4h-6a2 2 0 0 0-1 2v14a2 2 0 0 1 1-1h6z',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9l6 6 6-6',
  minus: 'M5 12h14',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2',
  crown: 'M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10',
  phone: 'M7 3h10v18H7zM11 18h2',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  moves: 'M4 6h4v4H4zM4 14h4v4H4zM11 8h9M11 16h9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'M5 13l4 4L19 7',
  bulb: 'M9 17h6M10 20h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1 .9 1.6h5.2c0-.6.3-1.1.9-1.6A6 6 0 0 0 12 3z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
