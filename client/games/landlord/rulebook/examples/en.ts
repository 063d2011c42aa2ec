// The English texts of the worked examples of Landlord!.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { Texts } from './index.ts';
import type { SharedId } from './shared.ts';

/** The examples that both editions share. */
export const sharedTexts: Record<Exclude<SharedId, 'order'>, ExampleTexts> = {
  buying: {
    title: 'Rent buys cards',
    text: 'You have {money0} dollars. Your building brings {rent0}: {flat0_1} from its tenant and 1 for each of its two empty floors. When you buy cards, you may spend these {rent0} dollars and no more, however rich you are.',
    marks: ['Your next rent, as things stand.', 'What this building brings a turn.'],
    after:
      'You have bought {drawn0} cards for 1 dollar each and stopped: {money0} + {rent0} − {drawn0} = {money0After} dollars. You could have bought one more.',
  },
  tooHigh: {
    title: 'Where can a Family move in?',
    text: 'A Family needs two apartments, one above the other, in a building of {familyFloors} floors at most.',
    marks: [
      'Three floors: too high.',
      'Two floors, both empty: suitable.',
      'Only one apartment is empty: not enough.',
    ],
    after:
      'The Family pays {flat1_1After}, where two empty apartments brought {house1}. Your rent rises from {rent0} to {rent0After}.',
  },
  demolition: {
    title: 'A Demolition gives you cards back',
    text: 'You need your cards more than your first building: its two floors are a Bomb and Court. You pull it down yourself. First its tenant has to move to a suitable apartment.',
    after:
      'The tenant lives in your other building now. All cards of the first one are in your hand again, and you can play their fronts: the Bomb, for example.',
  },
  arrival: {
    title: 'Squatters move in, and you have Police',
    text: 'The other player has put Squatters into your building, and you are asked for an answer.',
    marks: [
      'With Squatters on this floor nobody in the building pays.',
      'The building brings {house0}, not even 1 for its empty floor.',
    ],
    after:
      'You have answered with Police: both cards are discarded, and the building brings {house0After} again. Without an answer you would also lose your best tenant in your next inspection.',
  },
  bomb: {
    title: 'Police do not save your building',
    text: 'The other player’s Bomb hits your larger building. You hold Police, and you play it.',
    after:
      'The building is gone all the same: your rent falls from {rent0} to {rent0After}. But the police have looked for the culprit. The other player had neither Alibi nor Court, is in jail now and collects {rent1After} instead of {rent1}.',
  },
  report: {
    title: 'A Family reports its own landlord',
    text: 'You murder a tenant of the other player, who does not even need Police.',
    marks: ['This Family lives with you, and reports your crimes.', 'This tenant is the victim.'],
    after:
      'The police have come to you first. You had neither Alibi nor Court, so you are in jail, and your rent falls from {rent0} to {rent0After}.',
  },
};

/** The parts of the explained pictures that both editions share. */
export const sharedSigns = {
  building: {
    title: 'What stands on a building',
    text: 'Your street is on the left, the other player’s on the right. The colour of the walls means nothing.',
  },
  ofBuildings: {
    rent: 'A coin in an apartment: what the tenant pays a turn, here {flat0_1}. This tenant has two apartments.',
    floors:
      'The bars at the left edge: how high a building this tenant accepts. As many full bars, as many floors at most.',
    withheld: 'A grey coin, crossed out: Rent withheld. This tenant does not pay your next rent.',
    empty: 'Dark windows: an empty apartment. It brings 1.',
    number: 'The number of the building. The log names it so.',
    sum: 'What the building brings a turn: {flat0_1} from one tenant and 1 for each of the two empty apartments.',
    squatters:
      'Squatters: boards at the windows and grey coins. Nobody in this building pays, and it brings {house1}.',
    plain: 'A plain Roof is no apartment, but can be changed into one.',
  },
  cards: {
    title: 'What stands on a card',
    text: 'These are the fronts of the cards in your hand. The back of each is an apartment, so you can lay any of them as a floor.',
  },
  ofCards: {
    rent: 'A tenant’s rent in dollars a turn.',
    wants:
      'The block is one apartment, or two if it is tall. The bars are the highest building that this tenant accepts, here {familyFloors} floors.',
    count: 'You hold two of these.',
    building: 'A part of a building: the card is of another colour and has no coin.',
    action: 'An action card: a drawing on plain paper.',
  },
  players: {
    title: 'What stands beside the streets',
    text: 'Above are the players, then the turn, below the town square.',
  },
  ofPlayers: {
    money: 'Your dollars. Everybody sees them.',
    rent: 'Your next rent, as things stand.',
    hand: 'How many cards you hold. Nobody else sees which.',
    jailed: 'Bars in front of the figure: this player is in jail.',
    phase: 'The four parts of the turn. The coloured one is going on now.',
    pile: 'The draw pile, and how many cards are left.',
    discards: 'The discard pile. Everybody sees the card on top.',
    jail: 'The jail, and who is in it.',
  },
};

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;

