// The hint, fetched when somebody first asks for one.
import { lazy } from '../kit/lazy.tsx';

export const Hint = lazy(() => import('./hint.tsx').then((part) => part.Hint));
