// Law 6, non-interference. For each viewer the world gets a twin: another state that the viewer cannot
// tell from the real one. The same move is then made in both. Whatever the viewer is not told (a card
// shown, a move announced) must not change one byte of what reaches that viewer.
import type { AnyGame, GameEvent, Move, MoveResult, Ref, Viewer } from '../engine/game.ts';
import { deepEqual } from '../engine/json.ts';
import type { Random } from '../engine/random.ts';
import { IllegalMove } from '../engine/refusal.ts';
import { assertLaw } from './law.ts';
import { formatValue, observe, tryCall } from './observation.ts';
import { checkSameObservation } from './state-laws.ts';

/** What the twins of many steps have shown. A law that never had anything to compare has not been tried. */
export class NonInterferenceStats {
  /** By move type and who looks: steps where both worlds told the same, and so had to look the same. */
  readonly compared = new Map<string, number>();
  /** Steps where they told different things, as when the viewer draws a card. */
  parted = 0;
  /** By viewer: how often others were told something in private, and how often it differed in the twin. */
  readonly secrets = new Map<Viewer, { told: number; differed: number }>();

  get total(): number {
    return [...this.compared.values()].reduce((sum, count) => sum + count, 0);
  }

  saw(label: string): void {
    this.compared.set(label, (this.compared.get(label) ?? 0) + 1);
  }

  private(viewer: Viewer, differed: boolean): void {
    const count = this.secrets.get(viewer) ?? { told: 0, differed: 0 };
    count.told++;
    if (differed) count.differed++;
    this.secrets.set(viewer, count);
  }

  /**
   * Viewers for whom the others have no secrets: whatever another was told in private, the viewer knew it.
   * Such a view hides nothing.
   */
  unsecret(): Viewer[] {
    const open = [...this.secrets].filter(
      ([, { told, differed }]) => told >= 100 && differed === 0,
    );
    return open.map(([viewer]) => viewer);
  }
}

const TRIES = 6;

interface Act {
  seat: number;
  move: Move;
  played: MoveResult<unknown, GameEvent>;
}

export function checkNonInterference(
  game: AnyGame,
  state: unknown,
  act: Act,
  viewer: Viewer,
  paths: Ref[][],
  random: Random,
  count: NonInterferenceStats,
): void {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  const view = game.view(state, viewer);
  for (let tries = 0; tries < TRIES; tries++) {
    const twin = game.sampleState(view, viewer, random.seed());
    checkSameObservation(game, state, twin, viewer, paths, 6, `${who}, in a twin world`);
    sameRefusals(game, state, twin, viewer, who);
    const move = moveInTwin(game, twin, act, viewer, random);
    if (move === null) continue;
    const played = game.play(twin, act.seat, move);
    if (compare(game, act, { ...act, move, played }, viewer, who, count)) return;
  }
}

/** True when both worlds told the viewer the same, and so were held against each other. */
function compare(
  game: AnyGame,
  real: Act,
  twin: Act,
  viewer: Viewer,
  who: string,
  count: NonInterferenceStats,
): boolean {
  const [seen, other] = [observe(game, real.played, viewer), observe(game, twin.played, viewer)];
  const looks = (what: 'view' | 'events') => [
    JSON.stringify(seen[what]),
    JSON.stringify(other[what]),
  ];
  const moves = `${formatValue(real.move)} and ${formatValue(twin.move)}`;
  if (!deepEqual(seen.told, other.told)) {
    count.parted++;
    const shows = (['view', 'events'] as const).some((what) => looks(what)[0] !== looks(what)[1]);
    assertLaw(shows, 6, () => `${who} is told something by ${moves} that shows nowhere`);
    return false;
  }
  const side = viewer === null ? 'spectator' : viewer === real.seat ? 'own' : 'other';
  count.saw(`${real.move.type} ${side}`);
  const [secret, otherSecret] = [real, twin].map(({ played }) =>
    played.disclosures.filter(({ to }) => to !== 'all' && to !== viewer),
  );
  if (secret && secret.length > 0) count.private(viewer, !deepEqual(secret, otherSecret));
  for (const what of ['view', 'events'] as const) {
    const [a = '', b = ''] = looks(what);
    assertLaw(a === b, 6, () => {
      return `${who} is told nothing different of ${moves}, but the ${what}: ${firstDifference(a, b)}`;
    });
  }
  // Whether it can be taken back is told to everybody.
  assertLaw(
    real.played.irreversible === twin.played.irreversible,
    6,
    () => `${who}: ${moves} differ in being irreversible`,
  );
  return true;
}

/** The same move where it can be made; of another player's secret move, any other that they have. */
function moveInTwin(
  game: AnyGame,
  twin: unknown,
  { seat, move }: Act,
  viewer: Viewer,
  random: Random,
): Move | null {
  const moves = game.moves(twin, seat);
  const listed = moves.some((other) => deepEqual(other, move));
  if (seat === viewer) return listed ? move : null;
  if (moves.length === 0) return null;
  return listed && random.below(3) > 0 ? move : random.pick(moves);
}

function sameRefusals(game: AnyGame, one: unknown, other: unknown, viewer: Viewer, who: string) {
  if (viewer === null) return;
  const [foreign] = game
    .toAct(one)
    .flatMap((seat) => (seat === viewer ? [] : game.moves(one, seat)));
  for (const move of [null, { type: '' }, ...(foreign ? [foreign] : [])]) {
    const answer = (state: unknown) => {
      const { error } = tryCall(() => game.play(state, viewer, move));
      return error instanceof IllegalMove ? `${error.code}: ${error.message}` : String(error?.name);
    };
    const [a, b] = [answer(one), answer(other)];
    assertLaw(a === b, 6, () => `${who}: refusals differ: ${a} and ${b}`);
  }
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${a.slice(from, at + 80)}… and …${b.slice(from, at + 80)}…`;
}
