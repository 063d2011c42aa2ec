// The path of the page as a signal. Links within Foyer change it without loading the page again.
import { signal } from '@preact/signals';
import { isEmbedded } from '../session/embedded.ts';

export const currentPath = signal(location.pathname);

export function navigate(to: string): void {
  history.pushState(null, '', to);
  currentPath.value = location.pathname;
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  currentPath.value = location.pathname;
});

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const isOwn = link?.origin === location.origin && !link.target && !link.download;
  if (!link || !isPlainClick || !isOwn) return;
  event.preventDefault();
  // In a frame a link must not lead away from the table: a page of Foyer would replace it inside the other site.
  if (!isEmbedded) navigate(link.pathname + link.hash);
});
