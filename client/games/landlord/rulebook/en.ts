// The English text of the rules page of Landlord!.
import type { Sections } from './sections.ts';

/** The rules that both editions share. */
export const sharedRules = {
  double:
    'Every card is double. The back is an apartment, the same on all {deck}; the front is a tenant, a part of a building or an action. So any of these cards can be laid as a floor. That costs no dollars, but while it is a floor you cannot play its front.',
  threats:
    'They can send Squatters into your buildings, drive your tenants out with Musicians or take them away with a Move, withhold a rent, commit a Murder, blow up a building with a Bomb, and empty or pull down one with an Eviction or a Demolition. Police help against Squatters, a Broker against a Move, the Lunatic or Police against a crime, that is, a Murder or a Bomb. Against everything else there is no answer.',
  signs:
    'Whatever you see on the table explains itself: press long on it, or point at it. These pictures show the signs that you meet most.',
  rents:
    'In your rent phase all your buildings are added up: what each tenant pays at that moment, and 1 for each empty apartment. A building with Squatters brings nothing. What the number of a tenant’s card says is only the beginning: texts and neighbours can change it.',
  police:
    'After a Murder or a Bomb the Police do not save anybody: they investigate. They begin with the player who committed the crime. A player who plays neither Alibi nor Court goes to jail; a player who plays one sends the police on to the left, round the table if need be, even to the player who called them. Nobody has to play such a card, and a player with no cards at all goes to jail at once.',
  prisoner:
    'The police pass over a player who is already in jail. The cell holds only one, so a new prisoner frees the old one.',
  openTrade:
    'Open trade: on your turn you lay down cards and dollars for another player, who sees them and lays down theirs, perhaps nothing; then you shake hands or not. Nobody else sees the cards. What a player has declined is not offered to them again in this phase.',
  ends: 'The game ends with whichever comes first: the chosen number of rounds, or the round in which somebody reaches the chosen amount, or the end of the draw pile.',
  mostRent:
    '“Paying the most” and the sum for the Broker go by the rent paid at that moment, with card texts and neighbours, as if there were no Squatters, no jail and no Rent withheld.',
  moreSquatters:
    'Squatters may move in with Squatters. Each Police card removes one Squatters card. However many there are, one tenant a turn leaves the building.',
  hiddenOrder: 'Several cards go under the draw pile in a random order that nobody knows.',
};

