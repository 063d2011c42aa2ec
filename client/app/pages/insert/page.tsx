// Where anybody makes the lines that put a table into a page of their own.
import { useState } from 'preact/hooks';
import { findOnShelf, shelf } from '../../../games/shelf.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { path } from '../../../kit/navigate.ts';
import { useGame } from '../../../table/view.tsx';
import { Page } from '../page.tsx';
import { type Choices, problemsOf, roomOf, start, suggestedName } from './choices.ts';
import { useFound } from './found.ts';
import { How } from './how.tsx';
import styles from './insert.css?inline';
import { Look, Sites } from './look.tsx';
import palette from './palette.css?inline';
import type { Part } from './part.ts';
import { Preview } from './preview.tsx';
import { Result } from './result.tsx';
import shown from './shown.css?inline';
import { type Kind, type Making, oembedChoices } from './snippet.ts';
import { words } from './text/index.ts';
import { WhichGame, WhichTable } from './which.tsx';

adoptStyles(palette, styles, shown);

export function InsertPage({ game: asked }: { game: string }) {
  const w = words.value;
  const game = findOnShelf(asked) ?? shelf[0];
  const id = game?.id ?? '';
  const client = useGame(id);
  const [chosen, setChosen] = useState(() => start(id));
  const [kind, setKind] = useState<Kind>('element');
  const choices: Choices = { ...chosen, game: id };
  const { origin } = location;
  const found = useFound(choices.place === 'table' ? roomOf(choices.link, origin) : null);
  const set: Part['set'] = (changes) => setChosen({ ...chosen, ...changes });
  const choose = (next: string) => {
    // The page stays where it is, and the way back leads where it did.
    history.replaceState(null, '', `/insert/${next}`);
    path.value = location.pathname;
    set({ seats: 0, options: {} });
  };
  const named =
    choices.place !== 'table' ? game?.title : found !== 'none' ? found?.name : undefined;
  // Words and rules of a game come later than its name.
  const rules = client?.rules.id === id ? client.rules : { seats: { min: 0, max: 0 }, options: [] };
  const making: Making = {
    origin,
    choices,
    chosen: rules,
    title: [named, 'Foyer'].filter(Boolean).join(' · '),
  };
  const carried = kind === 'oembed' ? oembedChoices(choices) : choices;
  const wrong = problemsOf(carried, origin);
  if (found === 'none') wrong.push('gone');
  const part: Part = { choices, problems: problemsOf(choices, origin), set };
  return (
    <Page broad>
      <div class="insert">
        <form class="insert-form" onSubmit={(event) => event.preventDefault()}>
          <div class="insert-lead">
            <h1>{w.title}</h1>
            <p class="soft">{w.lead}</p>
          </div>
          <WhichGame game={id} onChoose={choose} />
          <WhichTable {...part} found={found} onAnother={() => set({ name: suggestedName() })} />
          {choices.place !== 'table' && client?.rules.id === id && (
            <How {...part} client={client} />
          )}
          <Look {...part} />
          <Sites {...part} />
        </form>
        <div class="insert-shown">
          <Preview
            making={wrong.length > 0 ? null : { ...making, choices: carried }}
            grows={kind === 'element'}
          />
          <Result choices={choices} problems={wrong} making={making} kind={kind} onKind={setKind} />
        </div>
      </div>
    </Page>
  );
}
