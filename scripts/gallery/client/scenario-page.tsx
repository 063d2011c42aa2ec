import { useMemo, useState } from 'preact/hooks';
import { navigate } from '../../../client/kit/navigate.ts';
import { Hint } from '../../../client/local/lazy-hint.ts';
import type { GameClient } from '../../../client/table/game-client.ts';
import { Moment } from '../../../client/table/moment.ts';
import { marksOf, Picker } from '../../../client/table/picker.ts';
import { Zones } from '../../../client/table/zones.tsx';
import { language } from '../../../client/text/index.ts';
import type { Move, Viewer } from '../../../shared/engine/index.ts';
import { addressOf } from './gallery.tsx';
import { Inside } from './inside.tsx';
import '../../../client/table/frame.tsx';
import type { Scenario } from './scenario.ts';
import { createGallerySession, NAMES } from './session.ts';

interface Props {
  scenario: Scenario;
  client: GameClient;
  /** The index of the moment. */
  at: number;
  /** Undefined means the player who has to act. */
  viewer: Viewer | undefined;
}

/** The gallery shows each position as the present. */
const present = new Moment();
/** The gallery has no drawers. */
const nothing = () => {};

const wordFor = (viewer: Viewer): string => (viewer === null ? 'spectator' : String(viewer));

/** Shows one scenario step by step, as any viewer sees it. The visitor can play other moves from every step. */
export function ScenarioPage({ scenario, client, at, viewer: wanted }: Props) {
  const { rules, words } = client;
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
    () => createGallerySession(rules, state, viewer, play),
    [rules, state, viewer],
  );
  const picker = useMemo(() => new Picker(session, client), [session, client]);
  const before = moments[at - 1]?.state;
  // No type connects a scenario to the client of its game, and never fits every game's state.
  const view = session.game.value as never;
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
        <div class="frame">
          <Zones
            key={wordFor(viewer)}
            {...{ session, table, picker, client, Hint }}
            acting={rules.toAct(state)}
            moment={present}
            onOpen={nothing}
            onEnding={null}
            board={{
              state: view,
              seat: viewer,
              names: NAMES,
              live: (ref) => picker.live.value.has(ref),
              picked: picker.picked.value,
              hinted: picker.hintedRef.value,
              ...marksOf(picker),
              change:
                step && before
                  ? {
                      seq: at,
                      events: step.events.flatMap((event) => rules.viewEvent(event, viewer) ?? []),
                      before: rules.view(before, viewer),
                    }
                  : null,
            }}
          />
        </div>
        <Inside rules={rules} now={now} before={before} viewer={viewer} viewers={viewers} />
      </div>
    </main>
  );
}
