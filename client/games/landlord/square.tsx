// The town square: the draw pile, the discards, the jail, and the separate stacks of the edition.
import type { Seat } from '../../../shared/engine/index.ts';
import { roofPrice } from '../../../shared/games/landlord/building.ts';
import { editionOf } from '../../../shared/games/landlord/editions/index.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { Back, Face } from './cards.tsx';
import { Picture } from './pictures.tsx';
import { seatOfTurn } from './players.tsx';

interface Props {
  state: State;
  /** The viewer's seat. */
  seat: Seat | null;
  board: BoardContext;
}

export function Square({ state, seat, board }: Props) {
  const { touch, words, captions, names } = board;
  const { pile, discards, jailed } = state;
  const apart = editionOf(state).apart.roofs > 0;
  const last = discards.at(-1);
  const inside = jailed === null ? captions.jailEmpty : (names[jailed] ?? '');
  return (
    <div class="ll-square" data-apart={apart ? '' : undefined}>
      <div {...touch('pile', `${captions.pile}: ${pile.length}`)}>
        {pile.length > 0 ? <Back /> : <span class="ll-face ll-none" />}
        <p>
          {captions.pile} <b>{pile.length}</b>
        </p>
      </div>
      <div
        {...touch('discards', `${captions.discards}: ${last ? words.ref(`card:${last}`) : '–'}`)}
      >
        {last ? (
          <Face key={discards.length} card={last} money={captions.bare} />
        ) : (
          <span class="ll-face ll-none" />
        )}
        <p>
          {captions.discards} <b>{discards.length || ''}</b>
        </p>
      </div>
      {apart && <SeparateStacks state={state} seat={seat} board={board} />}
      <div
        class={jailed === null ? undefined : `ll-seat-${jailed}`}
        data-full={jailed === null ? undefined : ''}
        {...touch('jail', `${captions.jail}: ${inside}`)}
      >
        <span class="ll-face ll-jail">
          <Picture of="jail" />
        </span>
        <p>{jailed === null ? captions.jail : <b class="ll-prisoner">{inside}</b>}</p>
      </div>
    </div>
  );
}

/**
 * Draws the separate stacks of the second edition: roofs with their current price, and monsters.
 */
function SeparateStacks({ state, seat, board }: Props) {
  const { touch, words, captions } = board;
  const { roofs, monsters } = state;
  const dollars = roofPrice(state, seat ?? seatOfTurn(state) ?? 0);
  const price = captions.price(captions.money(dollars));
  return (
    <>
      <div {...touch('roofs', `${words.ref('roofs')}: ${roofs}. ${price}`)} title={price}>
        {roofs > 0 ? <Face card="roof" /> : <span class="ll-face ll-none" />}
        <p>
          {words.ref('roofs')} <b>{roofs}</b>
        </p>
        {roofs > 0 && <b class="ll-coin ll-price">{captions.bare(dollars)}</b>}
      </div>
      <div {...touch('monsters', `${words.ref('monsters')}: ${monsters}`)}>
        {monsters > 0 ? (
          <Face card="monster" money={captions.bare} />
        ) : (
          <span class="ll-face ll-none" />
        )}
        <p>
          {words.ref('monsters')} <b>{monsters}</b>
        </p>
      </div>
    </>
  );
}
