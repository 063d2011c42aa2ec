// The dialog for a chair in the lobby: a player's own name and colour, or for the host a bot's name and level.
import { useState } from 'preact/hooks';
import { LEVELS, type Level, LIMITS, type PublicTable } from '../../shared/protocol/messages.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button, PseudoForm, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { storeName } from '../session/tables.ts';
import { text } from '../text/index.ts';
import styles from './chair-sheet.css?inline';
import type { GameClient } from './game-client.ts';

adoptStyles(styles);

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  at: number;
  onClose(): void;
}

export function ChairSheet(props: Props) {
  const isBot = props.table.chairs[props.at]?.kind === 'bot';
  return isBot ? <BotChair {...props} /> : <OwnChair {...props} />;
}

function BotChair({ session, table, at, onClose }: Props) {
  const t = text.value;
  const chair = table.chairs[at];
  const [name, setName] = useState(chair?.name ?? '');
  const set = (change: { name?: string; level?: Level }) =>
    void session.send({ type: 'bot', seat: at, ...change });
  const save = () => {
    const wanted = name.trim();
    if (wanted && wanted !== chair?.name) set({ name: wanted });
    onClose();
  };
  return (
    <Sheet title={t.editBot(chair?.name ?? '')} onClose={onClose}>
      <PseudoForm class="own-chair" onEnter={save}>
        <label class="field">
          <span>{t.itsName}</span>
          <input
            class="input"
            value={name}
            maxLength={LIMITS.name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset class="presets">
          <legend>{t.level}</legend>
          {LEVELS.map((level) => (
            <Button key={level} pressed={chair?.level === level} onClick={() => set({ level })}>
              {t.levels[level]}
            </Button>
          ))}
        </fieldset>
        <p class="own-acts">
          <Button kind="primary" onClick={save}>
            {t.save}
          </Button>
        </p>
      </PseudoForm>
    </Sheet>
  );
}

function OwnChair({ session, table, client, at, onClose }: Props) {
  const t = text.value;
  const chair = table.chairs[at];
  const [name, setName] = useState(chair?.name ?? '');
  const takenColours = table.chairs
    .filter(({ kind }, seat) => kind !== 'open' && seat !== at)
    .map(({ colour }) => colour);
  const save = () => {
    const wanted = name.trim();
    if (wanted && wanted !== chair?.name) {
      storeName(wanted);
      void session.send({ type: 'rename', name: wanted });
    }
    onClose();
  };
  return (
    <Sheet title={t.rename} onClose={onClose}>
      <PseudoForm class="own-chair" onEnter={save}>
        <label class="field">
          <span>{t.yourName}</span>
          <input
            class="input"
            value={name}
            maxLength={LIMITS.name}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset>
          <legend>{t.colour}</legend>
          {client.rules.colours.map((colour) => (
            <button
              key={colour}
              type="button"
              class="swatch"
              style={{ background: `var(--${colour})` }}
              aria-label={t.colours[colour]}
              aria-pressed={chair?.colour === colour}
              disabled={takenColours.includes(colour)}
              onClick={() => void session.send({ type: 'colour', colour })}
            />
          ))}
        </fieldset>
        <p class="own-acts">
          <Button kind="primary" onClick={save}>
            {t.save}
          </Button>
          <Button
            onClick={() => {
              void session.send({ type: 'leave' });
              onClose();
            }}
          >
            {t.leave}
          </Button>
        </p>
      </PseudoForm>
    </Sheet>
  );
}
