// The English text of the rules page of the second edition of Landlord!.
import { en as first, sharedRules } from '../../landlord/rulebook/en.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

export const en: Sections = {
  aim: [
    ...first.aim,
    'If you know the first edition, this is different here: nobody is dealt a roof, and roofs are not bought from other players but from a stack, at a price that rises with your buildings. A Scientist brings Monsters from a deck of their own, a Tavern keeps out tenants who pay much, and Rental nomads pay nothing but can be moved on for money. There is no Recycle, and no Student, Single, Celebrities, Pensioners, Researcher or Manager. You always collect at least {least}. When a tenant is forced out, the landlord may choose any suitable apartment, also a rival’s. The Broker’s money comes from the bank, murdered tenants go under the draw pile, Politics does not get you out of jail, and nothing refills the draw pile.',
  ],
  setup: [
    'How do we set up?',
    'Everybody gets {cards} cards and {dollars} dollars. The rest is the draw pile. A stack of {roofs} Roofs, a deck of {monsters} Monsters and the jail lie apart; these have no apartment on their backs. The first player is drawn by lot, and turns go on to the left.',
    'You see only the fronts of your own cards; of the other hands everybody sees only how many cards they hold. Dollars are public.',
  ],
  signs: ['What do the signs mean?', sharedRules.signs],
  turn: [
    'What do I do in my turn?',
    '1. Inspection. If you are in jail, you may first pay {bail} dollars and go free. Then do the following, in the order you like. In each of your buildings with Squatters the tenant paying the most must move; if several pay the same, you choose one of them. Squatters themselves never leave. You choose a suitable apartment (“Who may live where?” says which are suitable), your own or another player’s; if there is none, the tenant is discarded. If you have the Scientist, a Monster from the deck moves into a suitable apartment, your own or another player’s. And each of your Rental nomads may move on, for {fare} dollars.',
    '2. Cards. Play as many as you like, in any order: build, move tenants in, act.',
    '3. Rent. Each tenant pays rent, and each empty apartment brings 1. A building with Squatters brings nothing at all. You always get at least {least}.',
    '4. Buying. Buy cards from the draw pile one by one, and see each before you decide on the next. The first {cheap} cost 1 dollar each, any more cost 2 each. You can never spend more than this turn’s rent; the {least} that you always get count as rent.',
  ],
  building: [
    'How do I build?',
    sharedRules.double,
    'Lay one to {highest} cards from your hand, apartment side up, and finish the building in the same turn: with a Roof from the stack, or with an Attic apartment or a Flat roof from your hand. A Roof from the stack costs as many dollars as you own finished buildings, so your first is free; the cards from your hand cost nothing. Until the building is finished you may take the floors back, but you may play no other card. The fronts of the floors stay your secret. Buildings are numbered in the order in which they are built, over all streets.',
    'The height of a building is its number of floors; basement, Attic apartment and Roof expansion do not count. A finished building never gets another floor.',
    'Later anybody may put a Roof expansion on a plain Roof, and one Basement expansion under each building, even a rival’s. Attic apartment and Flat roof can only finish a building.',
    'When the stack of Roofs is empty, only these two finish a building. The Roof of a demolished building goes into its owner’s hand: it costs nothing then, but it cannot be a floor. In a hand it is as secret as any other card.',
  ],
  tenants: [
    'Who may live where?',
    'A tenant from your hand moves into an empty apartment of any finished building, yours or not. An apartment is suitable if the building has no more floors than the card allows, if it is on a storey the card allows (a Man with dog, for example, lives only on the ground floor or in a basement), and if neither the tenants there nor a Tavern rules it out (only Odd ones, for example, move in with Odd ones).',
    'A tenant who needs two apartments takes two empty ones, one above the other. The basement counts as a neighbour of the ground floor, the apartment under the roof of the top floor; but they are not neighbours of each other.',
    'Without a Move card it is always the tenant’s present landlord who decides where the tenant goes. A tenant who is forced out is never rehoused in the building they leave, and moves only where it is suitable. Within one building, by contrast, a tenant may be moved freely: only the storey counts, where the card asks for one, not the neighbours, and Musicians drive nobody out.',
    'A star * means: our sources do not give this number, so it is ours. Where the first edition has the same tenant, we use the number from there.',
  ],
  actions: [
    'What do action cards do?',
    'You may aim an action card at anybody, yourself included. Once played, it is discarded, whether it worked or not. Some action cards can be answered: an answer is a card that another player plays in reply.',
    'You need not discard anything yourself. Once a card has taken effect or failed, the cards go to the discard pile by themselves, in this order: first what the card hit, then the card itself, last the answers to it. In an investigation each card is discarded at once.',
  ],
  answers: [
    'What can the others do to me?',
    sharedRules.threats,
    'A player who is hit by a card may answer it: a Move of one of their tenants with a Broker, Squatters moving in with Police, a Murder or a Bomb with the Lunatic or Police. Nobody else may. You are asked even if you hold no such card, so that nobody can guess your hand. Only a player without any cards is not asked. When you hit yourself, nobody is asked. But Squatters whom you move to somebody else can still meet the Police there.',
    'A Move is carried out in this order: whoever plays it pays the Mover’s landlord {moverCharges} dollars, the Broker is asked for, the tenant moves, Musicians drive others out, and Squatters may meet the Police. If the Mover is what moves, its landlord is paid this last time.',
    'The Broker gets the tenant’s rent from the bank at once, and the new landlord gets none from that tenant at the next rent. The tenant is marked until that rent, whether it is paid or lost to Squatters or jail. The mark goes when the tenant moves again, as Rent withheld does.',
    'The Lunatic turns a Murder or a Bomb back: whoever plays the Lunatic chooses a tenant or a building of the player who began. The tenant may be Squatters, but not a Group house. Nobody can answer this, no Police come, and no Family reports it. If there is nothing to hit, the crime fails.',
  ],
  jail: [
    'When do the police come?',
    sharedRules.police,
    sharedRules.prisoner,
    'In jail you play as usual, but collect exactly {least}. You get out for {bail} dollars during your inspection, with Court in your play phase, or when somebody else is jailed.',
    'If you are jailed while playing your cards, you collect as a prisoner this turn, unless Court gets you out.',
    'A Family reports only crimes that its landlord commits, not those that others commit in its building. If the Family itself is the target, or dies in the bombed building, it reports nothing. Where a Family reports a crime, nobody need call the police: the victim is asked for the Lunatic only, and there is one investigation.',
  ],
  end: [
    'When does it end?',
    'Once the last card of the draw pile has been drawn, everybody has one more turn, including the player who drew it. Nothing refills the draw pile: cards that should go under it are discarded from then on.',
    'The player with the most dollars wins. A tie is shared, unless the option for tie-breaks is chosen.',
  ],
  money: [
    'How are the dollars counted?',
    sharedRules.rents,
    'Bail, Rental nomads and Roofs may be paid for with any money, cards only with this turn’s rent. What you get for the Mover, the Broker and trades is not rent, but it is paid in full even in jail and for squatted buildings.',
    'If you cannot pay the Mover’s landlord in full, you pay what you have.',
  ],
  variants: [
    'Which variants are there?',
    'Our source for this edition knows neither trade nor an end other than that of the draw pile. Open trade, the end after some rounds and the end at a set amount are taken from the first edition; big money only changes what is shown. For a tie our source has no rule, only ideas: the option takes three of them in an order of our own. Nobody but the victim ever answers a card.',
    sharedRules.openTrade,
    sharedRules.ends,
  ],
  rulings: [
    'Good to know',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'The Tavern’s rule holds as long as it lives there, also for every tenant who comes later. In its own building two things count: the rent printed on a tenant’s card ({here} at most; only the Tavern itself is exempt from this) and the rent the tenant pays there ({near} at most). In the landlord’s other buildings only the rent the tenant pays there counts, whatever is printed. Whenever a tenant breaks it, by coming or because a rent has risen, the landlord moves the offenders in any order. While the Tavern’s building is being demolished it bars nobody until it has a new apartment; when all have moved, any tenant who breaks its rule leaves.',
    'A tenant driven out by Squatters or the Tavern who has no suitable apartment is discarded; one driven out by Musicians stays.',
    'The Monster comes whether its landlord likes it or not, also in jail and with Squatters. If no apartment suits it, or none is left in the deck, none comes. Killed, discarded or without an apartment, it goes back to its deck; evicted, it goes into its landlord’s hand like any tenant, and can be played from there.',
    'The inspection deals with those who live there when their turn comes. Each Rental nomad moves on once a turn, even if it is driven out after that.',
    'For Nobles an Attic apartment counts as an expansion. In a building of one floor they take the floor and the apartment above or below it.',
    'Demolition: first everybody gets an apartment, then Musicians among them drive out those who lived there when they came; the landlord there chooses. A choice that would leave a later tenant without an apartment is not offered.',
    'Rent withheld lapses at its landlord’s next rent, even in jail and with Squatters. A second one on the same tenant waits for the rent after that. The tenant still counts as a neighbour, for Hackers for example.',
    'In a tie all who live in your buildings count as tenants, Squatters and Monsters too, and the single rent is the one at that moment.',
    sharedRules.hiddenOrder,
  ],
  credits: first.credits,
};
