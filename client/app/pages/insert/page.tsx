// The page on which a site owner makes the HTML that embeds a table.
import { useState } from 'preact/hooks';
import { findOnShelf, shelf } from '../../../games/shelf.ts';
import { useGame } from '../../../games/use-game.ts';
import { adoptStyles } from '../../../kit/adopt-styles.ts';
import { currentPath } from '../../../kit/navigate.ts';
import { Page } from '../../../kit/page.tsx';
import { AppearanceSection, SitesSection } from './appearance-section.tsx';
import {
  type Choices,
  defaultChoices,
  findProblems,
  randomTableName,
  roomOfLink,
} from './choices.ts';
import type { FormPart } from './form-part.ts';
import styles from './insert.css?inline';
import { useLinkedTable } from './linked-table.ts';
import { OptionsSection } from './options-section.tsx';
import palette from './palette.css?inline';
import { Preview } from './preview.tsx';
import { Result } from './result.tsx';
import shown from './shown.css?inline';
import { oembedChoices, type SnippetInput, type SnippetKind } from './snippet.ts';
import { GameSection, TableSection } from './table-section.tsx';
import { words } from './text/index.ts';

adoptStyles(palette, styles, shown);

export function InsertPage({ game: wantedGame }: { game: string }) {
  const w = words.value;
  const game = findOnShelf(wantedGame) ?? shelf[0];
  const id = game?.id ?? '';
  const client = useGame(id);
  const [chosen, setChosen] = useState(() => defaultChoices(id));
  const [kind, setKind] = useState<SnippetKind>('element');
  const choices: Choices = { ...chosen, game: id };
  const { origin } = location;
  const found = useLinkedTable(choices.place === 'table' ? roomOfLink(choices.link, origin) : null);
  const set: FormPart['set'] = (changes) => setChosen({ ...chosen, ...changes });
  const choose = (next: string) => {
    // Replaces the history entry, so that the back button leads to the page before this one.
    history.replaceState(null, '', `/insert/${next}`);
    currentPath.value = location.pathname;
    set({ seats: 0, options: {} });
  };
  const named =
    choices.place !== 'table' ? game?.title : found !== 'none' ? found?.name : undefined;
  // The rules of a game are fetched after its title is shown.
  const rules = client?.rules.id === id ? client.rules : { seats: { min: 0, max: 0 }, options: [] };
  const making: SnippetInput = {
    origin,
    choices,
    chosen: rules,
    title: [named, 'Foyer'].filter(Boolean).join(' · '),
    watchId: found && found !== 'none' ? found.watch : undefined,
  };
  const carried = kind === 'oembed' ? oembedChoices(choices) : choices;
  const wrong = findProblems(carried, origin);
  if (found === 'none') wrong.push('gone');
  const part: FormPart = { choices, problems: findProblems(choices, origin), set };
  return (
    <Page broad>
      <div class="insert">
        <form class="insert-form" onSubmit={(event) => event.preventDefault()}>
          <div class="insert-lead">
            <h1>{w.title}</h1>
            <p class="soft">{w.lead}</p>
          </div>
          <GameSection game={id} onChoose={choose} />
          <TableSection
            {...part}
            found={found}
            onAnother={() => set({ name: randomTableName() })}
          />
          {choices.place !== 'table' && client?.rules.id === id && (
            <OptionsSection {...part} client={client} />
          )}
          <AppearanceSection {...part} />
          <SitesSection {...part} />
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
