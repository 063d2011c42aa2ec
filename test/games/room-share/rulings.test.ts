import { everyRulingHasAScenario } from '../../kit/scenario/rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'room-share', mark: 'RS', count: 19 });
