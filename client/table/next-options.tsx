// The options of the next game, on the final board of the last one. Nobody has to leave the board for them.
import type { OptionValues, PublicTable } from '../../shared/protocol/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import { words } from './again-words.ts';
import type { GameClient } from './game-client.ts';
import lobby from './lobby.css?inline';
import { optionDetails } from './offers.ts';
import { OptionsForm } from './options-form.tsx';
import { Presets } from './presets.tsx';

adoptStyles(lobby);

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

/** Says what is played next, if it is not what was played. */
export function NextOptions({ table, client: { rules, words: own } }: Omit<Props, 'session'>) {
  const { nextOptions } = table;
  if (!nextOptions) return null;
  const t = text.value;
  const details = optionDetails(rules, nextOptions, own[language.value], t);
  const options = details.length > 0 ? t.list(details) : t.standardRules;
  return <p class="next-options">{words.value.next(options)}</p>;
}

interface SheetProps extends Props {
  onChange(options: OptionValues): void;
  onClose(): void;
}

export function NextOptionsSheet({ session, table, client, onChange, onClose }: SheetProps) {
  const w = words.value;
  const options = table.nextOptions ?? table.options;
  const { again = [], declined = [] } = table;
  return (
    <Sheet title={w.nextTitle} onClose={onClose}>
      <div class="options next-form">
        <Presets {...{ client, options }} seats={table.chairs.length} onChoose={onChange} />
        <OptionsForm
          {...{ session, client, onChange }}
          table={{ ...table, options }}
          locked={false}
        />
        {again.length + declined.length > 0 && <p class="soft">{w.askedAnew}</p>}
      </div>
    </Sheet>
  );
}
