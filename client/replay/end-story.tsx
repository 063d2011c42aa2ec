// The story of the game that has just ended, below its result, and the way to the replay.
import { useEffect, useState } from 'preact/hooks';
import type { Replay } from '../../shared/protocol/replay.ts';
import { Button } from '../kit/kit.tsx';
import { navigate } from '../kit/navigate.ts';
import type { LocalStoryProps } from '../local/local-table-view.tsx';
import { isEmbedded } from '../session/embedded.ts';
import { tablePath } from '../session/table-path.ts';
import type { EndingStoryProps } from '../table/parts.ts';
import type { KeptGame } from './give-picture.ts';
import { giveReplay } from './kept-replay.ts';
import { fetchReplay, type Loaded, replayPath } from './load-replay.ts';
import { ShareSheet } from './share-sheet.tsx';
import { Story } from './story.tsx';
import { words } from './words.ts';

/** At a table on the server. */
export function EndStory({ session, table, client }: EndingStoryProps) {
  const { room } = session;
  const path = isEmbedded ? `/embed/${room}` : tablePath(room);
  const number = typeof table.kept === 'number' ? `${table.kept}` : undefined;
  return (
    <>
      {table.kept === 'failed' && <p class="soft">{words.value.notKept}</p>}
      <Told
        client={client}
        load={() => fetchReplay(room, number)}
        onStep={(at) => navigate(`${path}/${replayPath(number)}#${at}`)}
        game={typeof table.kept === 'number' ? { room, number: table.kept } : null}
        seatKey={session.seat.value === null ? null : session.key}
      />
    </>
  );
}

/** At a table of this browser. */
export function LocalEndStory({ client, fetchReplay: ask }: LocalStoryProps) {
  const load = async (): Promise<Loaded> => {
    const replay = await ask();
    return replay ? { replay } : { wrong: 'notOver' };
  };
  return (
    <Told
      client={client}
      load={load}
      game={null}
      seatKey={null}
      onStep={(at, replay) => {
        giveReplay(replay, location.pathname);
        navigate(`/replay#${at}`);
      }}
    />
  );
}

interface ToldProps extends Pick<EndingStoryProps, 'client'> {
  load(): Promise<Loaded>;
  /** Null if it has no link that lasts. */
  game: KeptGame | null;
  seatKey: string | null;
  onStep(at: number, replay: Replay): void;
}

function Told({ client, load, game, seatKey, onStep }: ToldProps) {
  const w = words.value;
  const [isShared, setShared] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fetchIt = () => {
    setLoaded(null);
    void load().then(setLoaded);
  };
  useEffect(fetchIt, []);
  if (!loaded) return <p role="status">{w.loading}</p>;
  if ('wrong' in loaded) {
    return (
      <p>
        <span role="alert">{w.wrong[loaded.wrong]}</span>{' '}
        {loaded.wrong === 'offline' && <Button onClick={fetchIt}>{w.again}</Button>}
      </p>
    );
  }
  const { replay } = loaded;
  return (
    <>
      <p class="story-replay">
        <Button icon="eye" onClick={() => onStep(0, replay)}>
          {w.title}
        </Button>
        {game && (
          <Button icon="share" onClick={() => setShared(true)}>
            {w.shareGame}
          </Button>
        )}
      </p>
      {game && isShared && (
        <ShareSheet {...{ replay, client, game, seatKey }} onClose={() => setShared(false)} />
      )}
      <Story {...{ replay, client }} onStep={(at) => onStep(at, replay)} />
    </>
  );
}
