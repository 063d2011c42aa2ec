import { defineManifest } from '../manifest.ts';
import * as facts from './facts.ts';
import { heuristic } from './heuristic.ts';
import { raja } from './rules.ts';

export const manifest = defineManifest({ facts, rules: raja, heuristic });
