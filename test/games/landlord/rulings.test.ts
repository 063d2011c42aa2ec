import { everyRulingHasAScenario } from '../../kit/scenario/rulings.ts';

everyRulingHasAScenario({ folder: import.meta.dirname, game: 'landlord', mark: 'LL', count: 49 });
