// Everything else that can be done in a replay. It lies over the table, which follows what is changed here.
import { useState } from 'preact/hooks';
import { Select } from '../kit/fields.tsx';
import { Button, Sheet } from '../kit/kit.tsx';
import { playOn } from '../local/play-on.ts';
import { isEmbedded } from '../session/embedded.ts';
import { LinkRow } from '../table/invite.tsx';
import { askStrongBot } from './ask-strong-bot.ts';
import { type Eyes, type ReplayRun, SPEEDS } from './replay-run.ts';
import { saveReplay } from './save-replay.ts';
import { words } from './words.ts';

interface Props {
  run: ReplayRun;
  /** The address of the replay, if it has one that others can open. */
  link: string | null;
  onClose(): void;
}

export function MoreSheet({ run, link, onClose }: Props) {
  const w = words.value;
  const at = run.at.value;
  const { seats, game } = run.replay;
  const eyes: [Eyes, string][] = [
    ['all', w.all],
    ...seats.map(({ name }, seat): [Eyes, string] => [seat, name]),
    ['spectator', w.spectator],
  ];
  return (
    <Sheet title={w.title} onClose={onClose}>
      <div class="replay-more">
        <label class="field">
          <span>{w.heading(at, run.end)}</span>
          <input
            type="range"
            min={0}
            max={run.end}
            value={at}
            aria-label={w.step}
            onInput={({ currentTarget }) => run.goTo(Number(currentTarget.value))}
          />
        </label>
        <div class="replay-row">
          <Button onClick={() => run.goTo(0)}>{w.first}</Button>
          <Button onClick={() => run.goTo(run.end)}>{w.last}</Button>
        </div>
        <Select
          label={w.eyes}
          value={`${run.eyes.value}`}
          of={eyes.map(([id, name]) => [`${id}`, name] as const)}
          onChange={(id) => run.look(eyes.find(([one]) => `${one}` === id)?.[0] ?? 'all')}
        />
        <Select
          label={w.speed}
          value={`${run.speed.value}`}
          of={SPEEDS.map((speed) => [`${speed}`, w.times(speed)] as const)}
          onChange={(speed) => {
            run.speed.value = Number(speed);
          }}
        />
        <StrongBot key={at} run={run} />
        {at < run.end && !isEmbedded && (
          <p>
            <Button onClick={() => playOn(game, run.state)}>{w.playOn}</Button>
            <br />
            <small class="soft">{w.playOnHint}</small>
          </p>
        )}
        {link && <LinkRow link={`${link}#${at}`} label={w.share} isInvitation />}
        <div class="replay-row">
          <Button onClick={() => saveReplay(run.replay)}>{w.save}</Button>
        </div>
      </div>
    </Sheet>
  );
}

/** Says what the strong bot would do. */
function StrongBot({ run }: { run: ReplayRun }) {
  const w = words.value;
  const [said, setSaid] = useState<string | null>(null);
  const ask = () => {
    setSaid(w.thinks);
    void askStrongBot(run).then(setSaid, () => setSaid(null));
  };
  if (run.at.value === run.end) return null;
  return (
    <div>
      <Button icon="bulb" onClick={ask}>
        {w.ask}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
