// The settings of this device, and what a player can do with their seat or with a local table.
import { useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Select, Switch } from '../kit/fields.tsx';
import { Button } from '../kit/kit.tsx';
import { newKey } from '../session/keys.ts';
import type { Session } from '../session/session.ts';
import {
  confirmMoves,
  declineForMe,
  eventSpeed,
  motion,
  quickBots,
  showRecap,
  sound,
  theme,
} from '../session/settings.ts';
import { chooseLanguage, LANGUAGES, type Language, language, text } from '../text/index.ts';
import { LinkRow, linkTo } from './invite.tsx';
import type { TableParts } from './parts.ts';
import { words } from './preference-words.ts';
import styles from './preferences.css?inline';

adoptStyles(styles);

const entries = <T extends string>(names: Record<T, string>) =>
  Object.entries(names) as [T, string][];

interface Props extends Pick<TableParts, 'onNewGame'> {
  session: Session;
}

export function Preferences({ session, onNewGame }: Props) {
  const [t, w] = [text.value, words.value];
  return (
    <div class="preferences">
      <Select
        label={t.language}
        value={language.value}
        of={entries<Language>(LANGUAGES)}
        onChange={chooseLanguage}
      />
      <Select
        label={t.theme}
        value={theme.value.value}
        of={entries(t.themes)}
        onChange={theme.choose}
      />
      <Select
        label={w.motion}
        value={motion.value.value}
        of={entries(w.motions)}
        onChange={motion.choose}
      />
      <Select
        label={w.events}
        hint={w.eventsHint}
        value={eventSpeed.value.value}
        of={entries(w.eventSpeeds)}
        onChange={eventSpeed.choose}
      />
      <Switch
        label={w.recap}
        hint={w.recapHint}
        on={showRecap.value.value === 'on'}
        onChange={(on) => showRecap.choose(on ? 'on' : 'off')}
      />
      <Switch
        label={w.sound}
        on={sound.value.value === 'on'}
        onChange={(on) => sound.choose(on ? 'on' : 'off')}
      />
      <Switch
        label={w.confirm}
        on={confirmMoves.value.value === 'on'}
        onChange={(on) => confirmMoves.choose(on ? 'on' : 'off')}
      />
      <Switch
        label={w.autoNo}
        hint={w.autoNoHint}
        on={declineForMe.value.value === 'on'}
        onChange={(on) => declineForMe.choose(on ? 'on' : 'off')}
      />
      {session.kind === 'local' ? (
        <section class="other-device">
          <Switch
            label={w.quickBots}
            on={quickBots.value.value === 'on'}
            onChange={(on) => quickBots.choose(on ? 'on' : 'off')}
          />
          {onNewGame && <NewGame session={session} onNewGame={onNewGame} />}
        </section>
      ) : (
        session.seat.value !== null && <OtherDevice session={session} />
      )}
    </div>
  );
}

/** Asks first, because clearing the table ends a running game. */
function NewGame({ session, onNewGame }: { session: Session; onNewGame(): void }) {
  const [t, w] = [text.value, words.value];
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button onClick={() => (session.isPlaying.value ? setAsking(true) : onNewGame())}>
        {t.anew}
      </Button>
    );
  }
  return (
    <>
      <p role="status">{w.anewSure}</p>
      <Button kind="primary" onClick={onNewGame}>
        {t.anew}
      </Button>
      <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
    </>
  );
}

/**
 * Makes a link that moves the seat to another device. The room learns a new key, which follows the # in the link, so
 * that no server sees it.
 */
function OtherDevice({ session }: { session: Session }) {
  const w = words.value;
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    const key = newKey();
    if ((await session.send({ type: 'link', key })) === null)
      setLink(`${linkTo(session.room)}#${key}`);
  };
  return (
    <section class="other-device">
      {link ? (
        <>
          <p>{w.deviceHint}</p>
          <LinkRow link={link} label={w.device} />
        </>
      ) : (
        <Button icon="phone" onClick={make}>
          {w.device}
        </Button>
      )}
    </section>
  );
}
