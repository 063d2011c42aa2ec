import { describe, expect, test } from 'vitest';
import { flatAt } from '../../../shared/games/room-share/grid.ts';
import { given } from './table.ts';

const B2 = flatAt(1, 1);
const B3 = flatAt(1, 2);
const EVICTING = '{"frames":[{"kind":"settle","seat":0,"evictions":0},{"kind":"evict","seat":0}]}';

describe('Eviction into a full flat', () => {
  test('RS-3: a tenant whose neighbouring flat is full lands on any free arrow of its own flat', () => {
    // The fourth tenant of a3 fills a2 and b3. Emptying a2 first fills b2, so b2 and b3 are full
    // side by side.
    given(`
      C....  C....  C....  C....  C....
      Cbb.b  Cgyb.  C....  C....  C....
      Crry.  Cygg.  C....  C....  C....
      C....  C....  C....  C....  C....
      > red 7r: red talk swap
      blue 5b: blue blue blue
      yellow 6y: yellow yellow yellow
      green 6g: green green green
      pile: lease`)
      .when('red', 'card:red', 'flat:a3')
      .emitsTypes('played', 'placed', 'evicted', 'landed', 'landed')
      .when('red', 'bed:a4/up')
      .when('red', 'bed:e3/up')
      .offers('red', [], ['flat:a2', 'flat:b3'])
      .when('red', 'flat:a2')
      .when('red', 'bed:a1/up')
      .emitsTypes('landed', 'landed')
      .when('red', 'bed:a3/up')
      .when('red', 'bed:e2/up')
      .offers('red', [], ['flat:b2', 'flat:b3'])
      .then(`
        Cb...  C....  C....  C....  C....
        C....  Cgybb  C....  C....  Cb...
        Cr...  Cyggr  C....  C....  Cr...
        Cy...  C....  C....  C....  C....`)
      .when('red', 'flat:b3')
      // The yellow tenant would go up to b2.
      .emitsTypes('evicted')
      .offers('red', [], ['bed:b3/up', 'bed:b3/right', 'bed:b3/down', 'bed:b3/left'])
      .refuses('red', ['bed:b2/up'], 'staysIn')
      .when('red', 'bed:b3/right')
      .emits({ type: 'landed', seat: 0, colour: 'yellow', from: B3, flat: B3, arrow: 1 })
      .when('red', 'bed:c3/up')
      .when('red', 'bed:b4/up')
      .offers('red', [], ['bed:a3/right', 'bed:a3/down', 'bed:a3/left'])
      .when('red', 'bed:a3/right')
      // Only b2 is still full. A tenant who goes down from there finds the yellow one at home.
      .emitsTypes('landed', 'evicted')
      .when('red', 'bed:b1/up')
      .when('red', 'bed:c2/up')
      .offers('red', [], ['bed:b3/up', 'bed:b3/down', 'bed:b3/left'])
      .when('red', 'bed:b3/left')
      .when('red', 'bed:a2/up')
      .then(`
        Cb...  Cg...  C....  C....  C....
        Cb...  C....  Cy...  C....  Cb...
        Crr..  C.y.b  Cg...  C....  Cr...
        Cy...  Cg...  C....  C....  C....`)
      .asks('blue', 'turn');
  });

  test('RS-3: several tenants may stay, each on an arrow that is still free', () => {
    given(`
      C....  Cgggg  C....  C....  C....
      Cbbbb  Cryyg  C....  C....  C....
      C....  C....  C....  C....  C....
      C....  C....  C....  C....  C....
      red: red
      blue: blue
      rest: ${EVICTING}`)
      .when('red', 'flat:b2')
      .when('red', 'bed:b2/left')
      .when('red', 'bed:c2/up')
      .when('red', 'bed:b3/up')
      .offers('red', [], ['bed:b2/up', 'bed:b2/right', 'bed:b2/down'])
      .refuses('red', ['bed:b2/left'], 'bedTaken')
      .refuses('red', ['bed:a2/up'], 'staysIn');
  });
});

describe('RS-9: a flat whose four neighbours are all full may not be chosen', () => {
  const counts = ['33003', '30000', '43003', '33003'];
  const flat = (count: string) => `C${'rbyg'.slice(0, Number(count)).padEnd(4, '.')}`;
  const house = counts.map((row) => [...row].map(flat).join('  ')).join('\n');

  test('one example: evicting six flats leaves a1 and all its neighbours full', () => {
    const table = given(`${house}
      red: red
      blue: blue
      rest: ${EVICTING}`);
    expect(table.full()).toEqual(['flat:a3']);
    for (const ref of ['flat:a3', 'flat:b3', 'flat:e3', 'flat:a4', 'flat:e4', 'flat:b4']) {
      table.asks('red', 'evict').when('red', ref);
      while (table.state.frames.at(-1)?.kind === 'land') table.when('red', ...table.first('red'));
    }
    const full = table.full();
    for (const ref of ['flat:a1', 'flat:b1', 'flat:e1', 'flat:a2', 'flat:a4']) {
      expect(full).toContain(ref);
    }
    const others = full.filter((ref) => ref !== 'flat:a1');
    table.asks('red', 'evict').refuses('red', ['flat:a1'], 'noWayOut').offers('red', [], others);
  });

  test.each([
    ['up', '....', 'bbbb', 'bbbb', 'bbbb', 'b1'],
    ['right', 'bbbb', 'bbb.', 'bbbb', 'bbbb', 'c2'],
    ['down', 'bbbb', 'bbbb', '.bbb', 'bbbb', 'b3'],
    ['left', 'bbbb', 'bbbb', 'bbbb', 'b.bb', 'a2'],
  ])(
    'a flat with three full neighbours may be chosen, because the one %s is not full',
    (_arrow, up, right, down, left, open) => {
      const full = ['b1', 'b2', 'b3', 'a2', 'c2'].filter((flat) => flat !== open);
      given(`
      C....     C${up}    C....      C....  C....
      C${left}  Cryyg     C${right}  C....  C....
      C....     C${down}  C....      C....  C....
      C....     C....     C....      C....  C....
      red: red
      blue: blue
      rest: ${EVICTING}`)
        .offers(
          'red',
          [],
          full.map((flat) => `flat:${flat}`),
        )
        .when('red', 'flat:b2')
        .emits({ type: 'evicted', seat: 0, flat: B2 });
    },
  );
});
