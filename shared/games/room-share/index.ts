import { defineManifest } from '../manifest.ts';
import * as facts from './facts.ts';
import { heuristic } from './heuristic.ts';
import { rules } from './rules.ts';

export const manifest = defineManifest({ facts, rules, heuristic });
