// Tells a player who looks at another tab that it is their turn, with the title, the icon and a soft sound.
import { embedderWishes, sound } from '../session/settings.ts';
import { text } from '../text/index.ts';

let isAnnounced = false;
const plainTitle = document.title;

export function announceTurn(isOwnTurn: boolean): void {
  document.title = isOwnTurn ? `● ${text.value.yourTurn}` : plainTitle;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isOwnTurn ? '/icon-turn.svg' : '/icon.svg';
  const isSoundOn = sound.value.value === 'on' && !embedderWishes.mute.value;
  if (isOwnTurn && !isAnnounced && isSoundOn) {
    void import('./chime.ts').then(({ playChime }) => playChime());
  }
  isAnnounced = isOwnTurn;
}
