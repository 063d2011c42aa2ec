import { everyRulingHasAScenario } from '../../kit/scenario/rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'raja', mark: 'RJ', count: 35 });
