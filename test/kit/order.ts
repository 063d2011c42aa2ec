// Runs the tests of each file in a random order, so that no test can depend on an earlier one. The seed of the order
// is printed: `SEED=7 npm test` repeats it.
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

export const ORDER = { shuffle: { files: false, tests: true }, seed };
