import { testExamples } from '../../kit/rulebooks.ts';

testExamples('landlord-2');
