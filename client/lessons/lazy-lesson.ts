// The lesson, fetched when somebody begins it.
import { lazy } from '../kit/lazy.tsx';

export const Lesson = lazy(() => import('./lesson-view.tsx').then((part) => part.LessonView));
