import { testExamples } from '../../kit/rulebooks.ts';

testExamples('room-share');
