// The picture of a finished game for link previews: the final board, and who won.
import { render } from 'preact';
import type { Replay } from '../../shared/protocol/replay.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Logo } from '../kit/brand.tsx';
import type { GameClient } from '../table/game-client.ts';
import { Picture } from '../table/picture.tsx';
import { resultOf } from '../table/result.ts';
import { language, text } from '../text/index.ts';
import styles from './final-picture.css?inline';
import { makePicture } from './make-picture.ts';
import { playedGame } from './use-story.ts';

adoptStyles(styles);

interface Props {
  replay: Replay;
  client: GameClient;
  /** The last state of the game. */
  state: unknown;
}

export function FinalPicture({ replay, client, state }: Props) {
  const { seats, outcome } = replay;
  const names = seats.map(({ name }) => name);
  const words = client.words[language.value];
  const ranking = outcome.places
    .map((place, seat) => ({ place, seat, points: outcome.points[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place);
  const pointsOf = (points: number) => words.points?.(points, state) ?? text.value.points(points);
  const winners = ranking.flatMap(({ place, seat }) => (place === 1 ? seat : []));
  return (
    <div class="final-picture">
      <Picture {...{ client, state, names }} seat={null} placesOf={winners} isFull />
      <div class="final-result">
        <p>{client.title}</p>
        <h2>{resultOf({ chairs: seats, outcome }, null)}</h2>
        <ol>
          {ranking.map(({ seat, points }) => (
            <li key={seat}>
              <span class="dot" style={{ background: `var(--${seats[seat]?.colour})` }} />
              <b>{names[seat]}</b>
              <span>{pointsOf(points).replace('-', '−')}</span>
            </li>
          ))}
        </ol>
        <p class="final-site">
          <Logo /> Foyer
        </p>
      </div>
    </div>
  );
}

/** Draws it where nobody sees it. Null if this browser cannot. */
export async function drawFinalPicture(replay: Replay, client: GameClient): Promise<Blob | null> {
  const host = document.createElement('div');
  host.className = 'final-picture-host';
  document.body.append(host);
  const state = playedGame(replay).states.at(-1);
  try {
    render(<FinalPicture {...{ replay, client, state }} />, host);
    // Boards measure themselves once they are there, and draw again.
    await waitForFrames();
    return await makePicture(host.firstElementChild as Element);
  } finally {
    render(null, host);
    host.remove();
  }
}

const FRAMES = 3;

async function waitForFrames(): Promise<void> {
  for (let count = 0; count < FRAMES; count++)
    await new Promise((done) => requestAnimationFrame(done));
}
