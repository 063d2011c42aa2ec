import { testRulings } from '../../kit/scenario/rulings.ts';

testRulings({ folder: import.meta.dirname, game: 'landlord', mark: 'LL', count: 49 });
