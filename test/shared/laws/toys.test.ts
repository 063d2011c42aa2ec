import type { AnyGame } from '../../../shared/engine/index.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { pennies } from '../../kit/toys/pennies.ts';
import { testLaws } from './laws.ts';

const toys: AnyGame[] = [nim, fingers, pennies];

for (const toy of toys) {
  testLaws(toy, { games: 200, longest: 2000 });
}