export const en: Texts = {
  ...sharedTexts,
  signsOfBuildings: {
    ...building,
    marks: [
      ofBuildings.rent,
      ofBuildings.floors,
      ofBuildings.withheld,
      ofBuildings.empty,
      ofBuildings.number,
      ofBuildings.sum,
      ofBuildings.squatters,
      ofBuildings.plain,
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: { ...players, marks: Object.values(ofPlayers) },
  squatted: {
    title: 'Squatters drive out a good tenant',
    text: 'Your inspection. Squatters live on the top floor of your first building. One tenant has to leave it: one of those who pay the most.',
    marks: [
      'Without the Squatters the second Student would pay {flat0_2}.',
      'The Single would pay {flat0_3} too: a tie, so you choose.',
      'The only suitable apartment of your own.',
    ],
    after:
      'You have chosen the Single, who had to move to your own apartment, though the other player has three empty ones. The first building still brings {house0After}: in your play phase, your Police can throw the Squatters out.',
  },
  firstBuilding: {
    title: 'Three cards become a building',
    text: 'You have no building yet. The Move, the Broker and the Alibi in your hand are of little use now, so you lay them as floors.',
    after:
      'Nobody else knows which cards the floors are. The Roof has finished the building, and the Student has moved in: {rent0After} dollars a turn, {flat1_1After} from the Student and 1 for each of the two empty floors.',
  },
  roofSale: {
    title: 'No roof in your hand?',
    text: 'You have cards for floors, but none for a roof. You ask the other player and offer {loss0} dollars.',
    after:
      'The other player has sold you a Roof. You have {money0After} dollars left, the other player has {money1After}, and you can build at once.',
  },
  musician: {
    title: 'A Musician empties a building',
    text: 'You let a Musician move in with the other player, whose building brings {rent1}.',
    marks: ['The Musician goes here.'],
    after:
      'The others there have left. You moved the Musician, so you have chosen where they go: the other player had no other apartment, so they live with you now. Your rent rises from {rent0} to {rent0After}, the other player’s falls from {rent1} to {rent1After}.',
  },
  moveChain: {
    title: 'A Move can become expensive',
    text: 'You take the Manager away from the second player. The third player is the landlord of the Mover.',
    marks: [
      'The Manager pays {flat1_1}.',
      'The Mover: each Move by somebody else costs {moverCharges} dollars.',
      'The Manager goes here.',
    ],
    after:
      'You had {money0} dollars. {gain2} of them went to the landlord of the Mover. Then the second player played a Broker and was due the Manager’s rent, {flat1_1}. You had only {gain1} left, so you paid {gain1}. The Manager has moved all the same.',
  },
  order: {
    title: 'Each Student pays more than the last',
    text: 'A third Student moves in. What a Student pays depends on who came first.',
    marks: [
      'The first one pays {flat0_1}.',
      'The second one pays {flat0_2}.',
      'The empty roof apartment brings 1.',
      'With the empty floor that is {house0}.',
    ],
    after:
      'The third Student pays {flat0_3After}, and the building brings {house0After}. If the first one leaves, the others move up and pay {flat0_1} and {flat0_2}.',
  },
  celebrities: {
    title: 'Celebrities and their neighbours',
    text: 'The Celebrities live alone in your building. You let a Student move in above them.',
    marks: [
      'Alone they pay {flat0_1}.',
      'An empty apartment brings 1, and so does the cellar apartment.',
      'That is {house0} in all.',
    ],
    after:
      'Now the Celebrities pay only {flat0_1After}. But the Student pays double, {flat0_3After}, and the empty cellar apartment brings {empty0After}: {house0After} in all.',
  },
};
