import { useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button, Select, Switch } from '../kit/kit.tsx';
import { newKey } from '../session/keys.ts';
import type { Session } from '../session/session.ts';
import { autoNo, confirm, motion, quickBots, sound, theme } from '../session/settings.ts';
import { LANGUAGES, type Language, language, speak, text } from '../text/index.ts';
import { LinkRow, linkTo } from './invite.tsx';
import { words } from './preference-words.ts';
import styles from './preferences.css?inline';

adoptStyles(styles);

const entries = <T extends string>(names: Record<T, string>) =>
  Object.entries(names) as [T, string][];

export function Preferences({ session }: { session: Session }) {
  const [t, w] = [text.value, words.value];
  return (
    <div class="preferences">
      <Select
        label={t.language}
        value={language.value}
        of={entries<Language>(LANGUAGES)}
        onChange={speak}
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
      <Switch
        label={w.sound}
        on={sound.value.value === 'on'}
        onChange={(on) => sound.choose(on ? 'on' : 'off')}
      />
      <Switch
        label={w.confirm}
        on={confirm.value.value === 'on'}
        onChange={(on) => confirm.choose(on ? 'on' : 'off')}
      />
      <Switch
        label={w.autoNo}
        hint={w.autoNoHint}
        on={autoNo.value.value === 'on'}
        onChange={(on) => autoNo.choose(on ? 'on' : 'off')}
      />
      {session.anew ? (
        <section class="other-device">
          <Switch
            label={w.quickBots}
            on={quickBots.value.value === 'on'}
            onChange={(on) => quickBots.choose(on ? 'on' : 'off')}
          />
          <Anew session={session} anew={session.anew} />
        </section>
      ) : (
        session.seat.value !== null && <OtherDevice session={session} />
      )}
    </div>
  );
}

/** A game that is going on is not thrown away by one slip. */
function Anew({ session, anew }: { session: Session; anew(): void }) {
  const [t, w] = [text.value, words.value];
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button onClick={() => (session.playing.value ? setAsking(true) : anew())}>{t.anew}</Button>
    );
  }
  return (
    <>
      <p role="status">{w.anewSure}</p>
      <Button kind="primary" onClick={anew}>
        {t.anew}
      </Button>
      <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
    </>
  );
}

/** The seat goes on as a link: a new key, told to the table and put behind the # that no server sees. */
function OtherDevice({ session }: { session: Session }) {
  const w = words.value;
  const [link, setLink] = useState<string | null>(null);
  const make = async () => {
    const key = newKey();
    if ((await session.ask({ type: 'link', key })) === null)
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
