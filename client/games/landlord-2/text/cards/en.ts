import { cards as first } from '../../../landlord/text/cards/en.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'Family',
      'the Family',
      'Reports every Murder and Bomb of its landlord: the police investigate at once. Not what hits the Family itself, and not what the Lunatic turns away.',
    ],
    groupHouse: [
      'Group house',
      'the Group house',
      'Nobody can murder it: nobody knows who lives there just now.',
    ],
    hacker: ['Hacker', 'the Hacker', first.tenants.student[2]],
    manWithDog: [
      'Man with dog',
      'the Man with dog',
      'Ground floor or basement only. The dog takes no stairs.',
    ],
    monster: [
      'Monster',
      'the Monster',
      'Comes from its own deck when there is a Scientist, never from a hand. Whoever gets rid of it sends it back there.',
    ],
    mother: [
      'Mother with children',
      'the Mother with children',
      'In your play phase you may take them from your building back into your hand. No card needed.',
    ],
    mover: [
      'Mover',
      'the Mover',
      'For each Move that somebody else plays, anywhere, the bank pays its landlord {charges} dollars: also when it is the Mover that moves.',
    ],
    musician: [
      'Musicians',
      'the Musicians',
      'The first ones in a building drive everybody else out at once; the landlord there says where to. Who finds no suitable flat stays. Others may move in again later.',
    ],
    nobles: [
      'Nobles',
      'the Nobles',
      'They want two flats in a house of one floor: so it needs a basement, an Attic apartment or a Roof expansion.',
    ],
    oddOnes: [
      'Odd ones',
      'the Odd ones',
      'Move only into a building that is empty or full of Odd ones. Nobody else moves in with them, not even Squatters.',
    ],
    nomad: [
      'Rental nomad',
      'the Rental nomad',
      'Pays nothing. At the start of your turn you may move yours on to any suitable flat of anybody’s, for {fare} dollars to the bank.',
    ],
    scientist: [
      'Scientist',
      'the Scientist',
      'Only under the roof: Attic apartment or Roof expansion. At the start of its landlord’s turn a Monster moves into a suitable flat of anybody’s, the landlord’s choice.',
    ],
    squatters: [
      'Squatters',
      'the Squatters',
      'Into any empty flat of anybody’s, except with Odd ones. Their building pays nothing, nobody but other Squatters moves in, and each turn the tenant that pays most has to move. Police removes them.',
    ],
    tavern: [
      'Tavern',
      'the Tavern',
      'Ground floor or basement only. In its building nobody lives whose card says more than {here}; in the other houses of its landlord nobody who pays more than {near}. They move, or are discarded.',
    ],
  },
  cards: {
    roof: [
      'Roof',
      'Finishes a house. One from the stack costs as many dollars as you have houses; the first is free.',
    ],
    roofRenovation: ['Roof expansion', first.cards.roofRenovation[1]],
    dormer: ['Attic apartment', 'Finishes a house with a flat under the roof, free of charge.'],
    flatRoof: ['Flat roof', 'Finishes a house, free of charge. It can never be expanded.'],
    cellar: ['Basement expansion', 'Adds a basement flat to a house of anybody’s; one to a house.'],
    bomb: [
      'Bomb',
      'Blows up a house: its cards and tenants go under the pile, Roof and Monsters to their stacks. Answers: Lunatic, Police.',
    ],
    broker: [
      'Broker',
      'Answers a Move of a tenant of yours: the bank pays you its rent at once, and the new landlord gets none at the next rent.',
    ],
    murder: ['Murder', 'A tenant dies and goes under the pile. Answers: Lunatic, Police.'],
    politics: ['Politics', 'As Eviction or as Demolition.'],
    move: [
      'Move',
      'A tenant of anybody’s goes to a suitable flat; only where there is none, to the discards. Answer: Broker.',
    ],
  },
};
