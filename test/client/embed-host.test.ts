// What a frame says to the page around it, in which order, and what it hears.
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
])('that it is ready comes first, also when $type is what it has to tell', (message) => {
  const { host, told } = frame();
  host.tell(message);
  host.tell({ type: 'ready' });
  expect(told).toEqual([{ type: 'ready' }, message]);
});

test('each kind is told only when it says something new', () => {
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

test('to a page that has not said who it is nothing is told', () => {
  const { host, told, heard, says } = frame(null);
  host.tell({ type: 'state', state: 'lobby' });
  says({ foyer: 1, type: 'mute', mute: true });
  expect([told, heard]).toEqual([[], []]);
});

test('only the page around is heard, from where it said that it is, until it is left', () => {
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
