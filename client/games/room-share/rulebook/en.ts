import type { Sections } from './sections.ts';

export const en: Sections = {
  setup: [
    'Set-up',
    'You let rooms. Six classic flats stand in the middle of the house; round them, shuffled, 8 classic ones, 3 suites and 3 haunted ones. Each has four beds, pointing up, right, down and left.',
    'One tenant of each colour lives in the middle already. You have 8 more of your own in reserve; with three players also 2 of the unused colour, with two 8 of an unused one. These extras score nothing. Everybody gets 3 cards.',
  ],
  turn: [
    'A turn',
    'Play one card and do what it says. If a flat now holds four tenants, they are evicted. Then discard and draw back to three cards. An empty pile is made anew from the discards.',
  ],
  keys: [
    'Keys',
    'A key opens a flat where a tenant of its colour lives: put any tenant from your reserve in a free bed there.',
  ],
  events: ['Event cards'],
  eviction: [
    'Eviction',
    'Three may share a flat. With a fourth, all fly out together, each to the neighbour its bed points to. Over the edge of the house they come in on the opposite side.',
    'Whoever’s turn it is picks a free bed for each, clockwise from the one that went up. If the neighbour is full, the tenant stays in its own flat, in any free bed. Then other flats with four are emptied, until there are none.',
  ],
  end: [
    'Last chance',
    'The game ends when your reserve is empty at the end of your turn. Clockwise, every other player may then put one tenant in a flat where their own colour lives and fewer than three in all.',
  ],
  score: [
    'Points',
    'Only tenants of your own colour score: where exactly three live, and in haunted flats always.',
    'A tie goes to whoever has fewer tenants in reserve, then to whoever came earlier in the last chance.',
  ],
  variants: ['Variants'],
  rulings: [
    'Good to know',
    'Beds just left are free for those who land. A single free bed is taken without asking.',
    'A full flat between four full ones has to wait. So every chain ends.',
    'A card that can do nothing is discarded without effect: only Moving day and Renovation.',
    'In the last chance, passing keeps your place in a tie; whoever ended the game comes last.',
  ],
};
