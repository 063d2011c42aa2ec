// The sums of dollars that can be chosen, drawn as a row of coins.
import { dollarsRef, type State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';

export function Coins({ state, board }: { state: State; board: BoardContext }) {
  const { touch, live, captions, words } = board;
  const most = Math.max(...state.dollars);
  const sums = Array.from({ length: most + 1 }, (_, sum) => sum).filter((sum) =>
    live(dollarsRef(sum)),
  );
  if (sums.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of coins is not a fieldset
    <div class="ll-coins" role="group" aria-label={captions.dollars}>
      {sums.map((sum) => (
        <span key={sum} class="ll-coin" {...touch(dollarsRef(sum), words.ref(dollarsRef(sum)))}>
          {captions.money(sum)}
        </span>
      ))}
    </div>
  );
}
