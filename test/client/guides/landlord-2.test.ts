import { testGuide } from '../../kit/guides.ts';

testGuide('landlord-2', { explained: 150, pressed: 400 });
