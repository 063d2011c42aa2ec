// Tells a player who looks at another tab, or at a sheet over the table, that they have something to decide: with the
// title, the icon, a soft sound, and a line in the sheet.
import { sheetCall } from '../kit/kit.tsx';
import { embedderWishes, sound } from '../session/settings.ts';
import { type Call, callWords } from './call.ts';

let announced: Call | null = null;
const plainTitle = document.title;

export function announceTurn(call: Call | null): void {
  const line = call && callWords.value[call];
  document.title = line ? `● ${line}` : plainTitle;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = call ? '/icon-turn.svg' : '/icon.svg';
  const isSoundOn = sound.value.value === 'on' && !embedderWishes.mute.value;
  if (call && call !== announced && isSoundOn) {
    void import('./chime.ts').then(({ playChime }) => playChime());
  }
  if (call !== announced || line !== sheetCall.peek()?.line)
    sheetCall.value = line ? { line } : null;
  announced = call;
}
