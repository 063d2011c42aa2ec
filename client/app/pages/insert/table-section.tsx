// The parts of the form that ask for the game and for the table.
import { useState } from 'preact/hooks';
import { shelf } from '../../../games/shelf.ts';
import { Button } from '../../../kit/kit.tsx';
import { TABLE_PLACES, toTableName, withoutKey } from './choices.ts';
import type { FormPart } from './form-part.ts';
import type { LinkedTable } from './linked-table.ts';
import { RadioGroup } from './radio-group.tsx';
import { words } from './text/index.ts';

export function GameSection({ game, onChoose }: { game: string; onChoose(id: string): void }) {
  const w = words.value;
  return (
    <section class="card">
      <h2>{w.game}</h2>
      <RadioGroup
        legend={w.game}
        quiet
        look="boxes"
        value={game}
        of={shelf.map(({ id, title, cover }) => [
          id,
          <>
            <img src={cover} alt="" width="160" height="120" />
            <b>{title}</b>
          </>,
        ])}
        onChange={onChoose}
      />
    </section>
  );
}

interface TableProps extends FormPart {
  found: LinkedTable;
  /** Proposes another random name, which nobody can guess. */
  onAnother(): void;
}

export function TableSection({ choices, problems, set, found, onAnother }: TableProps) {
  const w = words.value;
  const { place, watch } = choices;
  return (
    <section class="card">
      <h2>{w.place}</h2>
      <RadioGroup
        legend={w.place}
        quiet
        look="cards"
        value={place}
        of={TABLE_PLACES.map((id) => [
          id,
          <>
            <b>{w.places[id].name}</b>
            <small>{w.places[id].hint}</small>
          </>,
        ])}
        onChange={(next) => set({ place: next })}
      />
      {place === 'named' && (
        <div class="field">
          <label for="insert-name">{w.name}</label>
          <div class="beside">
            <input
              id="insert-name"
              class="input"
              value={choices.name}
              spellcheck={false}
              autocomplete="off"
              aria-describedby="insert-name-hint"
              aria-invalid={problems.includes('name')}
              onInput={({ currentTarget: field }) => {
                field.value = toTableName(field.value);
                set({ name: field.value });
              }}
            />
            <Button onClick={onAnother}>{w.another}</Button>
          </div>
          <small id="insert-name-hint" class="soft">
            {w.nameHint} {w.together}
          </small>
        </div>
      )}
      {place === 'table' && (
        <TableLink choices={choices} problems={problems} set={set} found={found} />
      )}
      {place !== 'new' && (
        <RadioGroup
          legend={w.visitors}
          value={watch ? 'watch' : 'play'}
          of={[
            ['play', w.play],
            ['watch', w.watch],
          ]}
          onChange={(next) => set({ watch: next === 'watch' })}
        />
      )}
    </section>
  );
}

function TableLink({ choices, problems, set, found }: Omit<TableProps, 'onAnother'>) {
  const w = words.value;
  const { link } = choices;
  const [secret, setSecret] = useState(false);
  return (
    <div class="field">
      <label for="insert-link">{w.link}</label>
      <input
        id="insert-link"
        class="input"
        type="url"
        value={link}
        placeholder={`${location.origin}/t/…`}
        spellcheck={false}
        autocomplete="off"
        aria-describedby="insert-link-says"
        aria-invalid={found === 'none' || (link !== '' && problems.includes('link'))}
        onInput={({ currentTarget: field }) => {
          setSecret(field.value.includes('#'));
          // A seat's key must not stay visible on the screen.
          field.value = withoutKey(field.value);
          set({ link: field.value });
        }}
      />
      <p id="insert-link-says" class="says" role="status">
        {found === 'none' && <span class="wrong">{w.problems.gone}</span>}
        {found && found !== 'none' && <b>{w.found(found.name, found.host)}</b>}
        {secret && <span>{w.keyLeftOut}</span>}
      </p>
    </div>
  );
}
