import { defineManifest } from '../manifest.ts';
import * as facts from './facts.ts';
import { heuristic } from './heuristic.ts';
import { roomShare } from './rules.ts';

export const manifest = defineManifest({ facts, rules: roomShare, heuristic });
