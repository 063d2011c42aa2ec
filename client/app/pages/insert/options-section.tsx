// The part of the form that sets the seats and the options of the game.
import { fillOptions, type OptionSpec, type OptionValue } from '../../../../shared/engine/index.ts';
import { Select } from '../../../kit/fields.tsx';
import type { GameClient } from '../../../table/game-client.ts';
import { changeRefusal, describeOptions } from '../../../table/offers.ts';
import { Option } from '../../../table/options-form.tsx';
import { Presets } from '../../../table/presets.tsx';
import { language, text } from '../../../text/index.ts';
import type { FormPart } from './form-part.ts';
import { words } from './text/index.ts';

interface Props extends FormPart {
  client: GameClient;
}

export function OptionsSection({ choices, set, client }: Props) {
  const t = text.value;
  const w = words.value;
  const { rules } = client;
  const texts = client.words[language.value];
  const { min, max } = rules.seats;
  const seats = choices.seats || max;
  const filled = fillOptions(rules.options, choices.options);
  const explain = (code: string | null) => code && (texts.refused[code] ?? t.refusedOther);
  // The options are checked for a full table. A game with fewer players may still begin.
  const refused = explain(rules.checkOptions(filled, seats));
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
        <Presets {...{ client, seats }} options={filled} onChoose={(options) => set({ options })} />
        <p class="soft presets-say">{describeOptions(rules, filled, texts, t)}</p>
      </fieldset>
      <details>
        <summary>{w.settings}</summary>
        <div class="settings">
          {rules.options.map((spec) => (
            <Option
              key={spec.id}
              spec={spec}
              value={filled[spec.id]}
              {...texts.option(spec.id)}
              locked={false}
              refused={(value) =>
                explain(changeRefusal(rules, filled, seats, { [spec.id]: value }))
              }
              onChange={(value) =>
                set({ options: { ...choices.options, [spec.id]: withinBounds(spec, value) } })
              }
            />
          ))}
        </div>
      </details>
      <p class="says wrong" role="status">
        {refused && w.refused(refused)}
      </p>
    </section>
  );
}

/** Keeps a typed number within the limits of its option. */
function withinBounds(spec: OptionSpec, value: OptionValue): OptionValue {
  if (spec.type !== 'number') return value;
  const whole = Math.round(Number(value)) || spec.default;
  return Math.min(Math.max(whole, spec.min), spec.max);
}
