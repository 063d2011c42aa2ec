import { everyRulingHasAScenario } from '../rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'raja', mark: 'RJ', count: 35 });
