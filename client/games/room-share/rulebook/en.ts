// The English text of the rules page of Room Share.
import type { Sections } from './sections.ts';

export const en: Sections = {
  aim: [
    'The goal',
    'The player with the most points at the end wins. You find flats for tenants who like to share.',
    'Your tenants score points in flats with exactly three tenants. When a fourth moves in, the landlord finds out, and all four are evicted. In haunted flats your tenants cost you points.',
  ],
  setup: [
    'Set-up',
    'The building has {flats} flats in {columns} columns and {rows} rows. {centre} classic flats stand in the centre. Around them, shuffled, stand {ring} more classic flats, {suites} suites and {haunted} haunted flats. Each flat has four beds, facing up, right, down and left.',
    'Your tenants have the colour you chose at the table. One tenant of each of the four colours already lives in a corner of the centre, in the bed that faces the middle of the row. Which colour gets which corner is drawn by lot. You have {own} more tenants of your colour in your reserve.',
    'With two or three players there are neutral tenants, too. With three players everybody gets {three} of the unused colour. With two players each gets {two} of one of the two unused colours, drawn by lot. Neutral tenants are placed like any others, but score nothing.',
    'The deck has {keys} keys of each colour and {events} of each event card, shuffled together; Renovation is among them only with its variant. Everybody is dealt {hand} cards and keeps them secret. The rest is the draw pile. Played and discarded cards lie face up.',
    'The first player is drawn by lot. Turns go clockwise.',
  ],
  turn: [
    'A turn',
    'Play one card from your hand and do what it says. If a flat then holds four tenants, they are evicted. Finally, discard the card and draw back up to {hand} cards.',
    'When the draw pile is empty, the discards are shuffled and become the new one.',
  ],
  keys: [
    'Keys',
    'A key opens a flat where a tenant of its colour lives, whoever plays it. Put any tenant from your reserve, of your colour or neutral, in a free bed there.',
  ],
  events: [
    'Event cards',
    'There are {events} of each in the deck. Renovation is in it only if the table has chosen that variant.',
  ],
  eviction: [
    'Eviction',
    'Three tenants may share a flat. With a fourth, all four leave at the same time. Each moves to the neighbouring flat that their bed faces. Tenants who leave over the edge of the building come in again on the opposite side.',
    'The player whose turn it is picks a free bed for each of them, one after another, clockwise, beginning with the one who leaves upwards. If the neighbouring flat has four tenants already, the tenant stays in the old flat, in any free bed.',
    'If other flats now have four tenants, they are emptied in the same way, until no flat has four. If there are several, the player chooses which one is emptied first.',
    'An example. Flat E2, at the right edge, gets its fourth tenant. The red one faces up and moves to E1. The blue one faces right, goes out over the edge and comes in again in A2. The yellow one faces down and moves to E3, and the green one faces left and moves to D2. Three tenants lived in D2: now there are four, so D2 is emptied next.',
  ],
  end: [
    'Last chance',
    'When a player ends a turn with an empty reserve, neutral tenants included, the last chance comes. Clockwise, every other player may put one tenant from their reserve, of any colour, in a flat where their own colour lives and which has fewer than three tenants. Then the game is over.',
  ],
  score: [
    'Scoring',
    'Only tenants of your own colour count. In a flat with exactly three tenants each of yours scores {classicPays} in a classic flat, {suitePays} in a suite and {royalPays} in the royal suite (variant). In a haunted flat each costs you {ghostCosts} points, however many live there. Tenants in your reserve score nothing.',
    'The player with the most points wins. In a tie the player with fewer tenants in reserve wins, neutral ones included, then the player who came earlier in the last chance.',
    'An example. You are red. Two red tenants and a blue one share a classic flat: {pair} points. A red, a green and a yellow one share a suite: {suitePays} points. Two red ones live by themselves in another classic flat: 0 points, as they are not three. One red tenant lives in a haunted flat: that costs {ghostCosts} points. In all you have {sum} points.',
  ],
  variants: ['Variants'],
  marks: { variant: 'variant', onlyThen: 'only with the variant' },
  rulings: [
    'Good to know',
    'The beds of tenants who have just left are free for those who move in. If only one bed is free, it is taken without asking.',
    'A full flat whose four neighbours are all full has to wait. That way every chain of evictions comes to an end.',
    'You have to carry out your card if you can. Only Moving day and Renovation can turn out to have no effect; the card is then simply discarded.',
    'Moving day never takes a tenant of your own colour.',
    'A Forced eviction may choose any flat with at least one tenant. Its tenants move just as four would, and flats that become full are emptied in turn.',
    'A New lease may place any tenant from your reserve, and so may every key.',
    'Only a player’s own turn can bring the last chance: what others do to a reserve does not count. A tenant placed in the last chance never causes an eviction, as fewer than three live in the flat before.',
    'In a tie with equal reserves the player whose last chance came earlier wins, even without having used it. The player who ended the game comes after all the others.',
    'The royal suite replaces a flat of the chosen kind around the centre. Which one is drawn by lot.',
    'Without cards there are no hands, no keys and no events: put a tenant from your reserve in a free bed of any flat where somebody lives. In a tie the player who began wins, and nothing else is looked at. It cannot be combined with Renovation.',
  ],
};
