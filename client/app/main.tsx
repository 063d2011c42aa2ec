// The entry of the client: renders the page for the current path.
import { render } from 'preact';
import { gameInfo } from '../games/index.ts';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { lazy } from '../kit/lazy.tsx';
import { currentPath, navigate } from '../kit/navigate.ts';
import { Lesson } from '../lessons/lazy-lesson.ts';
import { isEmbedded } from '../session/embedded.ts';
import { reloadOnce } from '../session/reload.ts';
import { report, reportUncaught } from '../session/report.ts';
import { TablePage } from './pages/table-page.tsx';
import '../session/settings.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import base from '../kit/base.css?inline';
import tokens from '../kit/tokens.css?inline';
import { withTexts } from '../text/index.ts';

adoptStyles(tokens, base);

// Lazy, because visitors who follow a link to a table do not need the home page. It is fetched together with its
// texts.
const home = () => import('./pages/home.tsx').then((page) => page.Home);
if (currentPath.value === '/') void home();
const Home = lazy(home);
const Embed = lazy(() => import('../embed/page.tsx').then(({ EmbedPage }) => EmbedPage));
const LocalTable = lazy(() =>
  import('../replay/local-tables.tsx').then((page) => page.LocalTablePage),
);
const Learn = lazy(() => import('../lessons/lesson-page.tsx').then(({ LessonPage }) => LessonPage));
const Replay = lazy(() => import('../replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage));
const Rules = lazy(() => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const Nowhere = lazy(() => import('../kit/not-found.tsx').then((page) => page.NotFound));
const Insert = lazy(() =>
  import('./pages/insert/page.tsx').then((page) => withTexts(page.InsertPage)),
);
const About = lazy(() => import('./pages/about.tsx').then((page) => page.About));

function App() {
  const [, place, id = '', part, number] = currentPath.value.split('/');
  if (isEmbedded) return <Embed />;
  if (part === 'replay')
    return <Replay room={id} number={number} onLeave={() => navigate(`/${place}/${id}`)} />;
  if (['t', 'w'].includes(place ?? '')) return <TablePage key={id} room={id} />;
  if (['here', 'solo', 'try'].includes(place ?? '') && gameInfo(id))
    return <LocalTable place={place ?? ''} game={id} Lesson={Lesson} />;
  if (place === 'learn' && gameInfo(id)) return <Learn key={id} game={id} id={part} />;
  if (place === 'rules' && gameInfo(id)) return <Rules game={id} />;
  if (place === 'insert' && (!id || gameInfo(id))) return <Insert game={id} />;
  if (place === 'replay') return <Replay onLeave={null} />;
  if (place === 'about') return <About />;
  return place ? <Nowhere /> : <Home />;
}

// A chunk is missing, most likely because a deployment has replaced the files of this page.
window.addEventListener('vite:preloadError', ({ payload }) => {
  report('chunk', payload);
  reloadOnce();
});
reportUncaught();

const root = document.getElementById('app');
if (root) {
  const page = (
    <ErrorBoundary resetKey={0} game="">
      <App />
    </ErrorBoundary>
  );
  void withTexts(page).then((ready) => render(ready, root));
}

const SERVICE_WORKER_DELAY_MS = 3000;

// The service worker fetches everything for use without a network, so it starts when the page has loaded.
async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and sandboxed frames have no service workers.
  }
}
if (!isEmbedded) setTimeout(registerServiceWorker, SERVICE_WORKER_DELAY_MS);
