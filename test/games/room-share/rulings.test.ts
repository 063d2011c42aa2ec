import { testRulings } from '../../kit/scenario/rulings.ts';

testRulings({ folder: import.meta.dirname, game: 'room-share', mark: 'RS', count: 19 });
