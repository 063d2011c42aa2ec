import { testGuide } from '../../kit/guides.ts';

testGuide('raja', { explained: Infinity, pressed: Infinity });
