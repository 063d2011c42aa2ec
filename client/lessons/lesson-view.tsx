// A lesson at the table: fetched with its position when somebody begins it, left and gone on with at any time.
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LoadFailed } from '../kit/load-failed.tsx';
import { Hint } from '../local/lazy-hint.ts';
import {
  forgetLessonStep,
  lessonStep,
  noteExperience,
  noteLessonStep,
} from '../session/experience.ts';
import type { GameClient } from '../table/game-client.ts';
import type { Lesson } from '../table/lesson.ts';
import { readPosition } from '../table/read-position.ts';
import { TableView } from '../table/view.tsx';
import { coachOf } from './coach.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { lessonClient } from './lesson-client.ts';
import { LessonRun } from './run.ts';

interface Props {
  client: GameClient;
  /** Which lesson of the game. Without it, the one for newcomers. */
  id?: string | undefined;
  onLeave(): void;
  /** Called when the lesson has been played to its end. */
  onEnd(): void;
}

export function LessonView(props: Props) {
  const { client, id } = props;
  const [run, setRun] = useState<LessonRun | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let begun: LessonRun | null = null;
    let isMounted = true;
    void beginLesson(client, id).then(
      (one) => {
        if (!isMounted) return one.stop();
        begun = one;
        setRun(one);
      },
      () => setFailed(true),
    );
    return () => {
      isMounted = false;
      begun?.stop();
    };
  }, [client, id]);
  if (hasFailed) return <LoadFailed />;
  return run && <Running {...props} run={run} />;
}

/** Begins where the learner left it. */
async function beginLesson(client: GameClient, id: string | undefined): Promise<LessonRun> {
  const lessons = (await client.lessons?.()) ?? [];
  const lesson = lessons.find((one) => one.id === id) ?? (lessons[0] as Lesson);
  const { rules } = client;
  const start = await readPosition(rules, lesson.position);
  return new LessonRun(rules, lesson, start, lessonStep(rules.id, lesson.id));
}

function Running({ client, run, onLeave, onEnd }: Props & { run: LessonRun }) {
  const game = client.rules.id;
  const { lesson } = run;
  const [isLeaving, setLeaving] = useState(false);
  const limited = useMemo(() => lessonClient(client, run), [client, run]);
  const coach = useMemo(() => {
    const end = () => {
      forgetLessonStep(game, lesson.id);
      onEnd();
    };
    return coachOf({ run, onLeave: () => setLeaving(true), onEnd: end });
  }, [run]);
  useEffect(() => {
    noteExperience(game, { says: 'new' });
    return effect(() => noteLessonStep(game, lesson.id, run.at.value));
  }, [run]);
  const playing = run.playing.value;
  if (!playing) return null;
  return (
    <>
      <TableView session={playing.session} client={limited} Hint={Hint} coach={coach} />
      {isLeaving && (
        <LeaveSheet
          onClose={() => setLeaving(false)}
          onRestart={() => run.goTo(0)}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
