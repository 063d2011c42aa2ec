// The English texts of the worked examples of the second edition of Landlord!.
import { sharedSigns, sharedTexts } from '../../../landlord/rulebook/examples/en.ts';
import type { Texts } from './index.ts';

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;
const { jail, ...ofOthers } = ofPlayers;

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
      'A key under the coin: the Broker has had this tenant’s next rent.',
      'The sign of the Tavern hangs at its building.',
      'Squatters: boards at the windows and grey coins. Nobody in this building pays, and it brings {house2}.',
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: {
    ...players,
    marks: [
      ...Object.values(ofOthers),
      'The stack of Roofs, and what the next one costs you.',
      'The Monster deck.',
      jail,
    ],
  },
  squatted: {
    title: 'Squatters drive out the best tenant',
    text: 'Your inspection. Squatters live on the top floor of your first building. The tenant who pays the most there has to move.',
    marks: [
      'Without the Squatters the third Hacker would pay {flat0_3}, more than anybody else there.',
      'A suitable apartment of your own.',
      'A suitable apartment of the other player.',
    ],
    after:
      'You have chosen your own building, where the Hacker is the first and pays {flat1_2After}. The squatted building still brings {house0After}: in your play phase, your Police can throw the Squatters out.',
  },
  nomad: {
    title: 'A Monster and a Rental nomad',
    text: 'Your inspection. Your Scientist brings a Monster, and your Rental nomad may move on for {fare} dollars. You choose where both go.',
    marks: [
      'The Scientist lives under the roof.',
      'The Rental nomad pays you nothing.',
      'Here the Rental nomad will go.',
      'Here the Monster will go.',
    ],
    after:
      'The Monster pays the other player {flat1_4After}, the Rental nomad nothing: that rent falls from {rent1} to {rent1After}. Your ground floor is empty and brings 1 again, so your own rent rises from {rent0} to {rent0After}. It has cost you {loss0} dollars.',
  },
  firstBuilding: {
    title: 'Three cards become a building',
    text: 'You have no building yet. The Move, the Broker and the Alibi in your hand are of little use now, so you lay them as floors.',
    after:
      'Nobody else knows which cards the floors are. A Roof from the stack has finished the building, free, because it is your first. The Hacker has moved in: {rent0After} dollars a turn, {flat1_1After} from the Hacker and 1 for each of the two empty floors.',
  },
  roofPrice: {
    title: 'What does a Roof cost?',
    text: 'You lay two floors and buy a Roof from the stack. It costs as many dollars as you own buildings.',
    marks: [
      'Your first building.',
      'Your second building.',
      'The stack of Roofs: the next one costs you {buildings0} dollars.',
    ],
    after:
      'You have paid {loss0} dollars. The next Roof will cost you {buildings0After}, but the Attic apartment in your hand finishes a building for nothing.',
  },
  nobles: {
    title: 'A home for Nobles',
    text: 'Nobles need two apartments in a building of one floor with a basement, an Attic apartment or a Roof expansion.',
    marks: [
      'One floor and a plain Roof: not suitable yet.',
      'One floor and a Roof expansion: suitable, but here they would pay the other player.',
    ],
    after:
      'You have added a Basement expansion. The Nobles live in the basement and on the ground floor and pay you {flat0_0After}: your rent rises from {rent0} to {rent0After}.',
  },
  tavern: {
    title: 'The Tavern drives tenants away',
    text: 'You let the Tavern move into your first building. Its rule holds in all your buildings.',
    marks: [
      'The Tavern goes here.',
      'The card of the Man with dog shows {manWithDogRent}, and with the Tavern {here} are allowed.',
      'The third Hacker pays {flat1_3}, and in your other buildings {near} are allowed.',
      'The card of the Mother with children shows {motherRent}: she may stay.',
    ],
    after:
      'The Man with dog has found no other suitable apartment than the other player’s ground floor. The Hacker has moved in with the Tavern, is the first there and pays {flat0_0After}. Your rent has fallen from {rent0} to {rent0After}: a Tavern does more good at a rival’s.',
  },
  broker: {
    title: 'The Broker takes your first rent',
    text: 'You take a Hacker away from the other player.',
    marks: ['The third Hacker pays {flat1_3}.', 'The Hacker goes here.'],
    after:
      'The other player has answered with a Broker and got {gain1} dollars from the bank. The Hacker is marked with a key: at your next rent you get nothing from this tenant, after that {flat0_2After} a turn. Your next rent is therefore {rent0After}.',
  },
  order: {
    title: 'Each Hacker pays more than the last',
    text: 'A third Hacker moves in. What a Hacker pays depends on who came first.',
    marks: [
      'The first one pays {flat0_1}.',
      'The second one pays {flat0_2}.',
      'The empty Attic apartment brings 1.',
      'With the empty floor that is {house0}.',
    ],
    after:
      'The third Hacker pays {flat0_3After}, and the building brings {house0After}. If the first one leaves, the others move up and pay {flat0_1} and {flat0_2}.',
  },
};
