import { testExamples } from '../../kit/rulebooks.ts';

testExamples('raja');
