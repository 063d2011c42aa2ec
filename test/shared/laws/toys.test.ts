import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { pennies } from '../../kit/toys/pennies.ts';
import { testLaws } from './laws.ts';

for (const toy of [nim, fingers, pennies]) {
  testLaws(toy, { games: 200, maxMoves: 2000 });
}
