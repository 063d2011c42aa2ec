// The messages between a frame and the host page around it.
import { afterEach, expect, test, vi } from 'vitest';
import {
  connectToHost,
  type FromHost,
  type HostPage,
  type ToHost,
} from '../../client/embed/host.ts';

// host.ts imports the texts of the page, which read the address and the language when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('location', { pathname: '/embed/', search: '' });
  vi.stubGlobal('document', { documentElement: {} });
});

const ORIGIN = 'https://blog.example';
afterEach(() => vi.unstubAllGlobals());

/** Connects a frame to a host page that records the messages. */
function frame(origin: string | null = ORIGIN) {
  const told: ToHost[] = [];
  const heard: FromHost[] = [];
  const parent = {
    postMessage({ foyer, ...message }: ToHost & { foyer: number }, to: string) {
      expect([foyer, to]).toEqual([1, ORIGIN]);
      told.push(message);
    },
  };
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('window', {
    parent,
    addEventListener: (_type: string, listen: (event: object) => void) => listeners.add(listen),
    removeEventListener: (_type: string, listen: (event: object) => void) =>
      listeners.delete(listen),
  });
  const host: HostPage = connectToHost(origin, (message) => heard.push(message));
  const says = (data: unknown, from: { source?: object; origin?: string } = {}) => {
    for (const listen of listeners) listen({ source: parent, origin: ORIGIN, data, ...from });
  };
  return { host, told, heard, says };
}

test.each<ToHost>([
  { type: 'state', state: 'lobby' },
  { type: 'height', height: 480 },
])('sends the message "ready" before a message of type $type', (message) => {
  const { host, told } = frame();
  host.tell(message);
  host.tell({ type: 'ready' });
  expect(told).toEqual([{ type: 'ready' }, message]);
});

test('sends a message only when it differs from the last one of its type', () => {
  const { host, told } = frame();
  host.tell({ type: 'ready' });
  for (const state of ['start', 'start', 'lobby', 'start'] as const)
    host.tell({ type: 'state', state });
  expect(told.map((one) => ('state' in one ? one.state : one.type))).toEqual([
    'ready',
    'start',
    'lobby',
    'start',
  ]);
});

test('neither sends nor receives messages when the address names no host', () => {
  const { host, told, heard, says } = frame(null);
  host.tell({ type: 'state', state: 'lobby' });
  says({ foyer: 1, type: 'mute', mute: true });
  expect([told, heard]).toEqual([[], []]);
});

test('receives messages only from the parent page, from the named origin, and only until it leaves', () => {
  const { host, heard, says } = frame();
  const mute = { foyer: 1, type: 'mute', mute: true };
  says(mute, { source: {} });
  says(mute, { origin: 'https://other.example' });
  says({ ...mute, foyer: 2 });
  expect(heard).toEqual([]);
  says(mute);
  host.leave();
  says(mute);
  expect(heard).toEqual([{ type: 'mute', mute: true }]);
});
