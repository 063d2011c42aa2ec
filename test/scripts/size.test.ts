// What a first visit loads stays small enough for a phone on a slow network.
import { expect, test } from 'vitest';
import { measureSizes } from '../../scripts/size.ts';

test('the shell and every game are within their size budget', () => {
  const all = measureSizes();
  expect(all.length).toBeGreaterThan(1);
  const over = all.filter(({ kilobytes, budget }) => kilobytes > budget);
  expect(over).toEqual([]);
  // A part far below its budget would mean that files were not counted.
  for (const { kilobytes, budget } of all) expect(kilobytes).toBeGreaterThan(budget / 4);
});
