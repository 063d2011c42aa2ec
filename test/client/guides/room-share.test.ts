import { testGuide } from '../../kit/guides.ts';

testGuide('room-share', { explained: Infinity, pressed: Infinity });
