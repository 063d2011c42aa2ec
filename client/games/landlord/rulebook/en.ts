import type { Sections } from './sections.ts';

export const en: Sections = {
  aim: [
    'What it is about',
    'You build houses, let the flats and collect rent. Good tenants move into yours, the others into other people’s. If that is too slow, there are bombs. Whoever has most dollars at the end wins.',
    'Every card is double. The back is a flat, the same on all {deck}; the front is a tenant, a part of a building or an action. So any card can be a floor, for the price of what it could have been.',
  ],
  setup: [
    'Set-up',
    'Everybody gets a Roof, {cards} more cards and {dollars} dollars. The rest is the pile; the jail stands ready. A dealer is drawn by lot, and the player to the left begins.',
    'You see the fronts of your hand; of the others’ hands everybody sees how many cards there are. Dollars are public.',
  ],
  turn: [
    'A turn',
    '1. Inspection. In each of your houses with Squatters, the tenant that pays most moves out: to a suitable empty flat of yours; if there is none, to one of anybody’s; if there is none at all, to the discards. If you are in jail, you may now pay {bail} dollars and leave it.',
    '2. Cards. Play as many as you like: build, move tenants in, act.',
    '3. Rent. Each tenant pays its rent, each empty flat brings 1. A house with Squatters brings nothing. You get at least {least}.',
    '4. Shopping. Buy cards from the pile, one by one: the first {cheap} cost 1 dollar each, more cost 2. All together never more than this turn’s rent.',
  ],
  building: [
    'Building',
    'Lay one to {highest} cards from your hand, flat side up, and close the house in the same turn with a Roof, a Flat roof or a Roof dormer. Until the roof is on you may take the floors back, but play nothing else; a card for the roof has to stay in your hand. Their fronts stay your secret.',
    'The height of a house is its number of floors, without cellar and roof flat. It never grows any higher.',
    'Later anybody may put a Roof renovation, a Roof dormer or a Flat roof on a plain Roof, and one Cellar renovation under each house, also under other people’s.',
    'No roof in hand? In your play phase offer dollars for one, to one player or to all in turn. They sell a roof card of their choice, name a higher price or decline. You may withdraw until somebody says yes. An offer that was turned down can only be raised.',
  ],
  tenants: [
    'Tenants',
    'A tenant from your hand moves into an empty flat of any finished house, yours or not. A flat is suitable if the house has no more floors than the card allows, the place is right, and the neighbours agree.',
    'Who needs two flats takes two empty ones, one above the other. A cellar flat counts as neighbour of the ground floor, a roof flat of the top floor, but they are not neighbours of each other.',
    'Who has to move out never comes back into the same house, and settles only where it suits. Within a house a tenant may move as it likes: only the place on its card is asked.',
  ],
  actions: [
    'Actions',
    'You may aim them at everybody, yourself included. Played cards are discarded, whether they worked or not.',
  ],
  answers: [
    'Answers',
    'Whoever is hit by a card may answer: a Move with Broker, Squatters with Police, a Murder or a Bomb with Lunatic or Police. They are asked whatever they hold, unless they hold nothing: so a pause tells nothing. When a card hits whoever played it, nobody is asked.',
    'A Move goes like this: the Mover is paid, the Broker is asked, the tenant moves, Squatters may meet the Police.',
    'The Lunatic’s own crime is never answered. If it finds nothing to hit, the crime fails.',
  ],
  jail: [
    'Police and jail',
    'The police begin with whoever played the Murder or the Bomb. Who shows no Alibi and no Court goes to jail; who shows one sends them to the left, round after round if need be. Even to whoever called them.',
    'A prisoner is not asked: there is no better alibi. The cell holds one, a new prisoner frees the old one.',
    'In jail you play as always, but collect only 1 dollar for each of your houses without Squatters, at least 1. Ways out: {bail} dollars at the start of your turn, Court or Politics in your play phase, or a successor.',
    'Where a Family reports a crime, nobody need call: the victim is asked for the Lunatic only, and there is one investigation, however many Families report.',
  ],
  end: [
    'The end',
    'With two to four players, once the last card of the pile has been drawn everybody has one more turn, whoever drew it too. With five or six the discards become a new pile first; the second time is the last.',
    'What should go under a pile that has run out is discarded. Most dollars win; a tie is shared.',
  ],
  variants: ['Variants'],
  rulings: [
    'Good to know',
    '“Pays most” and the Broker’s sum are the rent of the moment, with texts and neighbours, as if there were no Squatters, no jail and no Rent withheld.',
    'Squatters may join Squatters. Each Police removes one card of them; however many there are, one tenant leaves the house a turn.',
    'Celebrities among themselves pay {celebrities}. Rents double once, however many Celebrities there are, and theirs never. Squatters are no company.',
    'Who can’t pay the Mover or the Broker in full pays what there is, the Mover first.',
    'Mover, Broker and roof sales are paid in full in jail and in squatted houses too. They buy no cards: only rent does.',
    'Who gets jailed in the own play phase collects as a prisoner this turn, unless Court or Politics helps.',
    'Demolition: everybody gets a flat first, then musicians among them drive out those they joined. A choice that would leave somebody later without a flat is not offered.',
    'Rent withheld is over at its landlord’s next rent, also in jail and with Squatters. A second one on the same tenant waits for the rent after.',
    'A Family reports a crime in its own building also when it is the victim itself.',
    'In an open trade one lays down cards and dollars, the other sees them and lays down theirs, perhaps nothing, and the first shakes hands or not. Nobody else sees the cards.',
    'Without card texts anybody may live with anybody, anywhere, and the Mover pays {mover}. Of all the texts only the Squatters’ stays: no rent, the best tenant leaves, Police removes them.',
    'Several cards go under the pile in an order that nobody knows.',
    'With five or six players the new pile comes at once, and shopping goes on at the running price.',
  ],
  credits: [
    'Credits',
    '{title} is a game by Friedemann Friese, published by 2F-Spiele in {year}. This is an unofficial place to play it, with respect for its author. The words and pictures are our own; where the sources differ, the rulings are too.',
  ],
};
