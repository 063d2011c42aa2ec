import { shelf } from '../games/index.ts';
import { text } from '../text/index.ts';
import { Brand, LanguageMenu } from './brand.tsx';
import './rulebook.css';

export function About() {
  const t = text.value;
  return (
    <div class="page">
      <header>
        <Brand />
        <LanguageMenu />
      </header>
      <main>
        <h1>{t.about}</h1>
        <p>{t.aboutText}</p>
        <h2>{t.credits}</h2>
        <ul>
          {shelf.map(({ id, name, by }) => (
            <li key={id}>
              <i>{name}</i>: {by}
            </li>
          ))}
        </ul>
        <p>{t.unofficial}</p>
      </main>
    </div>
  );
}
