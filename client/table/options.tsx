import type { OptionSpec } from '../../shared/engine/index.ts';
import type { OptionValues, PublicTable } from '../../shared/protocol/index.ts';
import type { GameClient } from '../games/contract.ts';
import { language, text } from '../text/index.ts';
import { Button, Select, Switch } from '../ui/kit.tsx';
import type { Session } from './session.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

const GRACES = ['10', '30', '60', '300', '3600'] as const;
const CLOCKS = ['0', '1', '2', '5', '15', '60', '1440'] as const;

/** The form that a game's declared options make; the others see how the host has set it. */
export function Options({ session, table, client }: Props) {
  const t = text.value;
  const words = client.words[language.value];
  const locked = session.seat.value !== table.host;
  const set = (options: OptionValues) => void session.ask({ type: 'options', options });
  const { options, presets } = client.rules;
  const defaults = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
  const same = (preset: OptionValues) =>
    Object.entries({ ...defaults, ...preset }).every(([id, value]) => table.options[id] === value);
  return (
    <section class="card options" aria-labelledby="options-title">
      <h2 id="options-title">{t.options}</h2>
      {presets.length > 0 && (
        <fieldset class="presets" disabled={locked}>
          <legend class="hidden-but-read">{t.presets}</legend>
          {presets.map((preset) => (
            <Button
              key={preset.id}
              small
              disabled={locked}
              pressed={same(preset.options)}
              onClick={() => set({ ...defaults, ...preset.options })}
            >
              {words.preset(preset.id)}
            </Button>
          ))}
        </fieldset>
      )}
      {options.map((spec) => (
        <Option
          key={spec.id}
          spec={spec}
          value={table.options[spec.id]}
          {...words.option(spec.id)}
          locked={locked}
          onChange={(value) => set({ [spec.id]: value })}
        />
      ))}
      {!session.anew && <Waiting session={session} table={table} locked={locked} />}
      <Switch
        label={t.hints}
        hint={t.hintsHint}
        on={table.hints}
        disabled={locked}
        onChange={(on) => void session.ask({ type: 'hints', on })}
      />
    </section>
  );
}

interface WaitingProps extends Omit<Props, 'client'> {
  locked: boolean;
}

/** How long the others wait for one of them. */
function Waiting({ session, table, locked }: WaitingProps) {
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
        onChange={(minutes) => void session.ask({ type: 'clock', minutes: Number(minutes) })}
      />
      <Switch
        label={t.selfStart}
        hint={t.selfStartHint}
        on={table.selfStart}
        disabled={locked}
        onChange={(on) => void session.ask({ type: 'selfStart', on })}
      />
      <Select
        label={t.grace}
        value={String(seconds) as (typeof GRACES)[number]}
        of={GRACES.map((one) => [one, grace(Number(one))])}
        disabled={locked}
        onChange={(one) => void session.ask({ type: 'grace', seconds: Number(one), atOnce })}
      />
      <Switch
        label={t.atOnce}
        hint={t.atOnceHint}
        on={atOnce}
        disabled={locked}
        onChange={(on) => void session.ask({ type: 'grace', seconds, atOnce: on })}
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
  onChange(value: boolean | number | string): void;
}

export function Option({ spec, value, name, hint, choices = {}, locked, onChange }: OptionProps) {
  if (spec.type === 'boolean') {
    return (
      <Switch label={name} hint={hint} on={value === true} disabled={locked} onChange={onChange} />
    );
  }
  if (spec.type === 'choice') {
    const named = spec.choices.map((choice) => [choice, choices[choice] ?? choice] as const);
    return (
      <Select label={name} value={String(value)} of={named} disabled={locked} onChange={onChange} />
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
