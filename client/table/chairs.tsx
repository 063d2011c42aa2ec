import { useState } from 'preact/hooks';
import { CHAIR_COLOURS, LIMITS, type PublicTable } from '../../shared/protocol/messages.ts';
import { text } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Button, Entry, Sheet } from '../ui/kit.tsx';
import type { Session } from './session.ts';
import { keepName, nameAt } from './tables.ts';

interface Props {
  session: Session;
  table: PublicTable;
}

/** Who sits where; the host arranges the chairs, everybody their own. */
export function Chairs({ session, table }: Props) {
  const t = text.value;
  const [editing, setEditing] = useState(false);
  const seat = session.seat.value;
  const host = seat !== null && seat === table.host;
  const { watching } = session.here.value;
  const count = table.chairs.length;
  return (
    <section class="card chairs" aria-labelledby="chairs-title">
      <header>
        <h2 id="chairs-title">{t.chairs}</h2>
        {host && (
          <span>
            <Button
              kind="quiet"
              icon="minus"
              label={t.dropChair}
              onClick={() => void session.ask({ type: 'chairs', count: count - 1 })}
            />
            <Button
              kind="quiet"
              icon="plus"
              label={t.addChair}
              onClick={() => void session.ask({ type: 'chairs', count: count + 1 })}
            />
          </span>
        )}
      </header>
      <ol>
        {table.chairs.map((_, at) => (
          <ChairRow
            key={at}
            session={session}
            table={table}
            at={at}
            onEdit={() => setEditing(true)}
          />
        ))}
      </ol>
      {watching > 0 && <p class="soft">{t.watching(watching)}</p>}
      {editing && seat !== null && (
        <OwnChair session={session} table={table} seat={seat} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function ChairRow({ session, table, at, onEdit }: Props & { at: number; onEdit(): void }) {
  const t = text.value;
  const chair = table.chairs[at];
  const seat = session.seat.value;
  if (!chair) return null;
  const host = seat !== null && seat === table.host;
  const own = seat === at;
  const here = (session.here.value.seats[at] ?? 0) > 0;
  const tags = [
    own && t.you,
    at === table.host && chair.kind === 'person' && t.host,
    chair.kind === 'bot' && t.bot,
    chair.kind === 'person' && !here && t.away,
  ].filter(Boolean);
  return (
    <li class={chair.kind}>
      <span class="dot" style={{ background: `var(--${chair.colour})` }} />
      {chair.kind === 'open' ? (
        <>
          <span class="soft chair-name">{t.freeChair}</span>
          {host && (
            <Button
              kind="quiet"
              icon="bot"
              label={t.addBot}
              onClick={() => void session.ask({ type: 'bot', seat: at })}
            />
          )}
          {!session.watches && (
            <Button
              small
              onClick={() => void session.ask({ type: 'sit', seat: at, name: nameAt(at) })}
            >
              {t.sitHere}
            </Button>
          )}
        </>
      ) : (
        <>
          <span class="chair-name">
            {chair.kind === 'bot' && <Icon name="bot" />}
            {chair.name} <small class="soft">{tags.join(' · ')}</small>
          </span>
          {own && <Button kind="quiet" icon="pen" label={t.rename} onClick={onEdit} />}
          {host && !own && chair.kind === 'person' && (
            <Button
              kind="quiet"
              icon="crown"
              label={t.makeHost(chair.name)}
              onClick={() => void session.ask({ type: 'host', seat: at })}
            />
          )}
          {host && !own && (
            <Button
              kind="quiet"
              icon="close"
              label={t.remove(chair.name)}
              onClick={() => void session.ask({ type: 'remove', seat: at })}
            />
          )}
        </>
      )}
    </li>
  );
}

function OwnChair({ session, table, seat, onClose }: Props & { seat: number; onClose(): void }) {
  const t = text.value;
  const chair = table.chairs[seat];
  const [name, setName] = useState(chair?.name ?? '');
  const save = () => {
    const wanted = name.trim();
    if (wanted && wanted !== chair?.name) {
      keepName(wanted);
      void session.ask({ type: 'rename', name: wanted });
    }
    onClose();
  };
  return (
    <Sheet title={t.rename} onClose={onClose}>
      <Entry class="own-chair" onEnter={save}>
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
          {CHAIR_COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              class="swatch"
              style={{ background: `var(--${colour})` }}
              aria-label={t.colours[colour]}
              aria-pressed={chair?.colour === colour}
              onClick={() => void session.ask({ type: 'colour', colour })}
            />
          ))}
        </fieldset>
        <p class="own-acts">
          <Button kind="primary" onClick={save}>
            {t.save}
          </Button>
          <Button
            onClick={() => {
              void session.ask({ type: 'leave' });
              onClose();
            }}
          >
            {t.leave}
          </Button>
        </p>
      </Entry>
    </Sheet>
  );
}
