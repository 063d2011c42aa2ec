// In the middle of the town: the pile, the discards, the jail.
import type { State } from '../../../shared/games/landlord/state.ts';
import { Back, Face } from './cards.tsx';
import { Picture } from './pictures.tsx';
import type { Table } from './table.ts';

export function Square({ state, table }: { state: State; table: Table }) {
  const { touch, words, said, names } = table;
  const { pile, discards, jailed } = state;
  const last = discards.at(-1);
  const inside = jailed === null ? said.jailEmpty : (names[jailed] ?? '');
  return (
    <div class="ll-square">
      <div {...touch('pile', `${said.pile}: ${pile.length}`)}>
        {pile.length > 0 ? <Back /> : <span class="ll-face ll-none" />}
        <p>
          {said.pile} <b>{pile.length}</b>
        </p>
      </div>
      <div {...touch('discards', `${said.discards}: ${last ? words.ref(`card:${last}`) : '–'}`)}>
        {last ? (
          <Face key={discards.length} card={last} money={said.bare} />
        ) : (
          <span class="ll-face ll-none" />
        )}
        <p>
          {said.discards} <b>{discards.length || ''}</b>
        </p>
      </div>
      <div
        class={jailed === null ? undefined : `ll-seat-${jailed}`}
        data-full={jailed === null ? undefined : ''}
        {...touch('jail', `${said.jail}: ${inside}`)}
      >
        <span class="ll-face ll-jail">
          <Picture of="jail" />
        </span>
        <p>{jailed === null ? said.jail : <b class="ll-prisoner">{inside}</b>}</p>
      </div>
    </div>
  );
}
