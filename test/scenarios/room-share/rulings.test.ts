import { everyRulingHasAScenario } from '../rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'room-share', mark: 'RS', count: 19 });
