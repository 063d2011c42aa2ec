// The coach of a lesson: its sentence in the message room, and the buttons that lead through the lesson.
import { useEffect } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import { Clamped } from '../table/clamped.tsx';
import styles from '../table/coach.css?inline';
import type { Coach, CoachProps, PlayProps } from '../table/parts.ts';
import { fillPlaceholders } from '../text/compose.ts';
import { language } from '../text/index.ts';
import { LESSON_REASON } from './lesson-client.ts';
import type { LessonRun } from './run.ts';
import { words } from './words.ts';

adoptStyles(styles);

interface Leading {
  run: LessonRun;
  /** Opens what can be done instead of going on. */
  onLeave(): void;
  /** Called when the lesson has been played to its end. */
  onEnd(): void;
}

export function coachOf(leading: Leading): Coach {
  const { run, onLeave } = leading;
  const Words = (props: CoachProps) => <Sentence run={run} {...props} />;
  const Acts = (props: PlayProps) => <Buttons {...leading} picker={props.picker} />;
  const isAwaited = () => run.isReady.value && run.step.value.move !== undefined;
  return {
    Words,
    get Acts() {
      return isAwaited() ? null : Acts;
    },
    get title() {
      if (isAwaited()) return null;
      return words.value.heading(run.at.value + 1, run.lesson.steps.length);
    },
    get point() {
      return run.step.value.point ?? null;
    },
    get showsBoard() {
      return run.step.value.board ?? false;
    },
    get path() {
      return (isAwaited() && run.step.value.move?.[0]) || null;
    },
    goBack: () => run.goTo(run.at.peek() - 1),
    showMove: () => run.showMove(),
    leave: onLeave,
  };
}

const textsOf = ({ lesson }: LessonRun) => lesson.texts[language.value];

function Sentence({ run, picker, children }: CoachProps & { run: LessonRun }) {
  const { id, lookAt } = run.step.value;
  const { sentences, answers } = textsOf(run);
  const isBarred = picker.answer.value?.reason?.key === LESSON_REASON;
  const reply = answers?.[run.answered.value ?? '']?.reply;
  const spoken = fillPlaceholders(reply ?? sentences[id] ?? '', run.lesson.numbers ?? {});
  const line = isBarred ? words.value.wait : spoken;
  // However the card was opened, the learner has read it.
  const asked = picker.asked.value;
  useEffect(() => {
    if (lookAt !== undefined && asked === lookAt) run.hasLooked.value = true;
  }, [asked, lookAt]);
  return (
    <div class="coach" data-step={id}>
      <i class="coach-way" style={{ '--way': (run.at.value + 1) / run.lesson.steps.length }} />
      {children && !isBarred ? children : <Clamped key={line}>{line}</Clamped>}
    </div>
  );
}

function Buttons({ run, picker, onEnd }: Leading & Pick<PlayProps, 'picker'>) {
  const w = words.value;
  const { answers, lookAt } = run.step.value;
  const at = run.at.value;
  const { isDone } = run;
  const next = () => (run.isLast ? onEnd() : run.goTo(at + 1));
  return (
    <div class="panel-acts coach-acts">
      <Button icon="undo" label={w.back} idle={at === 0} onClick={() => run.goTo(at - 1)} />
      <span class="panel-words">
        {answers && !isDone && <Answers run={run} answers={answers} />}
        {lookAt && !isDone && (
          <Button kind="primary" onClick={() => (picker.asked.value = lookAt)}>
            {w.lookAt}
          </Button>
        )}
        {(isDone || !(answers || lookAt)) && (
          <Button kind="primary" idle={!isDone} onClick={() => isDone && next()}>
            {run.isLast ? w.finish : w.next}
          </Button>
        )}
      </span>
    </div>
  );
}

/** The right answer is not always the first button. */
function Answers({ run, answers }: { run: LessonRun; answers: readonly string[] }) {
  const turned = run.at.value % answers.length;
  const { numbers = {} } = run.lesson;
  const shuffled = [...answers.slice(turned), ...answers.slice(0, turned)];
  return (
    <>
      {shuffled.map((id) => (
        <Button
          key={id}
          pressed={run.answered.value === id}
          onClick={() => {
            run.answered.value = id;
          }}
        >
          {fillPlaceholders(textsOf(run).answers?.[id]?.says ?? '', numbers)}
        </Button>
      ))}
    </>
  );
}
