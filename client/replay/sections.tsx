// The sections of a story: what decided the game, the parts of the scores, and small honours.
import type { Replay } from '../../shared/protocol/replay.ts';
import { attempt } from '../session/report.ts';
import type { TurningPoint } from '../story/turning-points.ts';
import type { GameStory, PlayedGame, StoryWords } from '../table/story.ts';
import { text } from '../text/index.ts';
import { words } from './story-words.ts';

interface Leading {
  replay: Replay;
  onStep(at: number): void;
}

interface Own {
  own: GameStory;
  texts: StoryWords;
  played: PlayedGame;
}

const signed = (value: number): string =>
  `${value > 0 ? '+' : '−'}${Math.abs(Math.round(value * 100))} %`;

function Dot({ replay, seat }: { replay: Replay; seat: number }) {
  return <span class="dot" style={{ background: `var(--${replay.seats[seat]?.colour})` }} />;
}

export function TurningPoints(props: Leading & { points: readonly TurningPoint[] }) {
  const { replay, points, onStep } = props;
  const w = words.value;
  if (points.length === 0) return null;
  const titleOf = ({ kind, seat, by }: TurningPoint) => {
    const name = replay.seats[seat]?.name ?? '';
    if (kind === 'swing') return by > 0 ? w.rise(name) : w.fall(name);
    return w[kind](name);
  };
  return (
    <section>
      <h3>{w.decided}</h3>
      <small class="soft">{w.decidedHint}</small>
      <ol class="story-list">
        {points.map((point) => (
          <li key={point.step}>
            <button type="button" class="btn story-step" onClick={() => onStep(point.step + 1)}>
              <Dot replay={replay} seat={point.seat} />
              <span>
                {titleOf(point)}
                <small class="soft">{w.chance(signed(point.by))}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Parts({ own, texts, played, replay }: Own & { replay: Replay }) {
  const all = attempt(() => own.partsOf(played), [], replay.game);
  const ids = [...new Set(all.flatMap((parts) => parts.map(({ id }) => id)))];
  if (ids.length === 0) return null;
  const amount = (seat: number, id: string) =>
    all[seat]?.find((part) => part.id === id)?.amount ?? 0;
  const told = (value: number) => `${value}`.replace('-', '−');
  return (
    <section>
      <h3>{words.value.parts}</h3>
      <div class="story-parts">
        <table>
          <thead>
            <tr>
              <td />
              {replay.seats.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <Dot replay={replay} seat={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{texts.parts[id]}</th>
                {replay.seats.map((_, seat) => (
                  <td key={seat}>{told(amount(seat, id))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.unit}</th>
              {replay.outcome.points.map((points, seat) => (
                <td key={seat}>{told(points)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

export function Honours({ own, texts, played, replay, onStep }: Own & Leading) {
  const honours = attempt(() => own.honoursOf(played), [], replay.game);
  if (honours.length === 0) return null;
  const nameOf = (seat: number) => replay.seats[seat]?.name ?? '';
  return (
    <section>
      <h3>{words.value.honours}</h3>
      <ul class="story-list">
        {honours.map(({ id, seats, amount, step }) => {
          const content = (
            <>
              {seats.map((seat) => (
                <Dot key={seat} replay={replay} seat={seat} />
              ))}
              <span>
                {texts.honours[id]?.(amount)}
                <small class="soft">{text.value.list(seats.map(nameOf))}</small>
              </span>
            </>
          );
          return (
            <li key={id}>
              {step === null ? (
                <span class="story-step">{content}</span>
              ) : (
                <button type="button" class="btn story-step" onClick={() => onStep(step + 1)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
