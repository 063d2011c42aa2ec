import { rules } from '../../../shared/games/landlord/rules.ts';
import { testLaws } from '../../shared/laws/laws.ts';
import { trials } from './trials.ts';

testLaws(rules, trials.laws);
