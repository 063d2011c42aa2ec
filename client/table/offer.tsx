// Offers the lesson to somebody who sees a game for the first time. Whoever has answered is never asked again.
import type { ComponentChildren } from 'preact';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Button } from '../kit/kit.tsx';
import { isUnasked, noteExperience } from '../session/experience.ts';
import { lessonMinutesOf } from './lesson-minutes.ts';
import styles from './offer.css?inline';
import { words } from './offer-words.ts';

adoptStyles(styles);

interface Props {
  game: string;
  onLearn(): void;
}

/** The children stand in the place of an offer that is not made. */
export function Offer({ game, onLearn, children }: Props & { children?: ComponentChildren }) {
  const w = words.value;
  if (!isUnasked(game)) return <>{children}</>;
  return (
    <div class="offer" role="note">
      <Button small kind="primary" onClick={onLearn}>
        {w.learn(lessonMinutesOf(game))}
      </Button>
      <Button small onClick={() => noteExperience(game, { says: 'knows' })}>
        {w.know}
      </Button>
    </div>
  );
}

/** For whoever has answered and wants to learn after all. */
export function LessonButton({ game, onLearn }: Props) {
  if (isUnasked(game)) return null;
  return (
    <Button small kind="quiet" onClick={onLearn}>
      {words.value.lesson}
    </Button>
  );
}

/** Says why the lesson has ended. */
export function LessonInterrupted() {
  return (
    <p class="toast" role="status">
      {words.value.begins}
    </p>
  );
}
