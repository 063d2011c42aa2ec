import { testLessons } from '../../kit/lessons.ts';

testLessons('room-share', ['first']);
