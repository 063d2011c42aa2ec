// The end of a game as a story: why the winner won, what the scores are made of, how it went, what decided it.
import { useMemo, useState } from 'preact/hooks';
import type { Replay } from '../../shared/protocol/replay.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { attempt } from '../session/report.ts';
import { endsTurn } from '../story/turning-points.ts';
import type { GameClient } from '../table/game-client.ts';
import { language } from '../text/index.ts';
import { Curve } from './curve.tsx';
import { Honours, Parts, TurningPoints } from './sections.tsx';
import styles from './story.css?inline';
import { words } from './story-words.ts';
import { type Story as Told, useStory } from './use-story.ts';

adoptStyles(styles);

interface Props {
  replay: Replay;
  client: GameClient;
  /** Leads to the replay after so many steps. */
  onStep(at: number): void;
}

export function Story({ replay, client, onStep }: Props) {
  const story = useStory(replay, client);
  const { own, played, computed } = story;
  const names = replay.seats.map(({ name }) => name);
  const texts = own?.words[language.value];
  const why = attempt(
    () => texts?.why(replay.outcome, played.states.at(-1), names) ?? null,
    null,
    replay.game,
  );
  return (
    <div class="story">
      {why && <p class="story-why">{why}</p>}
      <HowItWent {...{ replay, story }} />
      {computed && <TurningPoints points={computed.turningPoints} {...{ names, replay, onStep }} />}
      {own && texts && <Parts {...{ own, texts, played, replay }} />}
      {own && texts && <Honours {...{ own, texts, played, replay, onStep }} />}
    </div>
  );
}

/** The chances of everybody when the game is over. */
function winShares({ places }: Replay['outcome']): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The curve has its room from the beginning, so that nothing below it moves when it comes. */
function HowItWent({ replay, story }: { replay: Replay; story: Told }) {
  const w = words.value;
  const { own, computed, played } = story;
  const [isChances, setChances] = useState(false);
  const ends = useMemo(
    () =>
      computed?.steps.flatMap((_, step) => (endsTurn(computed.steps, step) ? [step] : [])) ?? [],
    [computed],
  );
  const unit = own?.words[language.value].unit ?? '';
  // The last of the chances is the result itself.
  const chances = () => [
    ...ends.slice(0, -1).map((step) => computed?.shares[step] ?? []),
    winShares(replay.outcome),
  ];
  const standings = () =>
    [0, ...ends.map((step) => step + 1)].map((at) => own?.standingsOf(played.states[at]) ?? []);
  const turns = isChances ? chances() : attempt(standings, [], replay.game);
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  const number = (value: number) => `${Math.round(value)}`.replace('-', '−');
  return (
    <section>
      <header class="story-head">
        <h3>{w.curve}</h3>
        {computed && own && (
          <span class="story-tabs">
            {[false, true].map((chance) => (
              <button
                key={`${chance}`}
                type="button"
                class="btn small"
                aria-pressed={isChances === chance}
                onClick={() => setChances(chance)}
              >
                {chance ? w.chances : unit}
              </button>
            ))}
          </span>
        )}
      </header>
      <div class="curve-room">
        {computed && own ? (
          <Curve
            title={`${w.curve}: ${isChances ? w.chances : unit}`}
            seats={replay.seats}
            turns={turns}
            format={isChances ? percent : number}
          />
        ) : (
          <p class="soft" role="status">
            {w.waiting}
          </p>
        )}
      </div>
      {isChances && <small class="soft">{w.chancesHint}</small>}
    </section>
  );
}
