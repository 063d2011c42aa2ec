import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'Family',
      'the Family',
      'Reports every Murder and Bomb of its landlord, and every one in its own building: the police investigate at once. What the Lunatic does it lets pass.',
    ],
    freaks: [
      'Freaks',
      'the Freaks',
      'Move only into a building that is empty or full of Freaks. And nobody moves in with them, not even Squatters.',
    ],
    musician: [
      'Musician',
      'the Musician',
      'The first one in a building drives everybody else out; whoever moved it says where they go. Those without a suitable flat stay and suffer. Others may move in again later.',
    ],
    mother: [
      'Mother and child',
      'the Mother and child',
      'In your play phase you may take them from your building back into your hand, or move them to any suitable flat. No card needed.',
    ],
    celebrities: [
      'Celebrities',
      'the Celebrities',
      'With other tenants in the building they pay {among}, but everybody else pays double and empty flats bring 2.',
    ],
    pensioners: ['Pensioners', 'the Pensioners', 'Ground floor or cellar flat only. No stairs.'],
    single: [
      'Single',
      'the Single',
      'Cannot be murdered: the card is wasted, nobody calls the police.',
    ],
    student: [
      'Student',
      'the Student',
      'The first in a building pays {alone}, the second {second}, and so on in order of arrival. When one leaves, the others move up.',
    ],
    mover: [
      'Mover',
      'the Mover',
      'Pays only {alone}. But everybody else who plays a Move, anywhere, pays its landlord {charges} dollars.',
    ],
    researcher: ['Researcher', 'the Researcher', 'Works late, pays on time. Nothing else to know.'],
    manager: [
      'Manager',
      'the Manager',
      'Wants two flats in a house of one floor: so there must be a cellar or a roof flat.',
    ],
    squatters: [
      'Squatters',
      'the Squatters',
      'Into any empty flat of anybody’s, except with Freaks. Their building pays nothing, nobody but other Squatters moves in, and each turn its landlord loses the tenant that pays most. Police removes them.',
    ],
  },
  cards: {
    roof: ['Roof', 'Finishes a house. Nobody lives under it until it is improved.'],
    roofRenovation: ['Roof renovation', 'Turns a plain Roof of anybody’s into a roof flat.'],
    dormer: [
      'Roof dormer',
      'Finishes a house with a roof flat, or turns a plain Roof of anybody’s into one.',
    ],
    flatRoof: [
      'Flat roof',
      'Finishes a house, or covers a plain Roof of anybody’s. Nobody will ever live up there.',
    ],
    cellar: ['Cellar renovation', 'Adds a cellar flat to a house of anybody’s; one to a house.'],
    demolition: [
      'Demolition',
      'Pulls down a house whose tenants can all move elsewhere. Its owner chooses where, and takes its cards in hand.',
    ],
    alibi: ['Alibi', 'When the police ask you: they go on to the next player to the left.'],
    bomb: [
      'Bomb',
      'Blows up a house: its cards and tenants go under the pile. Answers: Lunatic, Police.',
    ],
    recycle: [
      'Recycle',
      'Take the top card of the discards and leave this one. In your play phase, or whenever you are asked anything; then you are asked again.',
    ],
    lunatic: [
      'Lunatic',
      'Answers a Murder or Bomb against you: it hits whoever played it. You choose the tenant or the house.',
    ],
    eviction: [
      'Eviction',
      'All tenants of a house go back into its owner’s hand. Squatters can’t read, they stay.',
    ],
    court: ['Court', 'When the police ask you: as Alibi. In your play phase: out of jail.'],
    broker: [
      'Broker',
      'Answers a Move of a tenant of yours: whoever plays it pays you its rent of the moment.',
    ],
    rentWithheld: [
      'Rent withheld',
      'The tenant pays nothing at its landlord’s next rent. Gone when the tenant moves.',
    ],
    murder: ['Murder', 'A tenant dies and is discarded. Answers: Lunatic, Police.'],
    police: [
      'Police',
      'Throws out Squatters: those moving into your house, or in your play phase those in it. After a Murder or Bomb against you: an investigation.',
    ],
    politics: [
      'Politics',
      'As Eviction or Demolition; in your play phase also out of jail. Never an alibi.',
    ],
    move: [
      'Move',
      'A tenant of anybody’s goes to a suitable flat, or under the pile. Answer: Broker.',
    ],
  },
};
