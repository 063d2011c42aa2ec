// The page of a replay: of a table on the server, of a table of this browser, or of a file.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Replay } from '../../shared/protocol/replay.ts';
import { useGame } from '../games/use-game.ts';
import { Button } from '../kit/kit.tsx';
import { navigate } from '../kit/navigate.ts';
import { Page } from '../kit/page.tsx';
import { Hint } from '../local/lazy-hint.ts';
import { isEmbedded } from '../session/embedded.ts';
import { tablePath } from '../session/table-path.ts';
import type { GameClient } from '../table/game-client.ts';
import { TableView } from '../table/view.tsx';
import { guideOf } from './guide.tsx';
import { givenReplay, giveReplay, giverOfReplay } from './kept-replay.ts';
import { fetchReplay, type Loaded, readReplayFile, replayPath, type Wrong } from './load-replay.ts';
import { MoreSheet } from './more-sheet.tsx';
import { ReplayRun } from './replay-run.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useReplaySwipes } from './use-replay-swipes.ts';
import { words } from './words.ts';

interface Props {
  /** The table on the server. Without it, what this tab was given. */
  room?: string;
  number?: string | undefined;
  /** Null where nothing else could be shown. A replay without a room leads back to where it was given. */
  onLeave: (() => void) | null;
  /** Called when it is known how the game ended. */
  onReplay?(replay: Replay): void;
}

export function ReplayPage({ room, number, onLeave, onReplay }: Props) {
  const w = words.value;
  const [loaded, setLoaded] = useState<Loaded | null>(() => (room ? null : givenReplay()));
  const load = () => {
    if (!room) return;
    setLoaded(null);
    void fetchReplay(room, number).then(setLoaded);
  };
  useEffect(load, [room, number]);
  const replay = loaded && 'replay' in loaded ? loaded.replay : null;
  useEffect(() => {
    if (replay) onReplay?.(replay);
  }, [replay]);
  if (!room && !loaded) return <Open onOpen={setLoaded} />;
  if (!loaded) return <Page>{<p role="status">{w.loading}</p>}</Page>;
  if ('wrong' in loaded) return <Failed wrong={loaded.wrong} onAgain={room ? load : undefined} />;
  const link = room ? `${location.origin}${tablePath(room)}/${replayPath(number)}` : null;
  const leave = room ? onLeave : () => navigate(giverOfReplay());
  return <Watched replay={loaded.replay} {...{ link }} onLeave={leave} />;
}

/** The step that the address names. */
const stepOfHash = (): number => Number(location.hash.match(/^#(\d{1,5})$/)?.[1] ?? 0);

interface WatchedProps extends Pick<Props, 'onLeave'> {
  replay: Replay;
  link: string | null;
}

function Watched({ replay, link, onLeave }: WatchedProps) {
  const client = useGame(replay.game);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const run = useMemo(() => client && new ReplayRun(replay, client, stepOfHash()), [client]);
  const quiet = useMemo(() => client && run && watchedClient(client, run), [run]);
  const coach = useMemo(
    () =>
      run &&
      guideOf({
        run,
        // Nothing goes on behind an open sheet.
        onMore() {
          run.stop();
          setMoreOpen(true);
        },
        onLeave,
      }),
    [run],
  );
  useReplayKeys(run);
  useReplaySwipes(run);
  useEffect(() => () => run?.stop(), [run]);
  if (!run || !quiet || !coach) return null;
  return (
    <>
      <TableView session={run.session} client={quiet} Hint={Hint} coach={coach} />
      {isMoreOpen && <MoreSheet {...{ run, link }} onClose={() => setMoreOpen(false)} />}
    </>
  );
}

const isSmall = matchMedia('(orientation: portrait) and (max-height: 32rem)');

/** Nothing can be done at a table that is over. With everything open, the hand of whoever acts is shown. */
const watchedClient = (client: GameClient, run: ReplayRun): GameClient => ({
  ...client,
  rules: { ...client.rules, moves: () => [] },
  useZones(props) {
    const zones = client.useZones(props);
    const { hand } = client.useZones({ ...props, seat: run.handOf.value });
    // In a small frame the board gets the room of the hand.
    return { ...zones, hand: isSmall.matches ? null : hand };
  },
});

function Failed({ wrong, onAgain }: { wrong: Wrong; onAgain: (() => void) | undefined }) {
  const w = words.value;
  return (
    <Page>
      <h1>{w.title}</h1>
      <p role="alert">{w.wrong[wrong]}</p>
      <p>
        {wrong === 'offline' && onAgain && (
          <Button kind="primary" onClick={onAgain}>
            {w.again}
          </Button>
        )}{' '}
        {!isEmbedded && (
          <a class="btn" href="/">
            {w.home}
          </a>
        )}
      </p>
    </Page>
  );
}

function Open({ onOpen }: { onOpen(loaded: Loaded): void }) {
  const w = words.value;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const loaded = await readReplayFile(file);
    if ('replay' in loaded) giveReplay(loaded.replay);
    onOpen(loaded);
  };
  return (
    <Page>
      <h1>{w.open}</h1>
      <p>{w.openHint}</p>
      <label class="field">
        <span>{w.choose}</span>
        <input
          class="input"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
    </Page>
  );
}
