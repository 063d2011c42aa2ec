// A phone on a slow network is a player, too: what is fetched first stays small.
import { expect, test } from 'vitest';
import { sizes } from '../../scripts/size.ts';

test('the shell and every game are within their budget', () => {
  const all = sizes();
  expect(all.length).toBeGreaterThan(1);
  const over = all.filter(({ kilobytes, budget }) => kilobytes > budget);
  expect(over).toEqual([]);
  // Nothing has been left out of the sum.
  for (const { kilobytes, budget } of all) expect(kilobytes).toBeGreaterThan(budget / 4);
});
