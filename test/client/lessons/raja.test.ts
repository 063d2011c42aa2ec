import { testLessons } from '../../kit/lessons.ts';

testLessons('raja', ['first']);
