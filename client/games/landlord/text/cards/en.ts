// The English names and texts of the cards of Landlord!.
import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'a Family',
      'Reports every Murder or Bomb that its landlord commits, and every one in its own building: the police investigate at once. It never reports the Lunatic.',
    ],
    freaks: [
      'Freaks',
      'Move only into a building that is empty or full of Freaks. Nobody else moves in with them, not even Squatters.',
    ],
    musician: [
      'a Musician',
      'The first one in a building drives everybody else out; whoever moved the Musician there decides where they go. A tenant with no suitable apartment stays. Others may move in again later.',
    ],
    mother: [
      'a Mother and child',
      'In your play phase you may take them from your building back into your hand, or move them to any suitable apartment. No card needed.',
    ],
    celebrities: [
      'Celebrities',
      'With other tenants in the building they pay {among}, but everybody else there pays double and empty apartments bring 2.',
    ],
    pensioners: ['Pensioners', 'Ground floor or cellar apartment only. No stairs.'],
    single: [
      'a Single',
      'A Murder of a Single fails: the Single stays. Police cannot be called, and nobody reports it.',
    ],
    student: [
      'a Student',
      'The first in a building pays {alone}, the second {second}, and so on in order of arrival. When one leaves, the others move up.',
    ],
    mover: [
      'the Mover',
      'Pays {alone}, not the {rent} that is printed. But anyone else who plays a Move, anywhere, pays the Mover’s landlord {charges} dollars.',
    ],
    researcher: ['a Researcher', 'No special rule. Works late, pays on time.'],
    manager: [
      'a Manager',
      'Needs two apartments in a building of one floor, which must therefore have a cellar or roof apartment.',
    ],
    squatters: [
      'Squatters',
      'Into any empty apartment, even a rival’s, except with Freaks. Their building pays nothing, only other Squatters move in, and each turn its landlord loses the tenant paying the most. Police remove them.',
    ],
  },
  cards: {
    roof: [
      'a Roof',
      'Finishes a building. There is no apartment in the roof itself until it is improved.',
    ],
    roofRenovation: [
      'a Roof renovation',
      'Turns any plain Roof, even a rival’s, into a roof apartment.',
    ],
    dormer: [
      'a Roof dormer',
      'Finishes a building with a roof apartment, or turns any plain Roof, even a rival’s, into one.',
    ],
    flatRoof: [
      'a Flat roof',
      'Finishes a building, or covers any plain Roof, even a rival’s. There is never an apartment in the roof itself.',
    ],
    cellar: [
      'a Cellar renovation',
      'Adds a cellar apartment to any building, even a rival’s; one per building.',
    ],
    demolition: [
      'a Demolition',
      'Pulls down a building whose tenants can all move elsewhere. Its landlord chooses where, and takes its cards back into hand.',
    ],
    alibi: [
      'an Alibi',
      'When the police suspect you: sends them on to the next player on your left.',
    ],
    bomb: [
      'a Bomb',
      'Blows up a building: its cards and tenants go under the draw pile. The Lunatic can turn it back; Police can have it investigated.',
    ],
    recycle: [
      'Recycle',
      'Take the top card of the discard pile and leave this one in its place. Play it at any decision of your own, or whenever you are asked anything; then you decide as before.',
    ],
    lunatic: [
      'the Lunatic',
      'Answers a Murder or Bomb against you: it hits the player who played it. You choose which tenant or building.',
    ],
    eviction: [
      'an Eviction',
      'All tenants of a building go back into its landlord’s hand; only Squatters stay.',
    ],
    court: [
      'Court',
      'When the police suspect you: works as an Alibi. In your play phase: gets you out of jail.',
    ],
    broker: [
      'a Broker',
      'Answers a Move of one of your tenants: whoever played the Move pays you the rent the tenant pays now.',
    ],
    rentWithheld: [
      'Rent withheld',
      'The tenant does not pay the next rent. Discarded then, or when the tenant moves.',
    ],
    murder: [
      'a Murder',
      'A tenant dies and is discarded. The Lunatic can turn it back; Police can have it investigated.',
    ],
    police: [
      'Police',
      'Throws out Squatters: as they move into your building, or those already there in your play phase. After a Murder or Bomb against you: an investigation.',
    ],
    politics: [
      'Politics',
      'Works as Eviction or Demolition; in your play phase, it can also get you out of jail. Never an alibi.',
    ],
    move: [
      'a Move',
      'Any tenant, even a rival’s, goes to a suitable apartment or under the draw pile. Answer: Broker.',
    ],
  },
};
