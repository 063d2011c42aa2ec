// How the rules of the second build differ from those of the first: a new member of the state that everything relies
// on, a renamed kind of frame and a renamed type of move, one option less, one option and one card more.
import { findManifest, type GameId } from '../../shared/games/index.ts';
import type { Edit } from './builds.ts';

const SHARED = 'shared/games';
const CLIENT = 'client/games';
const LANGUAGES = ['en', 'it', 'fr'];

export function changeRules(edit: Edit): void {
  changeRoomShare(edit);
  changeLandlord(edit);
  changeRaja(edit);
}

/** Room Share gets a member of the state that rules and board rely on, and an option that brings a new card. */
function changeRoomShare(edit: Edit): void {
  const [rules, board] = [`${SHARED}/room-share`, `${CLIENT}/room-share`];
  raise(edit, 'room-share');
  edit(
    `${rules}/rules.ts`,
    '\n  upgrade,\n',
    `\n  upgrade: (state) => ({
      ...state,
      options: { ...state.options, housewarming: false },
      placed: state.colours.map(() => 0),
    }),\n`,
  );
  edit(`${rules}/setup.ts`, 'finisher: null,', 'finisher: null, placed: colours.map(() => 0),');
  edit(
    `${rules}/turn.ts`,
    "step.edit('reserve', seat)[colour]--;",
    "step.edit('reserve', seat)[colour]--; step.edit('placed')[seat]++;",
  );
  edit(`${rules}/state.ts`, '\n] as const;\nexport type Options', `\n  ${HOUSEWARMING}$&`);
  edit(`${rules}/cards.ts`, '  // Forced eviction.', `${PARTY}  // Forced eviction.`);
  edit(`${rules}/cards.ts`, "'renovate'];", "'renovate', 'party'];");
  edit(
    `${board}/players.tsx`,
    '<b class="rs-score">',
    '<b class="rs-score" data-placed={state.placed[seat].toFixed(0)}>',
  );
  edit(
    `${board}/cards.tsx`,
    '  renovate: (',
    '  party: <path class="rs-deep" d="M-9-9H9V9H-9z" />,$&',
  );
  for (const [language, name, text] of [
    ['en', 'Housewarming', 'A key of any colour, and a cake.'],
    ['it', 'Inaugurazione', 'Una chiave di qualsiasi colore, e una torta.'],
    ['fr', 'Crémaillère', 'Une clé de n’importe quelle couleur, et un gâteau.'],
  ]) {
    const words = `${board}/text/${language}.ts`;
    edit(words, '    renovate: [', `    party: ['${name}', '${text}'],$&`);
    edit(words, '    renovation: [', `    housewarming: ['${name}', '${text}'],$&`);
  }
}

const HOUSEWARMING = "{ id: 'housewarming', type: 'boolean', default: false },";
const PARTY = `  party: {
    copies: 2,
    aim: 'flat',
    variant: 'housewarming',
    whyNot: (state, _seat, { flat }) => whyNotInhabited(state, flat),
    play: placeTenant,
  },
`;

/** Both editions of Landlord! get a renamed kind of frame and type of move, and lose an option. */
function changeLandlord(edit: Edit): void {
  const [rules, board] = [`${SHARED}/landlord`, `${CLIENT}/landlord`];
  raise(edit, 'landlord');
  raise(edit, 'landlord-2');
  edit(
    `${rules}/rules.ts`,
    '\n    upgrade,\n',
    `\n    upgrade(state) {
      const { hundreds: _gone, ...options } = state.options;
      const frames = state.frames.map((frame) =>
        frame.kind === 'buy' ? { ...frame, kind: 'purchase' } : frame,
      );
      return { ...state, options, frames };
    },\n`,
  );
  edit(`${rules}/rules.ts`, '\n  buy,\n', '\n  purchase: buy,\n');
  edit(`${rules}/rules.ts`, "'stop',", "'enough',");
  edit(`${rules}/turn.ts`, "kind: 'buy'", "kind: 'purchase'", 2);
  edit(`${rules}/turn.ts`, "type: 'stop'", "type: 'enough'");
  edit(`${rules}/turn.ts`, "type === 'stop'", "type === 'enough'");
  edit(`${rules}/turn.ts`, "'button:stop'", "'button:enough'");
  edit(`${rules}/options.ts`, "  { id: 'hundreds', type: 'boolean', default: false },\n", '');
  edit(`${rules}/heuristic-weights.ts`, "case 'stop'", "case 'enough'");
  edit(`${rules}/heuristic-weights.ts`, "kind === 'buy'", "kind === 'purchase'");
  edit(`${rules}/heuristic-worth.ts`, "kind === 'buy'", "kind === 'purchase'");
  edit(`${rules}/reasons/cards.ts`, "case 'buy'", "case 'purchase'");
  edit(`${board}/text/prompt.ts`, "kind === 'buy'", "kind === 'purchase'", 2);
  for (const part of ['describe', 'places', 'ways'])
    edit(`${board}/guide/${part}.ts`, "kind === 'buy'", "kind === 'purchase'");
  edit(`${board}/stage.tsx`, "kind === 'buy'", "kind === 'purchase'");
  edit(`${board}/square.tsx`, "kind === 'buy'", "kind === 'purchase'");
  edit(`${board}/stage.tsx`, "buy: 'buy'", "purchase: 'buy'");
  edit(`${board}/zones.tsx`, ' * (state.options.hundreds ? 100 : 1)', '');
  edit(`${board}/text/names.ts`, 'state?.options.hundreds ? 100 * dollars : dollars', 'dollars');
  for (const language of LANGUAGES) {
    const words = `${board}/text/${language}.ts`;
    edit(words, '    stop: ', '    enough: ');
    edit(words, '    hundreds: [', '    gone: [');
    edit(`${board}/text/prompts/${language}.ts`, '\n  buy: (', '\n  purchase: (');
  }
}

/** Raja gets a member of the state and no upgrade: running games of the first version cannot go on. */
function changeRaja(edit: Edit): void {
  const rules = `${SHARED}/raja`;
  raise(edit, 'raja');
  edit(
    `${rules}/opening.ts`,
    'played: each(() => false),',
    'played: each(() => false), journeys: each(() => 0),',
  );
  edit(
    `${rules}/travel.ts`,
    "step.edit('architects')[seat] = to;",
    "step.edit('architects')[seat] = to; step.edit('journeys')[seat]++;",
  );
  edit(
    `${CLIENT}/raja/players.tsx`,
    '<span class="rj-purse">',
    '<span class="rj-purse" data-journeys={state.journeys[seat].toFixed(0)}>',
  );
}

/** Gives the game the version after its present one. */
function raise(edit: Edit, game: GameId): void {
  const version = findManifest(game)?.facts.version ?? 0;
  const line = (number: number) => `export const version = ${number};`;
  edit(`${SHARED}/${game}/facts.ts`, line(version), line(version + 1));
}
