// What the table does wrong as yet. Each of these fails until it is mended, and belongs then with the
// scenarios of its subject.
import { expect, test } from 'vitest';
import { lobby } from './given.ts';
import { keyOf } from './world.ts';

test('the connection that says hello with the key it has linked to keeps the seat', () => {
  const { ben } = lobby(['Ada', 'Ben'], { seats: 2 });
  ben.does('link', { key: keyOf('phone') });
  ben.key = keyOf('phone');
  ben.hello();
  ben.world.settle();
  expect(ben).toMatchObject({ closed: null, seat: 1 });
});
