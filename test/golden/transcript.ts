// A random game as text: after each move the state, what every viewer sees of it, and the legal moves. A change of rules,
// views or the order of moves shows as a diff.
import {
  type AnyGame,
  diff,
  type GameEvent,
  type Move,
  Random,
  seedFrom,
  type Viewer,
} from '../../shared/engine/index.ts';

export interface Golden {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  seed: number;
}

export const nameOf = ({ game, seats, options, seed }: Golden): string =>
  [game, `${seats}-seats`, ...Object.keys(options), `seed-${seed}`].join('-');

export function transcript(game: AnyGame, { seats, options, seed }: Golden): string {
  const random = Random.from(seedFrom(seed, 1));
  const viewers: Viewer[] = [...Array(seats).keys(), null];
  const name = (viewer: Viewer) => (viewer === null ? 'spectator' : `seat ${viewer}`);
  const lines = [
    `${game.id} version ${game.version}, ${seats} seats, ${JSON.stringify(options)}`,
    '',
  ];
  let state = game.setup(options, seats, seedFrom(seed));
  lines.push(`state ${JSON.stringify(state)}`);
  for (const viewer of viewers)
    lines.push(`${name(viewer)} ${JSON.stringify(game.view(state, viewer))}`);
  for (let count = 1; game.outcome(state) === null; count++) {
    for (const seat of game.toAct(state))
      lines.push(`  ${name(seat)} may ${menu(game, state, seat)}`);
    const seat = random.pick(game.toAct(state));
    const move = random.pick(game.moves(state, seat));
    const before = state;
    const played = game.play(state, seat, move);
    ({ state } = played);
    lines.push(
      '',
      `${count}. ${name(seat)} ${JSON.stringify(move)}${played.irreversible ? ' final' : ''}`,
    );
    lines.push(`state ${JSON.stringify(diff(before, state) ?? null)}`);
    for (const viewer of viewers) {
      const seen = diff(game.view(before, viewer), game.view(state, viewer)) ?? null;
      const events = played.events.flatMap(
        (event: GameEvent) => game.viewEvent(event, viewer) ?? [],
      );
      lines.push(`${name(viewer)} ${JSON.stringify(seen)} ${JSON.stringify(events)}`);
    }
  }
  lines.push('', `outcome ${JSON.stringify(game.outcome(state))}`);
  return `${lines.join('\n')}\n`;
}

/** The paths of the legal moves. Paths that differ only in their last element are grouped. */
function menu(game: AnyGame, state: unknown, seat: number): string {
  const groups = new Map<string, string[]>();
  for (const move of game.moves(state, seat) as Move[]) {
    const path = game.path(state, move);
    const begin = path.slice(0, -1).join(' ');
    groups.set(begin, [...(groups.get(begin) ?? []), path.at(-1) as string]);
  }
  return [...groups].map(([begin, ends]) => `${begin} [${ends.join(' ')}]`.trim()).join(' ');
}
