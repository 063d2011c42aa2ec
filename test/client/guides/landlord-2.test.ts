import { testGuide } from '../../kit/guides.ts';

testGuide('landlord-2', { explained: 300, pressed: Infinity });
