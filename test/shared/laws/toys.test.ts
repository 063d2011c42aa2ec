import type { AnyGame } from '../../../shared/engine/index.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { pennies } from '../../kit/toys/pennies.ts';
import { testLaws } from './laws.ts';

for (const toy of [nim, fingers, pennies]) {
  testLaws(toy as unknown as AnyGame, { games: 200, longest: 2000 });
}
