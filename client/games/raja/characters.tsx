// The character cards: who they are, what they can do, and who holds them.
import { HOME_CITIES } from '../../../shared/games/raja/board.ts';
import { charactersOf, holderOf } from '../../../shared/games/raja/characters.ts';
import { characterRef, cityRef, type State } from '../../../shared/games/raja/state.ts';
import { type BoardContext, labelUnlessLive } from './board-context.ts';
import { Portrait, tintOf } from './people.tsx';
import { Sign } from './pieces.tsx';

export function Characters({ state, board }: { state: State; board: BoardContext }) {
  const { words, captions, names, live } = board;
  // While players choose or bid for characters, their powers are shown on small screens too.
  const bids = state.frames.at(-1)?.kind === 'bid';
  const open = bids || charactersOf(state).some((one) => live(characterRef(one)));
  return (
    <section
      class="rj-characters"
      aria-label={captions.characters}
      data-open={open ? '' : undefined}
    >
      {charactersOf(state).map((character) => {
        const ref = characterRef(character);
        const holder = holderOf(state, character);
        const owner = holder === null ? captions.free : (names[holder] ?? '');
        const power = captions.powers[character - 1] ?? '';
        const at = state.options.homeCities && HOME_CITIES[character];
        const home = at ? words.ref(cityRef(at)) : null;
        const name = words.ref(ref);
        const label = [name, power, home && captions.home(home), owner].filter(Boolean).join(', ');
        return (
          <div
            key={character}
            class={`rj-character rj-${tintOf(character)} rj-seat-${holder ?? 'none'}`}
            data-free={holder === null ? '' : undefined}
            title={label}
            {...labelUnlessLive(board, ref, label)}
          >
            <b class="rj-number">{character}</b>
            <Portrait of={character} />
            <span class="rj-title">{board.words.character(character)}</span>
            <small class="rj-power">{power}</small>
            {home && <small class="rj-home">{home}</small>}
            <span class="rj-owner">
              {holder !== null && <Sign seat={holder} />}
              <span>{owner}</span>
            </span>
          </div>
        );
      })}
    </section>
  );
}
