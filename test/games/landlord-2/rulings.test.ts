import { everyRulingHasAScenario } from '../../kit/scenario/rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'landlord', mark: 'LS', count: 26 });
