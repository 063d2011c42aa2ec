// The logo and the name of Foyer, and the menu of languages.
import { chooseLanguage, LANGUAGES, type Language, language, text } from '../text/index.ts';
import { adoptStyles } from './adopt-styles.ts';
import styles from './brand.css?inline';

adoptStyles(styles);

/** The logo: a doorway with a light in it. */
export function Logo() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 30V14a11 11 0 0 1 22 0v16z" fill="var(--accent)" />
      <path d="M10 30V15a6 6 0 0 1 12 0v15z" fill="var(--card)" />
      <path d="M10 30l6-9 6 9z" fill="var(--yellow)" />
      <circle cx="16" cy="15" r="2" fill="var(--yellow)" />
    </svg>
  );
}

export function Brand() {
  return (
    <a class="brand" href="/">
      <Logo />
      <span>Foyer</span>
    </a>
  );
}

export function LanguageMenu() {
  return (
    <label>
      <span class="hidden-but-read">{text.value.language}</span>
      <select
        class="btn quiet"
        value={language.value}
        onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
