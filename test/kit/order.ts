// The tests of a file run in another order each time, so that none comes to lean on one before it. The order is
// printed as a seed: `SEED=7 npm test` repeats it.
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

export const ORDER = { shuffle: { files: false, tests: true }, seed };
