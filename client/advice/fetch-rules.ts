// The rules of a game and its heuristic, fetched for the bots of a table in this browser and for the hint. Pages that
// only play never fetch the heuristic.
import type { AnyHeuristic } from '../../shared/bots/heuristic.ts';
import type { AnyGame } from '../../shared/engine/index.ts';

export interface RulesAndHeuristic {
  rules: AnyGame;
  heuristic: AnyHeuristic;
}

const rules = import.meta.glob<AnyGame>('../../shared/games/*/rules.ts', { import: 'rules' });
const heuristics = import.meta.glob<AnyHeuristic>('../../shared/games/*/heuristic.ts', {
  import: 'heuristic',
});

export async function fetchRulesAndHeuristic(game: string): Promise<RulesAndHeuristic> {
  const parts = await Promise.all([
    rules[`../../shared/games/${game}/rules.ts`]?.(),
    heuristics[`../../shared/games/${game}/heuristic.ts`]?.(),
  ]);
  if (!parts[0] || !parts[1]) throw new Error(`no rules for "${game}"`);
  return { rules: parts[0], heuristic: parts[1] };
}
