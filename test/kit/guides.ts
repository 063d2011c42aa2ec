// Counts what a game leaves unsaid: things without an explanation, and presses without a true and specific reason. The
// positions are those of the game's scenarios.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameClient } from '../../client/table/game-client.ts';
import type { Explanation } from '../../client/table/guide.ts';
import type { Language } from '../../client/text/index.ts';
import type { AnyGame, Reason, Ref, Seat, Viewer } from '../../shared/engine/index.ts';
import { mistakeIn } from '../client/mistakes.ts';
import { LANGUAGES, loadAllLanguages, loadClient } from './load-client.ts';
import { type Position, scenarioPositions } from './scenario/positions.ts';

const NAMES = ['Anna', 'Bruno', 'Hélène', 'Yves', 'Olga', 'Ian'];

type LoadedGuide = Awaited<ReturnType<NonNullable<GameClient['guide']>>>;

interface Game {
  client: GameClient;
  rules: AnyGame;
  guide: LoadedGuide | null;
  positions: Position[];
}

async function loadGame(id: string): Promise<Game> {
  const client = await loadClient(id);
  const guide = (await client.guide?.()) ?? null;
  await loadAllLanguages();
  const all = await scenarioPositions(id);
  const seen = new Set<string>();
  const positions = all.filter(({ state }) => {
    const text = JSON.stringify(state);
    return !seen.has(text) && seen.add(text);
  });
  return { client, rules: client.rules, guide, positions };
}

/** Counts by what is wrong, with an example of each. */
class Tally {
  readonly #found = new Map<string, { count: number; example: string }>();

  add(what: string, example: () => string): void {
    const found = this.#found.get(what);
    if (found) found.count++;
    else this.#found.set(what, { count: 1, example: example() });
  }

  lines(): string[] {
    return [...this.#found]
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([what, { count, example }]) => `${count} × ${what}, as ${example}`);
  }
}

const kindOf = (ref: Ref): string => ref.split(':')[0] ?? ref;
const frameOf = (state: unknown): string =>
  (state as { frames: { kind: string }[] }).frames.at(-1)?.kind ?? 'the end';

/** Takes this many positions, spread over all of them. */
function some(positions: Position[], most: number): Position[] {
  const step = Math.max(1, positions.length / most);
  return Array.from(
    { length: Math.min(most, positions.length) },
    (_, at) => positions[Math.floor(at * step)] as Position,
  );
}

/** Checks each text once. */
function createTextCheck(tally: Tally, game: string) {
  const known = new Set<string>();
  return (text: string | undefined, about: string, language: Language, from: string) => {
    const key = `${language} ${text}`;
    if (known.has(key)) return;
    known.add(key);
    const mistake = text?.trim() ? mistakeIn(text, language, game) : 'nothing';
    if (mistake !== null || text === about)
      tally.add(
        `${language} ${kindOf(about)} [${mistake}]`,
        () => `“${text}” of ${about} in ${from}`,
      );
  };
}

const textsOf = ({ title, kind, facts = [], total, text, note }: Explanation): string[] => [
  title,
  ...[kind, text, note].filter((one) => one !== undefined),
  ...[...facts, ...(total ? [total] : [])].flatMap(({ label, value }) => [label, value]),
];

/** The refs that continue what is picked. */
const nextRefs = (paths: Ref[][], picked: Ref[]): Set<Ref> =>
  new Set(
    paths
      .filter((path) => picked.every((ref, at) => path[at] === ref))
      .flatMap((path) => path[picked.length] ?? []),
  );

const pathsOf = (rules: AnyGame, view: unknown, seat: Seat): Ref[][] =>
  rules.moves(view, seat).map((move) => rules.path(view, move));

