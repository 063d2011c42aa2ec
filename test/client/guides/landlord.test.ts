import { testGuide } from '../../kit/guides.ts';

testGuide('landlord', { explained: 300, pressed: Infinity });
