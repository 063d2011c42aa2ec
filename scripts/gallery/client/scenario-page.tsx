import { useMemo, useState } from 'preact/hooks';
import { navigate } from '../../../client/kit/navigate.ts';
import { Hint } from '../../../client/local/lazy-hint.ts';
import { createBoardHandlers } from '../../../client/table/board-input.ts';
import type { GameClient } from '../../../client/table/game-client.ts';
import { Panel } from '../../../client/table/panel.tsx';
import { Picker } from '../../../client/table/picker.ts';
import { language } from '../../../client/text/index.ts';
import type { Move, Viewer } from '../../../shared/engine/index.ts';
import { deskOf, NAMES } from './desk.ts';
import { addressOf } from './gallery.tsx';
import { Inside } from './inside.tsx';
import type { Scenario } from './scenario.ts';
import '../../../client/table/frame.css';

interface Props {
  scenario: Scenario;
  client: GameClient;
  /** The index of the moment. */
  at: number;
  /** Undefined stands for the player who has to act. */
  viewer: Viewer | undefined;
}

const wordFor = (viewer: Viewer): string => (viewer === null ? 'spectator' : String(viewer));

/** One scenario, moment by moment, seen by a viewer of choice. Moves can be played on from every moment. */
export function ScenarioPage({ scenario, client, at, viewer: wanted }: Props) {
  const { rules, Board, words } = client;
  const [moments, setMoments] = useState(scenario.moments);
  const now = moments[at] ?? moments[0];
  if (!now) return null;
  const { state, step } = now;
  const seats = (state as { seats: number }).seats;
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
  const viewer = wanted === undefined ? (rules.toAct(state)[0] ?? 0) : wanted;
  const play = (move: Move) => {
    if (viewer === null) return;
    const path = rules.path(state, move);
    const played = rules.play(state, viewer, move);
    const next = { state: played.state, step: { seat: viewer, path, move, events: played.events } };
    setMoments([...moments.slice(0, at + 1), next]);
    navigate(addressOf(scenario, at + 1, wanted === undefined ? '' : wordFor(viewer)));
  };
  const { session, table } = useMemo(
    () => deskOf(rules, state, viewer, play),
    [rules, state, viewer],
  );
  const picker = useMemo(() => new Picker(session, rules), [session, rules]);
  const hands = useMemo(() => createBoardHandlers(picker), [picker]);
  const before = moments[at - 1]?.state;
  const view = session.game.value;
  // Casts to never: the gallery shows every game, and no type connects a scenario to the client of its game.
  return (
    <main class="scenario">
      <h1>{scenario.title}</h1>
      <p class="soft">
        test/games/{scenario.file}.test.ts · {words[language.value].asks(view, viewer, NAMES)}
      </p>
      <nav aria-label="Moments">
        {moments.map((moment, index) => (
          <a
            key={index}
            href={addressOf(scenario, index, wanted === undefined ? '' : wordFor(viewer))}
            aria-current={index === at ? 'step' : undefined}
          >
            {index}
            {moment.step && `: ${NAMES[moment.step.seat]} ${moment.step.path.join(' ')}`}
          </a>
        ))}
      </nav>
      <nav aria-label="Seen by">
        {viewers.map((one) => (
          <a
            key={wordFor(one)}
            href={addressOf(scenario, at, wordFor(one))}
            aria-current={one === viewer ? 'true' : undefined}
          >
            {one === null ? 'Spectator' : `${NAMES[one]}, seat ${one}`}
          </a>
        ))}
      </nav>
      <div class="scenario-look">
        <div>
          <div class="board" {...hands}>
            <Board
              key={wordFor(viewer)}
              state={view}
              seat={viewer}
              names={NAMES}
              live={(ref) => picker.live.value.has(ref)}
              picked={picker.picked.value}
              hinted={picker.hintedRef.value}
              change={
                step && before
                  ? {
                      seq: at,
                      events: step.events.flatMap((event) => rules.viewEvent(event, viewer) ?? []),
                      before: rules.view(before, viewer),
                    }
                  : null
              }
            />
          </div>
          <Panel {...{ session, table, picker, client, Hint }} />
        </div>
        <Inside rules={rules} now={now} before={before} viewer={viewer} viewers={viewers} />
      </div>
    </main>
  );
}
