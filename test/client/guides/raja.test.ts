import { testGuide } from '../../kit/guides.ts';

testGuide('raja', { explained: 150, pressed: 400 });
