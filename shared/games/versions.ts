// The version of each game's rules. Raise it with every change after which a stored state or an open page would not
// fit any more (test/golden/shape.test.ts sees most of them), and bring the game's `upgrade`: tables are in play while
// it is deployed. In a file of its own, because pages say it to the server before they have fetched any rules.
export const VERSIONS = {
  'room-share': 2,
  landlord: 2,
  'landlord-2': 2,
  raja: 1,
} as const;
