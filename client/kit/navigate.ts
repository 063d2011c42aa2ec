// Where we are: the path of the page. Links are followed without loading the page again.
import { signal } from '@preact/signals';
import { embedded } from '../session/embedded.ts';

export const path = signal(location.pathname);

export function go(to: string): void {
  history.pushState(null, '', to);
  path.value = location.pathname;
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  path.value = location.pathname;
});

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
  event.preventDefault();
  // In a frame nothing leads away from the table: it would be Foyer within the other site.
  if (!embedded) go(link.pathname + link.hash);
});
