// Your turn, told to whoever is looking elsewhere: the title, the icon, a soft sound.
import { text } from '../text/index.ts';
import { around, sound } from './settings.ts';

let told = false;
const plain = document.title;

export function announce(own: boolean): void {
  document.title = own ? `● ${text.value.yourTurn}` : plain;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = own ? '/icon-turn.svg' : '/icon.svg';
  if (own && !told) chime();
  told = own;
}

let audio: AudioContext | null = null;

function chime(): void {
  if (sound.value.value === 'off' || around.mute.value) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    note(audio, 523, start);
    note(audio, 784, start + 0.12);
  } catch {
    // No sound to be had: the title tells it, too.
  }
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
