// The messages between a frame and the page around it.
import { afterEach, expect, test, vi } from 'vitest';
import {
  connectToHost,
  type FromHost,
  type HostPage,
  type ToHost,
} from '../../client/embed/host.ts';

// The words of the page are among what it imports, and look where they are.
vi.hoisted(() => {
  vi.stubGlobal('location', { pathname: '/embed/', search: '' });
  vi.stubGlobal('document', { documentElement: {} });
});

const ORIGIN = 'https://blog.example';
afterEach(() => vi.unstubAllGlobals());

/** A frame in a page that notes what it is told. */
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
])('sends ready first, also when the first thing to send is $type', (message) => {
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

test('sends nothing where the address names no host', () => {
  const { host, told, heard, says } = frame(null);
  host.tell({ type: 'state', state: 'lobby' });
  says({ foyer: 1, type: 'mute', mute: true });
  expect([told, heard]).toEqual([[], []]);
});

test('takes messages only from the page around, from the named origin, until it leaves', () => {
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
