// The forms behind the folded lines of the lobby: the options that a game declares, and the settings of the table.
import type { OptionSpec, OptionValue } from '../../shared/engine/index.ts';
import type { OptionValues, PublicTable } from '../../shared/protocol/index.ts';
import { Select, Switch } from '../kit/fields.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { words as offers } from './offer-words.ts';
import { changeRefusal, relevantOptions } from './offers.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  /** Everybody may read the options, but only the host can change them. */
  locked: boolean;
  onChange(options: OptionValues): void;
}

export function OptionsForm({ table, client: { rules, words }, locked, onChange }: Props) {
  const texts = words[language.value];
  const seats = table.chairs.length;
  const refused = (id: string) => (value: OptionValue) => {
    const code = locked ? null : changeRefusal(rules, table.options, seats, { [id]: value });
    return code && (texts.refused[code] ?? text.value.refusedOther);
  };
  return (
    <>
      {relevantOptions(rules, table.options, seats).map((spec) => (
        <Option
          key={spec.id}
          spec={spec}
          value={table.options[spec.id]}
          {...texts.option(spec.id)}
          locked={locked}
          refused={refused(spec.id)}
          onChange={(value) => onChange({ [spec.id]: value })}
        />
      ))}
    </>
  );
}

const GRACES = ['10', '30', '60', '300', '3600'] as const;
const CLOCKS = ['0', '1', '2', '5', '15', '60', '1440'] as const;

type TableSettingsProps = Pick<Props, 'session' | 'table' | 'locked'>;

export function TableSettings(props: TableSettingsProps) {
  const { session, table, locked } = props;
  const t = text.value;
  return (
    <>
      {session.kind === 'remote' && <WaitingOptions {...props} />}
      <Switch
        label={t.hints}
        hint={t.hintsHint}
        on={table.hints}
        disabled={locked}
        onChange={(on) => void session.send({ type: 'hints', on })}
      />
      <Switch
        label={offers.value.coach}
        hint={offers.value.coachHint}
        on={table.coach ?? false}
        disabled={locked || !table.hints}
        onChange={(on) => void session.send({ type: 'coach', on })}
      />
    </>
  );
}

/** How long the table waits for a player who is slow or away. */
function WaitingOptions({ session, table, locked }: TableSettingsProps) {
  const t = text.value;
  const clock = (minutes: number) =>
    minutes === 0
      ? t.clockOff
      : minutes < 60
        ? t.clockMinutes(minutes)
        : t.clockHours(minutes / 60);
  const grace = (seconds: number) => (seconds < 60 ? t.graceSeconds(seconds) : clock(seconds / 60));
  const { grace: seconds, atOnce } = table;
  return (
    <>
      <Select
        label={t.clock}
        value={String(table.minutes) as (typeof CLOCKS)[number]}
        of={CLOCKS.map((minutes) => [minutes, clock(Number(minutes))])}
        disabled={locked}
        onChange={(minutes) => void session.send({ type: 'clock', minutes: Number(minutes) })}
      />
      <Switch
        label={t.selfStart}
        hint={t.selfStartHint}
        on={table.selfStart}
        disabled={locked}
        onChange={(on) => void session.send({ type: 'selfStart', on })}
      />
      <Select
        label={t.grace}
        value={String(seconds) as (typeof GRACES)[number]}
        of={GRACES.map((one) => [one, grace(Number(one))])}
        disabled={locked}
        onChange={(one) => void session.send({ type: 'grace', seconds: Number(one), atOnce })}
      />
      <Switch
        label={t.atOnce}
        hint={t.atOnceHint}
        on={atOnce}
        disabled={locked}
        onChange={(on) => void session.send({ type: 'grace', seconds, atOnce: on })}
      />
    </>
  );
}

interface OptionProps {
  spec: OptionSpec;
  value: unknown;
  name: string;
  hint: string;
  choices?: Record<string, string>;
  locked: boolean;
  /** Says why the option cannot have this value, or null if it can. */
  refused(value: OptionValue): string | null;
  onChange(value: OptionValue): void;
}

export function Option(props: OptionProps) {
  const { spec, value, name, hint, choices = {}, locked, refused, onChange } = props;
  const withReasons = (reasons: (string | null)[]) =>
    [hint, ...new Set(reasons)].filter((one) => one !== null).join(' ');
  if (spec.type === 'boolean') {
    const reason = refused(value !== true);
    return (
      <Switch
        label={name}
        hint={withReasons([reason])}
        on={value === true}
        disabled={locked || reason !== null}
        onChange={onChange}
      />
    );
  }
  if (spec.type === 'choice') {
    const reasons = spec.choices.map(refused);
    const named = spec.choices.map(
      (choice, at) => [choice, choices[choice] ?? choice, reasons[at] !== null] as const,
    );
    return (
      <Select
        label={name}
        hint={withReasons(reasons)}
        value={String(value)}
        of={named}
        disabled={locked}
        onChange={onChange}
      />
    );
  }
  return (
    <label class="field">
      <span>{name}</span>
      <input
        class="input"
        type="number"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        disabled={locked}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <small class="soft">{hint}</small>
    </label>
  );
}
