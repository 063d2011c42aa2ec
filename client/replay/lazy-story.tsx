// The story of a finished game, fetched when a game has ended.
import { lazy } from '../kit/lazy.tsx';

const part = () => import('./end-story.tsx');

export const EndStory = lazy(() => part().then((story) => story.EndStory));
export const LocalEndStory = lazy(() => part().then((story) => story.LocalEndStory));
