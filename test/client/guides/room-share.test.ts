import { testGuide } from '../../kit/guides.ts';

testGuide('room-share', { explained: 150, pressed: 400 });
