// The English names and texts of the cards of the second edition of Landlord!.
import { cards as first } from '../../../landlord/text/cards/en.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'a Family',
      'Reports every Murder or Bomb that its landlord commits: the police investigate at once. But not if the Family itself is hit, nor if the Lunatic turns the crime back.',
    ],
    groupHouse: ['a Group house', 'Cannot be murdered, not even with the Lunatic.'],
    hacker: ['a Hacker', first.tenants.student[1]],
    manWithDog: ['a Man with dog', 'Ground floor or basement only. The dog takes no stairs.'],
    monster: [
      'a Monster',
      'The Scientist brings it from its own deck. Killed, discarded or without an apartment, it goes back there; evicted, it goes into its landlord’s hand.',
    ],
    mother: [
      'a Mother with children',
      'In your play phase you may take them from your building back into your hand. No card needed.',
    ],
    mover: [
      'the Mover',
      'Anyone else who plays a Move, anywhere, pays the Mover’s landlord {charges} dollars, even when it is the Mover that moves.',
    ],
    musician: [
      'Musicians',
      'The first ones in a building drive everybody else out at once; the landlord there decides where they go. A tenant with no suitable apartment stays. Others may move in again later.',
    ],
    nobles: [
      'Nobles',
      'They need two apartments in a building of one floor, which must therefore have a basement, an Attic apartment or a Roof expansion.',
    ],
    oddOnes: [
      'Odd ones',
      'Move only into a building that is empty or full of Odd ones. Nobody else moves in with them, not even Squatters.',
    ],
    nomad: [
      'a Rental nomad',
      'Pays nothing. During your inspection you may move yours on to any suitable apartment, even a rival’s, for {fare} dollars to the bank.',
    ],
    scientist: [
      'the Scientist',
      'Only under the roof: Attic apartment or Roof expansion. During the landlord’s inspection a Monster moves into a suitable apartment, even a rival’s, as the landlord chooses.',
    ],
    squatters: [
      'Squatters',
      'Into any empty apartment, even a rival’s, except with Odd ones. Their building pays nothing, only other Squatters move in, and each turn the tenant paying the most has to move. Police remove them.',
    ],
    tavern: [
      'the Tavern',
      'Ground floor or basement only. In its building only tenants whose card shows a rent of {here} or less may live (and the Tavern itself); in all its landlord’s buildings, only tenants who pay {near} or less there. The others move, or are discarded.',
    ],
  },
  cards: {
    roof: [
      'a Roof',
      'Finishes a building. One from the stack costs as many dollars as you have buildings; the first is free.',
    ],
    roofRenovation: ['a Roof expansion', first.cards.roofRenovation[1]],
    dormer: ['an Attic apartment', 'Finishes a building with a roof apartment, free of charge.'],
    flatRoof: ['a Flat roof', 'Finishes a building, free of charge. It can never be expanded.'],
    cellar: [
      'a Basement expansion',
      'Adds a basement to any building, even a rival’s; one per building.',
    ],
    bomb: [
      'a Bomb',
      'Blows up a building: its cards and tenants go under the draw pile, Roof and Monsters to their stacks. The Lunatic can turn it back; Police can have it investigated.',
    ],
    broker: [
      'a Broker',
      'Answers a Move of one of your tenants: the bank pays you the tenant’s rent at once, and the new landlord gets none at the next rent.',
    ],
    murder: [
      'a Murder',
      'A tenant dies and goes under the draw pile. The Lunatic can turn it back; Police can have it investigated.',
    ],
    politics: ['Politics', 'Works as Eviction or as Demolition.'],
    move: [
      'a Move',
      'Any tenant, even a rival’s, goes to a suitable apartment, or to the discard pile if there is none. Answer: Broker.',
    ],
  },
};
