// Your turn, told to whoever is looking elsewhere: the title, the icon, a soft sound.

import { embedderWishes, sound } from '../session/settings.ts';
import { text } from '../text/index.ts';

let told = false;
const plain = document.title;

export function announceTurn(own: boolean): void {
  document.title = own ? `● ${text.value.yourTurn}` : plain;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = own ? '/icon-turn.svg' : '/icon.svg';
  if (own && !told && sound.value.value === 'on' && !embedderWishes.mute.value) {
    void import('./chime.ts').then(({ chime }) => chime());
  }
  told = own;
}
