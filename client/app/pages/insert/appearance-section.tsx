// The parts of the form that set how the frame looks, and on which sites it may be shown.
import { useId } from 'preact/hooks';
import { Switch } from '../../../kit/fields.tsx';
import { LANGUAGES, text } from '../../../text/index.ts';
import { type Choices, findWrongSites, HEIGHTS } from './choices.ts';
import type { FormPart } from './form-part.ts';
import { RadioGroup } from './radio-group.tsx';
import { words } from './text/index.ts';

const entries = <T extends string>(names: Record<T, string>) =>
  Object.entries(names) as [T, string][];

export function AppearanceSection({ choices, problems, set }: FormPart) {
  const t = text.value;
  const w = words.value;
  return (
    <section class="card">
      <h2>{w.look}</h2>
      <RadioGroup
        legend={w.language}
        value={choices.language}
        of={[['own', w.ownLanguage], ...entries(LANGUAGES)]}
        onChange={(language) => set({ language })}
      />
      <RadioGroup
        legend={t.theme}
        value={choices.theme}
        of={entries(t.themes)}
        onChange={(theme) => set({ theme })}
      />
      <Accent accent={choices.accent} onChoose={(accent) => set({ accent })} />
      <Height choices={choices} problems={problems} set={set} />
      <Switch label={w.mute} on={choices.mute} onChange={(mute) => set({ mute })} />
    </section>
  );
}

/** These colours are dark enough for light text on them, and light enough to stand out from a dark page. */
const SWATCHES = {
  red: 'c8372d',
  orange: 'c2571a',
  green: '2f8a4e',
  blue: '2f6fc4',
  violet: '8450bd',
} as const;

function Accent({ accent, onChoose }: { accent: string; onChoose(accent: string): void }) {
  const t = text.value;
  const w = words.value;
  const own = accent !== '' && !Object.values<string>(SWATCHES).includes(accent);
  return (
    <fieldset class="pick">
      <legend>{w.accent}</legend>
      <div class="accents">
        <button
          type="button"
          class="btn small"
          aria-pressed={accent === ''}
          onClick={() => onChoose('')}
        >
          {w.ownAccent}
        </button>
        {entries(SWATCHES).map(([id, colour]) => (
          <button
            key={id}
            type="button"
            class="accent"
            aria-label={t.colours[id]}
            title={t.colours[id]}
            aria-pressed={accent === colour}
            style={{ background: `#${colour}` }}
            onClick={() => onChoose(colour)}
          />
        ))}
        <label class="other" data-chosen={own ? '' : undefined}>
          <input
            type="color"
            value={`#${accent || SWATCHES.blue}`}
            onInput={(event) => onChoose(event.currentTarget.value.slice(1))}
          />
          {w.otherAccent}
        </label>
      </div>
    </fieldset>
  );
}

function Height({ choices, problems, set }: FormPart) {
  const w = words.value;
  const wrong = problems.includes('height');
  const pixels = (key: 'least' | 'most' | 'fixed') => (
    <label class="field">
      <span>{w[key]}</span>
      <input
        class="input"
        type="number"
        min={HEIGHTS.lowest}
        max={HEIGHTS.highest}
        step="10"
        value={choices[key]}
        aria-invalid={wrong}
        onInput={(event) => set({ [key]: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
  return (
    <>
      <RadioGroup
        legend={w.height}
        value={choices.height}
        of={entries(w.heights)}
        onChange={(height) => set({ height })}
      />
      <div class="halves">
        {choices.height === 'fixed' ? (
          pixels('fixed')
        ) : (
          <>
            {pixels('least')}
            {pixels('most')}
          </>
        )}
      </div>
    </>
  );
}

export function SitesSection({ choices, problems, set }: FormPart) {
  const w = words.value;
  const field = useId();
  const wrong = problems.includes('sites') || problems.includes('manySites');
  return (
    <section class="card">
      <h2>{w.sites}</h2>
      {choices.place === 'table' ? (
        <p class="soft">{w.sitesFixed}</p>
      ) : (
        <div class="field">
          <label for={field}>{w.sitesLabel}</label>
          <textarea
            id={field}
            class="input"
            rows={2}
            value={choices.sites}
            placeholder="https://blog.example"
            spellcheck={false}
            aria-describedby={`${field}-says`}
            aria-invalid={wrong}
            onInput={(event) => set({ sites: event.currentTarget.value })}
          />
          <small id={`${field}-says`} class="soft">
            {w.sitesHint}
          </small>
        </div>
      )}
    </section>
  );
}

/** Says why there is nothing to copy yet. */
export function Problems({
  choices,
  problems,
}: {
  choices: Choices;
  problems: FormPart['problems'];
}) {
  const w = words.value;
  const more = {
    link: `${location.origin}/t/…`,
    sites: `${findWrongSites(choices.sites).join(', ')}. ${w.sitesSecure}`,
  };
  return (
    <ul class="problems">
      {problems.map((id) => (
        <li key={id}>
          {w.problems[id]} {id in more && more[id as keyof typeof more]}
        </li>
      ))}
    </ul>
  );
}
