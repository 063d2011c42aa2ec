import { testGuide } from '../../kit/guides.ts';

testGuide('landlord', { explained: 150, pressed: 400 });
