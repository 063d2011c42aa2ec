// Runs many simulated schedules of a table, with lost connections, late messages and crashes of the server. Each
// schedule has its own seed:
//   node scripts/simulate.ts --schedules 100000 --seed 3
import { parseArgs } from 'node:util';
import { Simulation } from '../test/shared/room/simulation.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});

const [first, count] = [Number(values.seed), Number(values.schedules)];
const reached = new Map<string, number>();
for (let seed = first; seed < first + count; seed++) {
  try {
    for (const name of new Simulation(seed).run().reached) {
      reached.set(name, (reached.get(name) ?? 0) + 1);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
const found = [...reached].toSorted().map(([name, times]) => `${name} ${times}`);
console.log(
  `${count} schedules from seed ${first}; how many schedules reached each situation: ${found.join(', ')}`,
);
