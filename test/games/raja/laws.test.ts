import { rules } from '../../../shared/games/raja/rules.ts';
import { keepsTheLaws } from '../../shared/laws/laws.ts';
import { trials } from './trials.ts';

keepsTheLaws(rules, trials.laws);
