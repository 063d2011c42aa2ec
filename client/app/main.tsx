import { render } from 'preact';
import { gameInfo } from '../games/index.ts';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { lazy } from '../kit/lazy.tsx';
import { currentPath } from '../kit/navigate.ts';
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

// Whoever follows an invite has no need of it; who comes by the front door has it on the way with the words.
const home = () => import('./pages/home.tsx').then((page) => page.Home);
if (currentPath.value === '/') void home();
const Home = lazy(home);
const Embed = lazy(() => import('../embed/page.tsx').then(({ EmbedPage }) => EmbedPage));
const Here = lazy(() =>
  import('../local/hot-seat-page.tsx').then(({ HotSeatPage }) => HotSeatPage),
);
const Solo = lazy(() => import('../local/solo-page.tsx').then(({ SoloPage }) => SoloPage));
const Rules = lazy(() => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const Nowhere = lazy(() => import('../kit/not-found.tsx').then((page) => page.NotFound));
const Insert = lazy(() =>
  import('./pages/insert/page.tsx').then((page) => withTexts(page.InsertPage)),
);
const About = lazy(() => import('./pages/about.tsx').then((page) => page.About));

function App() {
  const [, place, id = ''] = currentPath.value.split('/');
  if (isEmbedded) return <Embed />;
  if (place === 't') return <TablePage key={id} room={id} />;
  if (place === 'here' && gameInfo(id)) return <Here key={id} game={id} />;
  if (place === 'solo' && gameInfo(id)) return <Solo key={id} game={id} />;
  if (place === 'rules' && gameInfo(id)) return <Rules game={id} />;
  if (place === 'insert' && (!id || gameInfo(id))) return <Insert game={id} />;
  if (place === 'about') return <About />;
  return place ? <Nowhere /> : <Home />;
}

// After a deployment the files of before are gone.
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

// It fetches all there is, for later; the first seconds belong to what is looked at now.
async function keepsForLater(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and sandboxes have none.
  }
}
if (!isEmbedded) setTimeout(keepsForLater, 3000);
