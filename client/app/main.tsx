import { render } from 'preact';
import { gameInfo } from '../games/index.ts';
import { Guard } from '../kit/guard.tsx';
import { lazy } from '../kit/lazy.tsx';
import { path } from '../kit/navigate.ts';
import { embedded } from '../session/embedded.ts';
import { renew } from '../session/reload.ts';
import { report, reportUncaught } from '../session/report.ts';
import { TablePage } from './pages/table.tsx';
import '../session/settings.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import base from '../kit/base.css?inline';
import tokens from '../kit/tokens.css?inline';
import { spoken } from '../text/index.ts';

adoptStyles(tokens, base);

// Whoever follows an invite has no need of it; who comes by the front door has it on the way with the words.
const home = () => import('./pages/home.tsx').then((page) => page.Home);
if (path.value === '/') void home();
const Home = lazy(home);
const Embed = lazy(() => import('../embed/page.tsx').then(({ EmbedPage }) => EmbedPage));
const Here = lazy(() => import('../local/here.tsx').then(({ HerePage }) => HerePage));
const Solo = lazy(() => import('../local/solo.tsx').then(({ SoloPage }) => SoloPage));
const Rules = lazy(() => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const Nowhere = lazy(() => import('./pages/nowhere.tsx').then((page) => page.Nowhere));
const Insert = lazy(() =>
  import('./pages/insert/page.tsx').then((page) => spoken(page.InsertPage)),
);
const About = lazy(() => import('./pages/about.tsx').then((page) => page.About));

function App() {
  const [, place, id = ''] = path.value.split('/');
  if (embedded) return <Embed />;
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
  renew();
});
reportUncaught();

const root = document.getElementById('app');
if (root) {
  const page = (
    <Guard of={0} game="">
      <App />
    </Guard>
  );
  void spoken(page).then((ready) => render(ready, root));
}

// It fetches all there is, for later; the first seconds belong to what is looked at now.
async function keepsForLater(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and sandboxes have none.
  }
}
if (!embedded) setTimeout(keepsForLater, 3000);
