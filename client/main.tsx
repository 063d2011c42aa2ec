import { render } from 'preact';
import { embedded } from './embed/asked.ts';
import { shelved } from './games/index.ts';
import { path } from './go.ts';
import { later } from './later.tsx';
import { Guard } from './renew/guard.tsx';
import { renew } from './renew/reload.ts';
import { report, reportUncaught } from './renew/report.ts';
import { TablePage } from './table/page.tsx';
import './table/settings.ts';
import { spoken } from './text/index.ts';
import theme from './ui/theme.css?inline';
import { wear } from './ui/wear.ts';

wear(theme);

// Whoever follows an invite has no need of it; who comes by the front door has it on the way with the words.
const home = () => import('./pages/home.tsx').then((page) => page.Home);
if (path.value === '/') void home();
const Home = later(home);
const Embed = later(() => import('./embed/page.tsx').then(({ EmbedPage }) => EmbedPage));
const Here = later(() => import('./local/here.tsx').then(({ HerePage }) => HerePage));
const Solo = later(() => import('./local/solo.tsx').then(({ SoloPage }) => SoloPage));
const Rules = later(() => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const Nowhere = later(() => import('./pages/nowhere.tsx').then((page) => page.Nowhere));
const Insert = later(() =>
  import('./pages/insert/page.tsx').then((page) => spoken(page.InsertPage)),
);
const About = later(() => import('./pages/about.tsx').then((page) => page.About));

function App() {
  const [, place, id = ''] = path.value.split('/');
  if (embedded) return <Embed />;
  if (place === 't') return <TablePage key={id} room={id} />;
  if (place === 'here' && shelved(id)) return <Here key={id} game={id} />;
  if (place === 'solo' && shelved(id)) return <Solo key={id} game={id} />;
  if (place === 'rules' && shelved(id)) return <Rules game={id} />;
  if (place === 'insert' && (!id || shelved(id))) return <Insert game={id} />;
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
