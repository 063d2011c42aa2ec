// The replay of a finished game in a frame of another site. The frame may be there for it alone, or have come here from
// the end of a game that was played in it.
import { Button } from '../kit/kit.tsx';
import { navigate } from '../kit/navigate.ts';
import { replayPath } from '../replay/load-replay.ts';
import { ReplayPage } from '../replay/replay-page.tsx';
import { Head } from './head.tsx';
import type { HostPage } from './host.ts';
import { stateMessageOf } from './host-reports.ts';
import { words } from './words.ts';

interface Props {
  room: string;
  number?: string;
  host: HostPage;
  /** Where the replay leads back to, if the frame has a table. */
  startPath: string | null;
}

export function ReplayFrame({ room, number, host, startPath }: Props) {
  const openTab = () =>
    void window.open(`/t/${room}/${replayPath(number)}${location.hash}`, '_blank', 'noopener');
  return (
    <>
      <Head>
        <Button kind="quiet" small onClick={openTab}>
          {words.value.ownTab} <span aria-hidden="true">↗</span>
        </Button>
      </Head>
      <ReplayPage
        {...{ room, number }}
        onLeave={startPath === null ? null : () => navigate(startPath)}
        onReplay={({ outcome }) => host.tell(stateMessageOf({ phase: 'over', outcome }, null, []))}
      />
    </>
  );
}
