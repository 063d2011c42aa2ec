// The English text of the rules page of Room Share.
import type { Sections } from './sections.ts';

export const en: Sections = {
  aim: [
    'What wins?',
    'The player with the most points at the end wins. You find flats for tenants who like to share.',
    'Your tenants score points in flats with exactly three tenants. When a fourth moves in, the landlord finds out, and all four are evicted. In haunted flats your tenants cost you points.',
  ],
  setup: [
    'How do we set up?',
    'The building has {flats} flats in {columns} columns and {rows} rows. {centre} classic flats stand in the centre. Around them, shuffled, stand {ring} more classic flats, {suites} suites and {haunted} haunted flats. Each flat has four beds, facing up, right, down and left.',
    'Your tenants have the colour you chose at the table. One tenant of each of the four colours already lives in a corner of the centre, in the bed that faces the middle of the row. Which colour gets which corner is drawn by lot. You have {own} more tenants of your colour in your reserve.',
    'With two or three players there are neutral tenants, too. With three players everybody gets {three} of the unused colour. With two players each gets {two} of one of the two unused colours, drawn by lot. Neutral tenants are placed like any others, but score nothing.',
    'The deck has {keys} keys of each colour and {events} of each event card, shuffled together; Renovation is among them only with its variant. Everybody is dealt {hand} cards and keeps them secret. The rest is the draw pile. Played and discarded cards lie face up.',
    'The first player is drawn by lot. Turns go clockwise.',
  ],
  signs: [
    'What do the signs mean?',
    'You can tell tenants apart by their colour, their hat and the sign on their chest: red ones have a heart, blue ones a diamond, yellow ones a star and green ones a clover. The keys show the same signs.',
    'Flats are named after the letter of their column and the number of their row: B3 is in the second column from the left, in the third row from the top.',
  ],
  turn: [
    'What do I do in my turn?',
    'Play one card from your hand and do what it says. If a flat then holds four tenants, they are evicted. Finally, discard the card and draw back up to {hand} cards.',
    'When the draw pile is empty, the discards are shuffled and become the new one.',
  ],
  keys: [
    'What does a key open?',
    'A key opens a flat where a tenant of its colour lives, whoever plays it. Put any tenant from your reserve, of your colour or neutral, in a free bed there.',
    'A key never opens an empty flat. You may be the fourth to move in: then all four are evicted.',
  ],
  events: [
    'What do the event cards do?',
    'There are {events} of each in the deck. Renovation is in it only if the table has chosen that variant.',
  ],
  eviction: [
    'What happens when a fourth moves in?',
    'Three tenants may share a flat. With a fourth, all four leave at the same time. Each moves to the neighbouring flat that their bed faces. Tenants who leave over the edge of the building come in again on the opposite side.',
    'The player whose turn it is picks a free bed for each of them, one after another, clockwise, beginning with the one who leaves upwards. If the neighbouring flat has four tenants already, the tenant stays in the old flat, in any free bed.',
    'If other flats now have four tenants, they are emptied in the same way, until no flat has four. If there are several, the player chooses which one is emptied first.',
  ],
  rivals: [
    'What can the others do to me?',
    'They can put a fourth tenant in your best flat, empty any flat with a Forced eviction, send a tenant of yours back to your reserve with Moving day, and move one to a haunted flat with a Flat swap. No card answers another one. The player whose turn it is also picks the beds of your evicted tenants.',
    'What helps? In a flat where only your own colour lives, others can put a tenant with a key of your colour or with Communication, and with nothing else. Mind the arrows: next to flats with two tenants, an eviction can even bring you points. And Moving day never takes your last tenant in the building.',
  ],
  end: [
    'When does it end?',
    'When a player ends a turn with an empty reserve, neutral tenants included, the last chance comes. Clockwise, every other player may put one tenant from their reserve, of any colour, in a flat where their own colour lives and which has fewer than three tenants. Then the game is over.',
  ],
  score: [
    'How are points counted?',
    'Only tenants of your own colour count. In a flat with exactly three tenants each of yours scores {classicPays} in a classic flat, {suitePays} in a suite and {royalPays} in the royal suite (variant). In a haunted flat each costs you {ghostCosts} points, however many live there. Tenants in your reserve score nothing.',
    'The player with the most points wins. In a tie the player with fewer tenants in reserve wins, neutral ones included, then the player who came earlier in the last chance.',
  ],
  variants: ['Which variants are there?', 'The host of the table chooses them before the game.'],
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
  credits: [
    'Credits',
    'Room Share is a game by Mr.Kou (RMBC 2022). The French edition is by Musoka Studio.',
    'This is an unofficial place to play it. The words and the drawings on this page are ours.',
  ],
};
