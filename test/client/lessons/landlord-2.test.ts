import { testLessons } from '../../kit/lessons.ts';

testLessons('landlord-2', ['first', 'short']);
