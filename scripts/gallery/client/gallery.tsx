// The debug gallery: every position that the scenarios of the tests go through, at
// /debug/<game>/<scenario>/<moment>/<seat or "spectator">. It is in English only, for people who build games.
import { useEffect, useState } from 'preact/hooks';
import { gameInfo } from '../../../client/games/index.ts';
import { shelf } from '../../../client/games/shelf.ts';
import { currentPath } from '../../../client/kit/navigate.ts';
import type { GameClient } from '../../../client/table/game-client.ts';
import '../../../client/session/settings.ts';
import '../../../client/kit/tokens.css';
import '../../../client/kit/base.css';
import type { Scenario } from './scenario.ts';
import { ScenarioPage } from './scenario-page.tsx';
import './gallery.css';

export function Gallery({ all }: { all: Scenario[] }) {
  const [, , game = '', id = '', moment = '', viewer = ''] = currentPath.value.split('/');
  const at = all.findIndex((one) => one.game === game && one.id === id);
  const scenario = all[at];
  return (
    <div class="gallery">
      <header>
        <a href="/debug">All scenarios</a>
        {scenario && <Neighbours all={all} at={at} />}
      </header>
      {scenario ? (
        <Loaded key={id} scenario={scenario} moment={moment} viewer={viewer} />
      ) : (
        <Index all={all} />
      )}
    </div>
  );
}

export const addressOf = ({ game, id }: Scenario, moment = 0, viewer = ''): string =>
  `/debug/${game}/${id}/${moment}${viewer && `/${viewer}`}`;

function Neighbours({ all, at }: { all: Scenario[]; at: number }) {
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <nav>
      {before && <a href={addressOf(before)}>Before</a>}
      {after && <a href={addressOf(after)}>Next</a>}
    </nav>
  );
}

function Index({ all }: { all: Scenario[] }) {
  return (
    <main>
      {shelf.map(({ id, title }) => {
        const own = all.filter(({ game }) => game === id);
        const files = new Set(own.map(({ file }) => file));
        return (
          <section key={id}>
            <h1>{title}</h1>
            {[...files].map((file) => (
              <section key={file}>
                <h2>{file}</h2>
                <ul>
                  {own.flatMap((one) =>
                    one.file === file ? (
                      <li key={one.id}>
                        <a href={addressOf(one)}>{one.title}</a>{' '}
                        <small class="soft">{one.moments.length}</small>
                      </li>
                    ) : (
                      []
                    ),
                  )}
                </ul>
              </section>
            ))}
          </section>
        );
      })}
    </main>
  );
}

function Loaded(props: { scenario: Scenario; moment: string; viewer: string }) {
  const { scenario, moment, viewer } = props;
  const [client, setClient] = useState<GameClient | null>(null);
  useEffect(
    () =>
      void gameInfo(scenario.game)
        ?.load()
        .then((loaded) => setClient(() => loaded)),
    [scenario.game],
  );
  if (!client) return null;
  return (
    <ScenarioPage
      scenario={scenario}
      client={client}
      at={Number(moment)}
      viewer={viewer === 'spectator' ? null : viewer === '' ? undefined : Number(viewer)}
    />
  );
}