function findUnexplained({ client, rules, guide, positions }: Game, most: number): string[] {
  const tally = new Tally();
  const checkText = createTextCheck(tally, rules.id);
  for (const { state, from } of some(positions, most)) {
    const { seats } = state as { seats: number };
    for (const viewer of [null, ...Array(seats).keys()] as Viewer[]) {
      const view = rules.view(state, viewer);
      const clicks = viewer === null ? [] : pathsOf(rules, view, viewer).flat();
      const refs = new Set([
        ...(guide?.things(view, viewer) ?? []),
        ...(guide?.kinds(view) ?? []),
        ...clicks,
      ]);
      for (const ref of refs) {
        for (const language of LANGUAGES) {
          const told = guide?.words[language].explain(ref, view, viewer, NAMES);
          const where = () => `${ref} for ${viewer ?? 'a spectator'} in ${from}`;
          if (!told) tally.add(`${kindOf(ref)} without an explanation`, where);
          else {
            for (const text of textsOf(told)) checkText(text, ref, language, from);
            for (const about of told.about ?? [])
              checkText(client.words[language].ref(about, view, NAMES), about, language, from);
          }
        }
      }
    }
  }
  return tally.lines();
}

/** Reasons that would be as true of anything else. */
const isGeneral = ({ key }: Reason): boolean =>
  key.startsWith('aim.') || key === 'notYourTurn' || key === 'over';

function findUnreasoned({ client, rules, guide, positions }: Game, most: number): string[] {
  const tally = new Tally();
  const checkText = createTextCheck(tally, rules.id);
  const clickable = new Set(
    positions.flatMap(({ state }) =>
      rules.toAct(state).flatMap((seat) => pathsOf(rules, state, seat).flat()),
    ),
  );
  // A number of a player, such as `money:1`, is never chosen, so a press on it explains it.
  const isNumber = (ref: Ref) => /^\w+:\d$/.test(ref) && !clickable.has(ref);
  const kinds = new Set([...clickable].map(kindOf));
  const isEverChosen = (ref: Ref) => kinds.has(kindOf(ref));
  // A button is drawn only while it is live.
  const isPressable = (ref: Ref) => !ref.startsWith('button:') && !isNumber(ref);
  for (const { state, from } of some(positions, most)) {
    for (const seat of rules.toAct(state)) {
      const view = rules.view(state, seat);
      const paths = pathsOf(rules, view, seat);
      const asked = guide ? [...guide.things(view, seat), ...guide.kinds(view)] : paths.flat();
      const refs = [...new Set(asked)].filter(isPressable);
      const firsts = nextRefs(paths, []);
      const begun = [...firsts].filter((ref) => nextRefs(paths, [ref]).size > 0);
      for (const picked of [[], ...begun.map((ref) => [ref])]) {
        const live = nextRefs(paths, picked);
        const where = (ref: Ref) => () => `${[...picked, ref].join(' → ')} in ${from}`;
        const at =
          picked.length > 0 ? `${frameOf(state)} after ${kindOf(picked[0] ?? '')}` : frameOf(state);
        for (const ref of new Set([...refs, ...live])) {
          const reason = rules.explainIllegal(view, seat, [...picked, ref]);
          if (live.has(ref)) {
            if (reason) tally.add(`false ${reason.key} for ${kindOf(ref)} (${at})`, where(ref));
            continue;
          }
          // A press on another beginning begins anew, and a second press takes the first one back.
          if (firsts.has(ref)) continue;
          // What nobody ever chooses, such as a road, is explained by a press as numbers are.
          if (!reason && isEverChosen(ref))
            tally.add(`no reason for ${kindOf(ref)} (${at})`, where(ref));
          if (!reason) continue;
          if (isGeneral(reason))
            tally.add(`general ${reason.key} for ${kindOf(ref)} (${at})`, where(ref));
          else
            for (const language of LANGUAGES) {
              const text = client.words[language].reason(reason, view, seat, NAMES);
              checkText(text, reason.key, language, from);
            }
        }
      }
    }
  }
  return tally.lines();
}

interface Extent {
  /** In how many positions everything is explained to every viewer. */
  explained: number;
  /** In how many positions everything is pressed. */
  pressed: number;
}

/** Declares the tests of one game. */
export function testGuide(id: string, { explained, pressed }: Extent): void {
  let game: Game;
  beforeAll(async () => {
    game = await loadGame(id);
  }, 60_000);

  describe(`the table of ${id}`, () => {
    test('has positions to look at', () => {
      expect(game.positions.length).toBeGreaterThan(100);
    });

    test('explains everything that a viewer sees, in three languages', () => {
      expect(findUnexplained(game, explained)).toEqual([]);
    });

    test('has a true and specific reason for every press that changes nothing', () => {
      expect(findUnreasoned(game, pressed)).toEqual([]);
    });
  });
}
