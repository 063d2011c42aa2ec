import { render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { path } from './go.ts';
import { Home } from './pages/home.tsx';
import './table/settings.ts';
import './ui/theme.css';

const Table = lazy(() => import('./table/page.tsx').then(({ TablePage }) => TablePage));
const Here = lazy(() => import('./pages/here.tsx').then(({ HerePage }) => HerePage));
const Rules = lazy(() => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const About = lazy(() => import('./pages/about.tsx').then(({ About: Page }) => Page));

function App() {
  const [, place, id = ''] = path.value.split('/');
  if (place === 't' || place === 'embed') return <Table key={id} room={id} />;
  if (place === 'here') return <Here key={id} game={id} />;
  if (place === 'rules') return <Rules game={id} />;
  if (place === 'about') return <About />;
  return <Home />;
}

// After a deploy the old chunks are gone and their addresses answer with the page: load it anew.
window.addEventListener('vite:preloadError', () => location.reload());

const root = document.getElementById('app');
if (root) {
  render(
    <Suspense fallback={null}>
      <App />
    </Suspense>,
    root,
  );
}
