import { testRulings } from '../../kit/scenario/rulings.ts';

testRulings({ folder: import.meta.dirname, game: 'raja', mark: 'RJ', count: 35 });
