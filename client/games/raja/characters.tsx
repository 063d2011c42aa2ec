// The character cards: who they are, what they can do, and who holds them.
import { HOME_CITIES } from '../../../shared/games/raja/board.ts';
import { charactersOf, holderOf } from '../../../shared/games/raja/characters.ts';
import { characterRef, cityRef, type State } from '../../../shared/games/raja/state.ts';
import { hyphenated } from '../../kit/hyphenated.tsx';
import { type BoardContext, labelUnlessLive } from './board-context.ts';
import { Portrait, tintOf } from './people.tsx';
import { Sign } from './pieces.tsx';

interface Props {
  state: State;
  board: BoardContext;
}

export function Characters({ state, board }: Props) {
  const { words, captions, names } = board;
  const all = charactersOf(state);
  return (
    <section class="rj-characters" aria-label={captions.characters}>
      {all.map((character) => {
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
            data-pin="within"
            title={label}
            {...labelUnlessLive(board, ref, label)}
          >
            <Portrait of={character} />
            <span class="rj-marks">
              <i class="rj-number">{character}</i>
              {holder !== null && <Sign seat={holder} />}
            </span>
            <span class="rj-told">
              <b class="rj-title">{hyphenated(words.character(character))}</b>
              {home && <small class="rj-home"> {home}</small>}
              <span class="rj-power">{power}</span>
              {board.does(ref) && <small class="rj-does">{board.does(ref)}</small>}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** The characters in short form: portraits with number and holder. */
export function CharacterRow({ state }: { state: State }) {
  return (
    <>
      {charactersOf(state).map((character) => {
        const holder = holderOf(state, character);
        return (
          <span
            key={character}
            class={`rj-face-chip rj-${tintOf(character)}`}
            data-free={holder === null ? '' : undefined}
          >
            <Portrait of={character} />
            <i class="rj-number">{character}</i>
            {holder !== null && <Sign seat={holder} />}
          </span>
        );
      })}
    </>
  );
}
