// What is said between the frame and the page around it. README.md beside this tells it to those who write pages.
import { LANGUAGES, type Language } from '../text/index.ts';

export interface StateMessage {
  type: 'state';
  state: 'start' | 'lobby' | 'playing' | 'yourTurn' | 'over';
  /** Arrays by seat; `you` is the visitor's, where they have one. */
  result?: { places: number[]; points: number[]; you: number | null };
}

export type ToHost = { type: 'ready' } | { type: 'height'; height: number } | StateMessage;

export type FromHost =
  | { type: 'theme'; theme: 'auto' | 'light' | 'dark' }
  | { type: 'language'; language: Language }
  | { type: 'mute'; mute: boolean };

const isTheme = (value: unknown): value is 'auto' | 'light' | 'dark' =>
  value === 'auto' || value === 'light' || value === 'dark';
const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** What somebody said, if it is anything at all that a page may say. */
export function parseHostMessage(data: unknown): FromHost | null {
  if (typeof data !== 'object' || data === null) return null;
  const { foyer, type, theme, language, mute } = data as Record<string, unknown>;
  if (foyer !== 1) return null;
  if (type === 'theme' && isTheme(theme)) return { type, theme };
  if (type === 'language' && isLanguage(language)) return { type, language };
  if (type === 'mute' && typeof mute === 'boolean') return { type, mute };
  return null;
}

export interface HostPage {
  /** Each kind only when it says something new; before anything else that it can be spoken to. */
  tell(message: ToHost): void;
  leave(): void;
}

/** The page around, if it has said who it is; without that nothing is told and nothing is heard. */
export function connectToHost(origin: string | null, hears: (message: FromHost) => void): HostPage {
  const { parent } = window;
  if (origin === null || parent === window) return { tell() {}, leave() {} };
  const told = new Map<string, string>();
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    // Not a frame within the frame, not a window that opened it, not the page after it has been left.
    if (source !== parent || from !== origin) return;
    const message = parseHostMessage(data);
    if (message) hears(message);
  };
  window.addEventListener('message', listen);
  const send = (message: ToHost) => {
    const text = JSON.stringify(message);
    if (told.get(message.type) === text) return;
    told.set(message.type, text);
    parent.postMessage({ foyer: 1, ...message }, origin);
  };
  return {
    tell(message) {
      // Which part of a page is the first to have something to tell is a matter of what is drawn first.
      send({ type: 'ready' });
      send(message);
    },
    leave: () => window.removeEventListener('message', listen),
  };
}
