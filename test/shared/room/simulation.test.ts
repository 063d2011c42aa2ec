// Thousands of random schedules with a bad network and a failing server.
import { describe, expect, test } from 'vitest';
import { once } from '../../kit/once.ts';
import { COMMANDS } from './commands.ts';
import { type Flaw, Simulation } from './simulation.ts';

const SCHEDULES = 5000;
const PARTS = 10;

describe('under a bad network and a failing server', () => {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const first = 1 + (part * SCHEDULES) / PARTS;
    /** The events that were reached, by name. */
    const run = once(() => {
      const seeds = Array.from({ length: SCHEDULES / PARTS }, (_, at) => first + at);
      return new Set(seeds.flatMap((seed) => [...new Simulation(seed).run().reached]));
    });
    return { first, run };
  });

  test.each(parts)(
    'no change is lost or made twice, and all people see the same: from seed $first',
    ({ run }) => {
      expect(run().size).toBeGreaterThan(0);
    },
  );

  test('every event that can happen at a table has happened', () => {
    const reached = new Set(parts.flatMap(({ run }) => [...run()]));
    const stored = COMMANDS.filter((command) => command !== 'emote' && command !== 'past');
    const unasked = ['moveIn', 'standIn', 'timeUp'];
    const fates = ['silenced', 'failed', 'gone', 'lobby', 'playing', 'over'];
    for (const name of [...stored, ...unasked, ...fates]) expect(reached).toContain(name);
  });
});

test('the same seed gives the same schedule', () => {
  const [one, other] = [new Simulation(12).run(), new Simulation(12).run()];
  expect(one.report()).toBe(other.report());
  expect(one.world.journal).toEqual(other.world.journal);
});

describe('the simulation notices', () => {
  const flaws: Record<string, Flaw> = {
    'a server that forgets the last change when it wakes': ({ world }, event) => {
      if (event === 'the room sleeps') world.journal.rows.pop();
    },
    'a server that answers before it has stored': ({ world }, event) => {
      if (!event.endsWith(' arrives') || event.startsWith('failed')) return;
      if (world.journal.rows.length > 1) world.journal.rows.pop();
      world.evict();
    },
    'a change that one client gets differently': ({ world }) => {
      const [line] = world.lines;
      const at = line?.toClient.findIndex((parcel) => String(parcel).includes('"game":{')) ?? -1;
      if (!line || at < 0) return;
      const { game: _game, ...rest } = JSON.parse(String(line.toClient[at]));
      if (rest.type === 'update') line.toClient[at] = JSON.stringify(rest);
    },
    'an alarm that is lost': ({ world }, event) => {
      if (event.includes('alarms')) world.alarm = null;
    },
    'a key that is given to somebody else': ({ world }, event) => {
      const [one, , other] = world.lines;
      if (event === 'the room sleeps' && one && other) one.state = other.state;
    },
  };

  test.each(Object.entries(flaws))('%s', (_title, flaw) => {
    const noticed = () => {
      for (let seed = 1; seed <= 50; seed++) new Simulation(seed, flaw).run();
    };
    expect(noticed).toThrow(/^seed \d+: \{"game"[\s\S]*\nError: /);
  });
});
