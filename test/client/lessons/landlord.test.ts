import { testLessons } from '../../kit/lessons.ts';

testLessons('landlord', ['first']);
