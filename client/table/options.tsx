// The form for the options of a table. It is built from the options that the game declares.
import type { OptionSpec, OptionValue } from '../../shared/engine/index.ts';
import type { OptionValues, PublicTable } from '../../shared/protocol/index.ts';
import { Select, Switch } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { changeRefusal } from './offers.ts';
import { Presets } from './presets.tsx';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

const GRACES = ['10', '30', '60', '300', '3600'] as const;
const CLOCKS = ['0', '1', '2', '5', '15', '60', '1440'] as const;

/** Shows the form to everybody, but only the host can change the options. */
export function Options({ session, table, client }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const locked = session.seat.value !== table.host;
  const set = (options: OptionValues) => void session.send({ type: 'options', options });
  const { rules } = client;
  const seats = table.chairs.length;
  const refused = (id: string) => (value: OptionValue) => {
    const code = locked ? null : changeRefusal(rules, table.options, seats, { [id]: value });
    return code && (words.refused[code] ?? t.refusedOther);
  };
  return (
    <section class="card options" aria-labelledby="options-title">
      <h2 id="options-title">{t.options}</h2>
      {rules.presets.length > 0 && (
        <fieldset>
          <legend class="hidden-but-read">{t.presets}</legend>
          <Presets {...{ client, seats, locked }} options={table.options} onChoose={set} />
        </fieldset>
      )}
      {rules.options.map((spec) => (
        <Option
          key={spec.id}
          spec={spec}
          value={table.options[spec.id]}
          {...words.option(spec.id)}
          locked={locked}
          refused={refused(spec.id)}
          onChange={(value) => set({ [spec.id]: value })}
        />
      ))}
      {session.kind === 'remote' && (
        <WaitingOptions session={session} table={table} locked={locked} />
      )}
      <Switch
        label={t.hints}
        hint={t.hintsHint}
        on={table.hints}
        disabled={locked}
        onChange={(on) => void session.send({ type: 'hints', on })}
      />
    </section>
  );
}

interface WaitingOptionsProps extends Omit<Props, 'client'> {
  locked: boolean;
}

/** How long the table waits for a player who is slow or away. */
function WaitingOptions({ session, table, locked }: WaitingOptionsProps) {
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
