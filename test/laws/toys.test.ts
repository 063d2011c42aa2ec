import type { AnyGame } from '../../shared/engine/index.ts';
import { fingers } from '../games/fingers.ts';
import { nim } from '../games/nim.ts';
import { pennies } from '../games/pennies.ts';
import { keepsTheLaws } from './laws.ts';

for (const toy of [nim, fingers, pennies]) {
  keepsTheLaws(toy as unknown as AnyGame, { games: 200, longest: 2000 });
}
