// The messages between the frame and its host page. README.md in this folder documents them for other sites.
import { LANGUAGES, type Language } from '../text/index.ts';

export interface StateMessage {
  type: 'state';
  state: 'start' | 'lobby' | 'playing' | 'yourTurn' | 'over';
  /** The arrays are indexed by seat. `you` is the visitor's seat, or null. */
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

/** Returns the message, or null if it is not one that a host page may send. */
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
  /** Sends a message unless it equals the last one of its type. The very first message is `ready`. */
  tell(message: ToHost): void;
  leave(): void;
}

/** Talks to the host page only if the frame's address names its origin, because any site may frame this page. */
export function connectToHost(
  origin: string | null,
  onMessage: (message: FromHost) => void,
): HostPage {
  const { parent } = window;
  if (origin === null || parent === window) return { tell() {}, leave() {} };
  const lastSent = new Map<string, string>();
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    // Frames inside this page, windows that opened it, and other origins may send messages too.
    if (source !== parent || from !== origin) return;
    const message = parseHostMessage(data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', listen);
  const send = (message: ToHost) => {
    const text = JSON.stringify(message);
    if (lastSent.get(message.type) === text) return;
    lastSent.set(message.type, text);
    parent.postMessage({ foyer: 1, ...message }, origin);
  };
  return {
    tell(message) {
      // Any part of the page may be the first to send, but `ready` must come before it.
      send({ type: 'ready' });
      send(message);
    },
    leave: () => window.removeEventListener('message', listen),
  };
}
