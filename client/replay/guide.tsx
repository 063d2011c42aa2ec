// What leads through a replay, in the places of the coach: what is told of the step, and the buttons.
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import { Clamped } from '../table/clamped.tsx';
import coach from '../table/coach.css?inline';
import { Gains, LineText } from '../table/line-text.tsx';
import type { Coach } from '../table/parts.ts';
import styles from './replay.css?inline';
import type { ReplayRun } from './replay-run.ts';
import { words } from './words.ts';

adoptStyles(coach, styles);

interface Leading {
  run: ReplayRun;
  onMore(): void;
  onLeave: (() => void) | null;
}

export function guideOf({ run, onMore, onLeave }: Leading): Coach {
  return {
    Words: () => <Told run={run} />,
    Acts: () => <Buttons run={run} onMore={onMore} />,
    get title() {
      const at = run.at.value;
      return at === 0 ? words.value.beginning : words.value.heading(at, run.end);
    },
    get point() {
      return run.lines.value.at(-1)?.impact.at ?? null;
    },
    showsBoard: true,
    path: null,
    goBack: () => run.goTo(run.at.peek() - 1),
    showMove: () => {},
    leave: onLeave,
  };
}

function Told({ run }: { run: ReplayRun }) {
  const { client, session } = run;
  const table = session.table.value;
  const at = run.at.value;
  if (!table) return null;
  const now = run.lines.value;
  const isSilent = now.length === 0;
  const lines = isSilent ? run.earlierLines : now;
  return (
    <div class="coach replay-told">
      <i class="coach-way" style={{ '--way': run.end === 0 ? 1 : at / run.end }} />
      <Clamped key={at}>
        {lines.map((line, index) => (
          <span key={index} class={isSilent ? 'soft' : undefined}>
            <LineText {...{ line, table, client }} /> <Gains {...{ line, table, own: null }} />{' '}
          </span>
        ))}
      </Clamped>
    </div>
  );
}

function Buttons({ run, onMore }: Omit<Leading, 'onLeave'>) {
  const w = words.value;
  const at = run.at.value;
  const [isFirst, isLast] = [at === 0, at === run.end];
  const isPlaying = run.isPlaying.value;
  return (
    <div class="replay-acts">
      <Button label={w.turnBack} idle={isFirst} onClick={() => run.goToTurn(-1)}>
        «
      </Button>
      <Button label={w.back} idle={isFirst} onClick={() => run.goTo(at - 1)}>
        ‹
      </Button>
      <Button kind="primary" label={isPlaying ? w.pause : w.play} onClick={() => run.toggle()}>
        {isPlaying ? '❚❚' : '▶\uFE0E'}
      </Button>
      <Button label={w.next} idle={isLast} onClick={() => run.goTo(at + 1)}>
        ›
      </Button>
      <Button label={w.turnOn} idle={isLast} onClick={() => run.goToTurn(1)}>
        »
      </Button>
      <Button icon="menu" label={w.more} onClick={onMore} />
    </div>
  );
}
