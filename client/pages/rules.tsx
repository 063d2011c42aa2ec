import { useEffect, useState } from 'preact/hooks';
import type { GameClient } from '../games/contract.ts';
import { shelved } from '../games/index.ts';
import { language, text } from '../text/index.ts';
import { Page } from './page.tsx';
import { Rulebook } from './rulebook.tsx';

export function RulesPage({ game }: { game: string }) {
  const [client, setClient] = useState<GameClient | null>(null);
  useEffect(
    () =>
      void shelved(game)
        ?.load()
        .then((loaded) => setClient(() => loaded)),
    [game],
  );
  return (
    <Page>
      <h1>
        <small>{text.value.rules}</small> {shelved(game)?.name}
      </h1>
      {client && <Rulebook words={client.words[language.value]} />}
    </Page>
  );
}
