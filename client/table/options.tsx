// The options of a table, folded: a line says in words what is played, and the forms open below it.
import { useState } from 'preact/hooks';
import type { OptionValues, PublicTable } from '../../shared/protocol/index.ts';
import { Icon } from '../kit/icons.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { describeOptions } from './offers.ts';
import { Presets } from './presets.tsx';

// Lazy, because most tables are played as they were opened.
const forms = () => import('./options-form.tsx');
const OptionsForm = lazy(() => forms().then((part) => part.OptionsForm));
const TableSettings = lazy(() => forms().then((part) => part.TableSettings));

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

/** Shows the options to everybody, but only the host can change them. */
export function Options({ session, table, client }: Props) {
  const t = text.value;
  const [open, setOpen] = useState<{ game?: boolean; table?: boolean }>({});
  const locked = session.seat.value !== table.host;
  const onChange = (options: OptionValues) => void session.send({ type: 'options', options });
  const { rules, words } = client;
  return (
    <section class="card options">
      <FoldLine
        title={t.options}
        says={describeOptions(rules, table.options, words[language.value], t)}
        isOpen={open.game}
        onToggle={() => setOpen({ ...open, game: !open.game })}
      />
      {!locked && (
        <Presets
          {...{ client, seats: table.chairs.length }}
          options={table.options}
          onChoose={onChange}
        />
      )}
      {open.game && <OptionsForm {...{ session, table, client, locked, onChange }} />}
      <FoldLine
        title={session.kind === 'remote' ? t.tableSettings : t.hints}
        isOpen={open.table}
        onToggle={() => setOpen({ ...open, table: !open.table })}
      />
      {open.table && <TableSettings {...{ session, table, locked }} />}
    </section>
  );
}

interface FoldLineProps {
  title: string;
  says?: string;
  isOpen: boolean | undefined;
  onToggle(): void;
}

function FoldLine({ title, says, isOpen = false, onToggle }: FoldLineProps) {
  return (
    <h2>
      <button type="button" class="fold" aria-expanded={isOpen} onClick={onToggle}>
        <span>
          {title}
          {says && <small class="soft">{says}</small>}
        </span>
        <Icon name="down" />
      </button>
    </h2>
  );
}
