// Shares a finished game: the picture that goes with its link, the link, and what is said to whoever sends it.
import { useEffect, useState } from 'preact/hooks';
import type { Replay } from '../../shared/protocol/replay.ts';
import { Sheet } from '../kit/kit.tsx';
import type { GameClient } from '../table/game-client.ts';
import { LinkRow } from '../table/invite.tsx';
import { drawFinalPicture } from './final-picture.tsx';
import { givePicture, type KeptGame } from './give-picture.ts';
import { replayPath } from './load-replay.ts';
import { PICTURE_SIZE } from './make-picture.ts';
import { words } from './words.ts';

interface Props {
  replay: Replay;
  client: GameClient;
  game: KeptGame;
  /** The key of the reader's seat; null for a spectator, who only sees the picture. */
  seatKey: string | null;
  onClose(): void;
}

export function ShareSheet({ replay, client, game, seatKey, onClose }: Props) {
  const w = words.value;
  const picture = usePicture(replay, client, (made) => {
    if (seatKey !== null) void givePicture(game, seatKey, made);
  });
  const link = `${location.origin}/t/${game.room}/${replayPath(`${game.number}`)}`;
  return (
    <Sheet title={w.shareGame} onClose={onClose}>
      <div class="share-game">
        {picture !== 'none' && (
          <div class="share-picture">
            {picture && <img src={picture} alt={w.pictureOf} {...PICTURE_SIZE} />}
          </div>
        )}
        <LinkRow link={link} label={w.shareGame} isInvitation />
        <p class="soft">{w.shareHint}</p>
      </div>
    </Sheet>
  );
}

/** The picture as an address; null until it is drawn, and `none` if this browser cannot draw it. */
function usePicture(replay: Replay, client: GameClient, onMade: (picture: Blob) => void) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    void drawFinalPicture(replay, client).then(async (made) => {
      if (made) onMade(made);
      const address = made ? await addressOf(made) : 'none';
      if (isMounted) setPicture(address);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return picture;
}

/** The picture within its own address: the page may show no other pictures than these and those of the server. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done('none');
    reader.readAsDataURL(blob);
  });
