// The page about Foyer: what it is, who made the games, and the licences.
import { shelf } from '../../games/shelf.ts';
import { Page } from '../../kit/page.tsx';
import { text } from '../../text/index.ts';
import { words } from './about-words.ts';

export function About() {
  const t = text.value;
  const w = words.value;
  return (
    <Page>
      <h1>{t.about}</h1>
      <p>{w.lead}</p>
      <h2>{w.credits}</h2>
      <ul class="credits">
        {shelf.map(({ id, title, makers, cover }) => (
          <li key={id} class="card">
            <img src={cover} alt="" width="160" height="120" />
            <span>
              <b>{title}</b>
              <br />
              {makers}
            </span>
          </li>
        ))}
      </ul>
      <p>{t.unofficial}</p>
      <p>
        <a href="/licences.txt" target="_blank" rel="noopener">
          {w.licences}
        </a>
      </p>
    </Page>
  );
}
