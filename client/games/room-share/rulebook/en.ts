import type { Sections } from './sections.ts';

export const en: Sections = {
  aim: [
    'What it is about',
    'You let flats to tenants who like to share. The player with the most points at the end wins.',
    'Your tenants score in flats with exactly three tenants. When a fourth moves in, the landlord finds out, and all four are evicted. In haunted flats your tenants cost you points.',
  ],
  setup: [
    'Set-up',
    'The building has {flats} flats in {columns} columns and {rows} rows. {centre} classic flats stand in the centre. Around them, shuffled, stand {ring} more classic flats, {suites} suites and {haunted} haunted flats. Each flat has four beds, facing up, right, down and left.',
    'Your tenants have the colour that you chose at the table. One tenant of each of the four colours already lives in a corner of the centre, in the bed that faces sideways into it; which corner is drawn by lot. You have {own} more tenants of your colour in your reserve.',
    'With two or three players there are neutral tenants, too. With three players everybody gets {three} of the unused colour. With two players each gets {two} of one of the two unused colours, drawn by lot. Neutral tenants are placed like others, but score nothing.',
    'The deck has {keys} keys of each colour and {events} of each event card, shuffled together. Everybody is dealt {hand} cards and keeps them secret. The rest is the draw pile. Played cards and discards lie open.',
    'The first player is drawn by lot. Turns go clockwise.',
  ],
  turn: [
    'A turn',
    'Play one card from your hand and do what it says. If a flat then holds four tenants, they are evicted. At last discard the card and draw back to {hand} cards.',
    'When the draw pile is empty, the discards are shuffled and become the new one.',
  ],
  keys: [
    'Keys',
    'A key opens a flat where a tenant of its colour lives, whoever plays it. Put any tenant from your reserve, of your colour or neutral, in a free bed there.',
  ],
  events: ['Event cards', 'There are {events} of each in the deck.'],
  eviction: [
    'Eviction',
    'Three tenants may share a flat. With a fourth, all four leave together, each for the neighbouring flat that their bed faces. Over the edge of the building they come in on the opposite side.',
    'The player whose turn it is picks a free bed for each of them, one after another, clockwise from the one who leaves upwards. If the neighbouring flat has four tenants already, the tenant stays in the old flat, in any free bed.',
    'If other flats now have four tenants, they are emptied likewise, until there are none. If there are several, the player chooses which one is emptied first.',
    'An example. Flat E2, at the right edge, gets its fourth tenant. The one facing up moves to E1, the one facing right over the edge to A2, the one facing down to E3 and the one facing left to D2. Three tenants lived in D2: now there are four, so D2 is emptied next.',
  ],
  end: [
    'Last chance',
    'If your reserve is empty at the end of your turn, neutral tenants included, the last chance comes. Clockwise, every other player may put one tenant of any colour in a flat where their own colour lives and which has fewer than three tenants. Then the game is over.',
  ],
  score: [
    'Scoring',
    'Only tenants of your own colour count. In a flat with exactly three tenants each of them scores {classicPays} in a classic flat, {suitePays} in a suite and {royalPays} in the royal suite. In a haunted flat each costs you {ghostCosts} points, however many live there. Tenants in your reserve score nothing.',
    'The player with the most points wins. In a tie the player with fewer tenants in reserve wins, neutral ones included, then the player who was earlier in the last chance.',
    'An example. You are red. Two red tenants and a blue one share a classic flat: {pair} points. A red, a green and a yellow one share a suite: {suitePays} points. Two red ones live in another classic flat by themselves: 0 points, as they are not three. One red tenant lives in a haunted flat: that costs {ghostCosts} points. In all you have {sum} points.',
  ],
  variants: ['Variants'],
  rulings: [
    'Good to know',
    'Beds just left are free for those who move in. If only one bed is free, it is taken without asking.',
    'A full flat between four full ones has to wait. So every chain of evictions ends.',
    'You have to carry out your card if you can. Only Moving day and Renovation can be without any effect; then the card is just discarded.',
    'Moving day never takes a tenant of your own colour.',
    'A forced eviction may choose any flat with at least one tenant. Its tenants move like four would, and flats that become full are emptied in turn.',
    'A new lease may place any tenant of your reserve, and so may every key.',
    'The last chance comes only from your own turn: what others do to your reserve does not count. It never causes an eviction.',
    'If you pass in the last chance, you keep your rank in a tie. The player who ended the game comes last.',
    'The royal suite replaces a flat of the chosen kind around the centre. Which one is drawn by lot.',
    'Without cards there are no hands, no keys and no events: put a tenant from your reserve in a free bed of any flat where somebody lives. In a tie the player who began wins, and nothing else is looked at. It cannot be combined with Renovation.',
  ],
};
