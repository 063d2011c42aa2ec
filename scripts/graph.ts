// Prints which folder imports which, and fails on a cycle of files or an import that leads upwards.
//   npm run graph
import { allImports, countLayerImports, importCycles, upwardImports } from './imports.ts';

const imports = allImports();
for (const [layer, counts] of countLayerImports(imports)) {
  const row = [...counts].map(([imported, count]) => `${imported} ${count}`).join(', ');
  console.log(`${layer.padEnd(16)} → ${row || 'no other folder'}`);
}
const cycles = importCycles(imports);
const upward = upwardImports(imports);
console.log(`\n${cycles.length} cycles, ${upward.length} imports upwards`);
for (const cycle of cycles) console.log(`cycle: ${[...cycle, cycle[0]].join(' → ')}`);
for (const { from, to } of upward) console.log(`upwards: ${from} → ${to}`);
if (cycles.length > 0 || upward.length > 0) process.exitCode = 1;
