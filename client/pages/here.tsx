// Pass and play: several people, one device, no network.
import { useMemo, useState } from 'preact/hooks';
import { type AnyGame, same } from '../../shared/engine/index.ts';
import { LIMITS } from '../../shared/protocol/messages.ts';
import { shelved } from '../games/index.ts';
import { LocalTable, savedTable } from '../table/local.ts';
import { ownName } from '../table/tables.ts';
import { TableView, useGame } from '../table/view.tsx';
import { text } from '../text/index.ts';
import { Button } from '../ui/kit.tsx';
import { wear } from '../ui/wear.ts';
import styles from './here.css?inline';
import { Page } from './page.tsx';

wear(styles);

export function HerePage({ game }: { game: string }) {
  const client = useGame(game);
  return client && <Here rules={client.rules} />;
}

function Here({ rules }: { rules: AnyGame }) {
  const game = rules.id;
  const [table, setTable] = useState<LocalTable | null>(() =>
    savedTable(game) ? new LocalTable(game, null) : null,
  );
  const begin = (names: string[]) => {
    const opened = new LocalTable(game, names);
    void opened.start(names);
    setTable(opened);
  };
  return table ? <Passing table={table} rules={rules} /> : <Names rules={rules} onBegin={begin} />;
}

function Names({ rules, onBegin }: { rules: AnyGame; onBegin(names: string[]): void }) {
  const t = text.value;
  const { min, max } = rules.seats;
  const [names, setNames] = useState(() =>
    Array.from({ length: min }, (_, at) => (at === 0 && ownName()) || t.playerNumber(at + 1)),
  );
  const begin = (event: Event) => {
    event.preventDefault();
    onBegin(names.map((name, at) => name.trim() || t.playerNumber(at + 1)));
  };
  return (
    <Page>
      <h1>{shelved(rules.id)?.name}</h1>
      <form class="card here-names" onSubmit={begin}>
        <h2>{t.localNames}</h2>
        {names.map((name, at) => (
          <input
            key={at}
            class="input"
            value={name}
            maxLength={LIMITS.name}
            aria-label={t.playerNumber(at + 1)}
            onInput={(event) => setNames(names.with(at, event.currentTarget.value))}
          />
        ))}
        <p>
          <Button
            icon="plus"
            label={t.addChair}
            disabled={names.length >= max}
            onClick={() => setNames([...names, t.playerNumber(names.length + 1)])}
          />
          <Button
            icon="minus"
            label={t.dropChair}
            disabled={names.length <= min}
            onClick={() => setNames(names.slice(0, -1))}
          />
        </p>
        <Button kind="primary" submit>
          {t.localStart}
        </Button>
      </form>
    </Page>
  );
}

/** Shows the table to whoever is to act, behind a curtain where there are secrets. */
function Passing({ table, rules }: { table: LocalTable; rules: AnyGame }) {
  const t = text.value;
  const [shown, setShown] = useState(0);
  const [curtain, setCurtain] = useState(false);
  const session = table.sessions[shown];
  const state = session?.game.value;
  const acting = useMemo(() => (state ? rules.toAct(state) : []), [state]);
  const next = acting.find((seat) => table.sessions[seat]) ?? shown;
  if (!session) return null;
  if (next !== shown && session.playing.value) {
    const [mine, theirs] = [session.game.value, table.sessions[next]?.game.value];
    // Where both may see the same, nobody need look away.
    if (same(mine, theirs)) setShown(next);
    else if (!curtain) setCurtain(true);
  }
  if (curtain) {
    const name = session.table.value?.chairs[next]?.name ?? '';
    return (
      <div class="curtain">
        <h1>{t.passTo(name)}</h1>
        <p class="soft">{t.passHint}</p>
        <Button
          kind="primary"
          onClick={() => {
            setShown(next);
            setCurtain(false);
          }}
        >
          {t.passReady(name)}
        </Button>
      </div>
    );
  }
  return <TableView session={session} />;
}
