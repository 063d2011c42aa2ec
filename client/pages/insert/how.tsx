// How the game is played: the seats and the options that it declares, in its own words.
import { useMemo } from 'preact/hooks';
import {
  type AnyGame,
  fillOptions,
  type OptionSpec,
  type OptionValue,
  Refusal,
  seedFrom,
} from '../../../shared/engine/index.ts';
import type { GameClient } from '../../games/contract.ts';
import { Option } from '../../table/options.tsx';
import { language, text } from '../../text/index.ts';
import { Button, Select } from '../../ui/kit.tsx';
import type { Choices } from './choices.ts';
import type { Part } from './part.ts';
import { words } from './text/index.ts';

interface Props extends Part {
  client: GameClient;
}

export function How({ choices, set, client }: Props) {
  const t = text.value;
  const w = words.value;
  const { rules } = client;
  const said = client.words[language.value];
  const { min, max } = rules.seats;
  const seats = choices.seats || max;
  const filled = fillOptions(rules.options, choices.options);
  const refused = useMemo(() => refusal(rules, filled, seats), [rules, choices.options, seats]);
  const same = (preset: Choices['options']) =>
    Object.entries(fillOptions(rules.options, preset)).every(([id, at]) => filled[id] === at);
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <section class="card">
      <h2>{w.how}</h2>
      <Select
        label={w.seats}
        value={String(seats)}
        of={numbers.map((number) => [number, number])}
        onChange={(number) => set({ seats: Number(number) })}
      />
      <fieldset class="pick">
        <legend>{t.presets}</legend>
        <div class="presets">
          {rules.presets.map(({ id, options }) => (
            <Button key={id} small pressed={same(options)} onClick={() => set({ options })}>
              {said.preset(id)}
            </Button>
          ))}
        </div>
      </fieldset>
      <details>
        <summary>{w.settings}</summary>
        <div class="settings">
          {rules.options.map((spec) => (
            <Option
              key={spec.id}
              spec={spec}
              value={filled[spec.id]}
              {...said.option(spec.id)}
              locked={false}
              onChange={(value) =>
                set({ options: { ...choices.options, [spec.id]: held(spec, value) } })
              }
            />
          ))}
        </div>
      </details>
      <p class="says wrong" role="status">
        {refused && w.refused(said.refused[refused] ?? t.refusedOther)}
      </p>
    </section>
  );
}

/** A number is kept within its bounds: what is written by hand may be anything. */
function held(spec: OptionSpec, value: OptionValue): OptionValue {
  if (spec.type !== 'number') return value;
  const whole = Math.round(Number(value)) || spec.default;
  return Math.min(Math.max(whole, spec.min), spec.max);
}

/** Why it could not begin with every seat taken; with fewer it may. */
function refusal(rules: AnyGame, options: Choices['options'], seats: number): string | null {
  try {
    rules.setup(options, seats, seedFrom(1, 1));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
