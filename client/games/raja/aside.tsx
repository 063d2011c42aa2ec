// Beside the map: where the Maharaja goes next and who holds which character, in one row that can be opened, or in full.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { cityRef, type State } from '../../../shared/games/raja/state.ts';
import { Sheet } from '../../kit/kit.tsx';
import { type BoardContext, withoutTouch } from './board-context.ts';
import { CharacterRow, Characters } from './characters.tsx';
import { Track } from './track.tsx';
import { nextCities } from './track-order.ts';

interface Props {
  state: State;
  board: BoardContext;
}

export function Aside({ state, board }: Props) {
  const { captions, words } = board;
  const still = { state, board: withoutTouch(board) };
  const [next, ...later] = nextCities(state).map((city) => words.ref(cityRef(city)));
  return (
    <>
      <div class="rj-brief">
        <Opener
          title={captions.track}
          label={`${captions.following} ${[next, ...later].join(', ')}`}
          full={<Track {...still} />}
        >
          <span class="rj-order" data-ref="track">
            <span>
              <span class="rj-lead">{captions.following} </span>
              <b>{next}</b>
            </span>
            <span>{later.join(', ')}</span>
          </span>
        </Opener>
        <Opener title={captions.characters} full={<Characters {...still} />}>
          <CharacterRow state={state} />
        </Opener>
      </div>
      <div class="rj-full">
        <Track {...still} />
        <Characters {...still} />
      </div>
    </>
  );
}

interface OpenerProps {
  title: string;
  label?: string;
  full: ComponentChildren;
  children: ComponentChildren;
}

function Opener({ title, label = title, full, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="rj-opener"
        aria-label={label}
        onClick={(event) => {
          // It is no press on the thing that is drawn in it, which would open a card as well.
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          {full}
        </Sheet>
      )}
    </>
  );
}