export const en: Sections = {
  aim: [
    'What wins?',
    'The player with the most dollars at the end wins. You put up buildings, let the apartments and collect rent. Good tenants move into your own buildings, the others into your rivals’. If that is too slow, there are bombs.',
    'Only dollars count at the end. Buildings, tenants and the cards in your hand are then worth nothing, so spend in time, but not at the last moment.',
  ],
  setup: [
    'How do we set up?',
    'Everybody gets a Roof, {cards} more cards and {dollars} dollars. The rest is the draw pile; the jail stands ready. A dealer is drawn by lot. The player on the dealer’s left begins, and turns go on to the left.',
    'You see only the fronts of your own cards; of the other hands everybody sees only how many cards they hold. Dollars are public.',
  ],
  signs: ['What do the signs mean?', sharedRules.signs],
  turn: [
    'What do I do in my turn?',
    '1. Inspection. If you are in jail, you may first pay {bail} dollars and go free. Then, in each of your buildings with Squatters, the tenant paying the most must leave; if several pay the same, you choose one of them. Squatters themselves never leave. The tenant goes to a suitable empty apartment of your own (“Who may live where?” says which are suitable), whichever you like. If you have none, you choose one in any other building; if there is none at all, the tenant is discarded. With several such buildings you choose the order, and rents are worked out afresh after each.',
    '2. Cards. Play as many as you like, in any order: build, move tenants in, act.',
    '3. Rent. Each tenant pays rent, and each empty apartment brings 1. A building with Squatters brings nothing at all. You always get at least {least}.',
    '4. Buying. Buy cards from the draw pile one by one, and see each before you decide on the next. The first {cheap} cost 1 dollar each, any more cost 2 each. You can never spend more than this turn’s rent.',
  ],
  building: [
    'How do I build?',
    sharedRules.double,
    'Lay one to {highest} cards from your hand, apartment side up, and finish the building in the same turn with a Roof, a Flat roof or a Roof dormer. Until the roof is on you may take the floors back, but you may play no other card; all that time you must keep a roof card in your hand. The fronts of the floors stay your secret. Buildings are numbered in the order in which they are built, over all streets.',
    'The height of a building is its number of floors; cellar apartment and roof apartment do not count. A finished building never gets another floor.',
    'A Roof dormer is an apartment from the start; a plain Roof is not. Later anybody may put a Roof renovation, a Roof dormer or a Flat roof on a plain Roof, and one Cellar renovation under each building, even a rival’s. A roof that has been changed once cannot be changed again.',
    'No roof card in hand? In your play phase offer dollars for one, to one player or to all in turn, even 0. They sell a roof card of their choice, name another price or decline. A player who names a price lays the roof face down beside it. You may withdraw until somebody accepts. If a player has declined your offer, or you have withdrawn it, you can only offer that player more in this phase; an offer that was accepted may be made again.',
  ],
  tenants: [
    'Who may live where?',
    'A tenant from your hand moves into an empty apartment of any finished building, yours or not. An apartment is suitable if the building has no more floors than the card allows, if it is on a storey the card allows (Pensioners, for example, live only on the ground floor or in a cellar apartment), and if the tenants there do not rule it out (only Freaks, for example, move in with Freaks).',
    'A tenant who needs two apartments takes two empty ones, one above the other. The cellar apartment counts as a neighbour of the ground floor, the roof apartment of the top floor; but they are not neighbours of each other.',
    'A tenant who is forced out is never rehoused in the building they leave, and moves only where it is suitable. Within one building, by contrast, a tenant may be moved freely: only the storey counts, where the card asks for one, not the neighbours, and a Musician drives nobody out.',
  ],
  actions: [
    'What do action cards do?',
    'You may aim an action card at anybody, yourself included. Once played, it is discarded, whether it worked or not. Some action cards can be answered: an answer is a card that another player plays in reply.',
    'You need not discard anything yourself. Once a card has taken effect or failed, the cards go to the discard pile by themselves, in this order: first what the card hit, then the card itself, last the answers to it. In an investigation each card is discarded at once. So the last card played lies on top, for Recycle.',
    'Recycle swaps itself for that top card. You may play it at any decision of your own (bail, inspection, playing cards, rehousing, trading, buying, but not in the middle of a building) and whenever you are asked anything, by the police too. Then you decide as before, and may already use the card you took. On another player’s turn you can play it only if you are asked something.',
  ],
  answers: [
    'What can the others do to me?',
    sharedRules.threats,
    'A player who is hit by a card may answer it: a Move of one of their tenants with a Broker, Squatters moving in with Police, a Murder or a Bomb with the Lunatic or Police. You are asked even if you hold no such card, so that nobody can guess your hand. Only a player without any cards is not asked. When you hit yourself, nobody is asked. But Squatters whom you move to somebody else can still meet the Police there.',
    'A Move is carried out in this order: the Mover’s landlord is paid, the Broker is asked for, the tenant moves, a Musician drives others out, and Squatters may meet the Police.',
    'The Lunatic turns a Murder or a Bomb back: whoever plays the Lunatic chooses a tenant or a building of the player who began. The tenant may be Squatters, but not a Single. Nobody can answer this, no Police come, and no Family reports it. If there is nothing to hit, the crime fails.',
    'A Murder of a Single can be answered only with the Lunatic. Otherwise the Murder simply fails: the Single stays, and nobody reports anything.',
  ],
  jail: [
    'When do the police come?',
    sharedRules.police,
    sharedRules.prisoner,
    'In jail you play as usual, but collect only 1 dollar for each of your buildings without Squatters, and at least {least}. You get out for {bail} dollars during your inspection, with Court or Politics in your play phase, or when somebody else is jailed.',
    'If you are jailed while playing your cards, you collect as a prisoner this turn, unless Court or Politics gets you out.',
    'Where a Family reports a crime, nobody need call the police: the victim is asked for the Lunatic only. However many Families report, there is one investigation.',
  ],
  end: [
    'When does it end?',
    'With two to four players: once the last card of the draw pile has been drawn, everybody has one more turn, including the player who drew it. With five or six players, the first time the draw pile runs out, the discard pile is shuffled into a new one at once, and buying goes on at the price reached; the second time, everybody has one more turn. If there is nothing to shuffle, the first time counts as the second.',
    'Cards that should go under a draw pile that has run out are discarded. The player with the most dollars wins; a tie is shared.',
  ],
  money: [
    'How are the dollars counted?',
    sharedRules.rents,
    'Celebrities alone or with other Celebrities pay {celebritiesRent}. Rents double only once, however many Celebrities there are, and the Celebrities’ own never do. Squatters do not count as company.',
    'If you cannot pay the Mover and the Broker in full, you pay what you have, the Mover first.',
    'What you get for the Mover, the Broker and roofs is paid in full even in jail and for squatted buildings. It cannot be spent on cards: only rent can.',
  ],
  variants: [
    'Which variants are there?',
    'Anyone answers: everybody is asked except the player who played the card, first the victim, then the others in turn to the left, until somebody answers. It works as if the victim had answered, with two exceptions: whoever plays the Lunatic chooses what it hits, and whoever plays the Broker gets the rent.',
    `${sharedRules.openTrade} Without this option only roof cards are bought.`,
    'Without card texts anybody may live with anybody, on any storey, and the Mover pays {moverRent}; only rent, apartments and height count. Of the texts only that of the Squatters still holds: no rent from their building, a tenant leaves at the inspection, Police remove them. In this game a tenant may be forced into another squatted building of yours; if that is still to be inspected, the tenant may have to leave once more.',
    sharedRules.ends,
  ],
  rulings: [
    'Good to know',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'Demolition: first everybody gets an apartment, then the Musicians among them drive out those who lived there when they came; the landlord of the demolished building chooses. A choice that would leave a later tenant without an apartment is not offered.',
    'Rent withheld lapses at its landlord’s next rent, even in jail and with Squatters. A second one on the same tenant waits for the rent after that. The tenant still counts as a neighbour, for Students and for Celebrities.',
    'A Family also reports a crime in its own building when it is the victim itself.',
    'A landlord who takes back or moves the Mother and child plays no Move: no Mover is paid, and no Broker is asked for.',
    'A Musician who is forced to move drives tenants out like any other. They go one by one, in the order chosen, and a tenant who has an apartment to go to at that moment has to go.',
    sharedRules.hiddenOrder,
  ],
  credits: [
    'Credits',
    '{title} is a game by Friedemann Friese, published by 2F-Spiele in {year}. This is an unofficial place to play it, made with respect for its author. The words and pictures are our own; where the sources differ, so are the rulings.',
  ],
};
