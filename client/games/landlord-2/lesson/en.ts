// The English sentences of the lessons of the second edition.
import type { LessonTexts } from '../../../table/lesson.ts';
import { shared } from '../../landlord/lesson/en.ts';

export const first: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Press anything long, or point at it, and you learn what it is. Try the Man with dog, or open his card here.',
    firstFloor:
      'The Man with dog wants {lowFloors} floors at most; this building is higher. But any card can be a floor: lay it.',
    roof: 'Now a Roof from this stack. Your first is free; later ones cost as many dollars as you own buildings.',
    let: 'Time to let! Move a Hacker in on the ground floor, for a rent of {one} dollars.',
    company:
      'Hackers like company: the second one in a building pays {next}. In with the other one!',
    sum: 'Your building now pays {both} each turn: {one} and {next} from the Hackers, {empty} for the empty apartment.',
    crime: 'Your neighbour’s turn. And what do they do? They want to murder your first Hacker!',
    next: 'Your turn. The other Hacker is now the first and pays only {one}: your rent has dropped to {alone}.',
    worth:
      'Here lives another Hacker, for {one} dollars. How much would this one pay in your building?',
    move: 'Then bring that Hacker over: play the Move.',
    home: 'Any suitable apartment will do. Bring the Hacker home, onto your ground floor.',
  },
  answers: shared.answers,
};

export const short: LessonTexts = {
  title: 'What is new since the first edition',
  sentences: {
    intro:
      'You know the first edition. The goal has stayed the same, the most dollars. Here is what is new.',
    roofs:
      'Nobody is dealt a roof any more, or sells one. A Roof from this stack costs as many dollars as you own buildings.',
    politics: 'Build. Politics no longer gets you out of jail: lay it as a floor.',
    attic:
      'Another floor: the Eviction. With an Attic apartment or a Flat roof in hand, you could finish the building for free.',
    roof: 'You own only one building so far, so the Roof is cheap. Finish the new one.',
    tavern: 'There are new tenants, too. Read the card of the Tavern.',
    tavernIn:
      'Only tenants whose card shows {here} or less can live with the Tavern. Put it below your neighbour’s Group house.',
    rehomed:
      'They have to go, wherever their landlord chooses. But only your building suits: {shared} dollars for you.',
    hackers:
      'Hackers are what Students were: in a building, each of them pays more than the one before.',
    collect: 'Collect. You now always get at least {least}, and in jail exactly {prison}.',
    stop: 'Cards cost what they always did. Stop buying for now.',
    theft: 'Your neighbour moves one of your Hackers away. Will you let that happen?',
    broker:
      'Answer with your Broker. The bank pays you the rent at once, and the new landlord gets none next time.',
    moving:
      'A Move now always takes a tenant to a suitable apartment, and to the discard pile only if there is none.',
    inspection:
      'Your inspection. In each of your turns, the Scientist under your roof brings a Monster.',
    monster:
      'A Monster pays {monster}, no more than an empty apartment. Let it take up room at your neighbour’s.',
    nomad:
      'A Rental nomad pays nothing. For {fare} dollars you send it on, even to your neighbour.',
    grave:
      'Murdered tenants go under the draw pile, and nothing refills it. Once it is used up, everybody has one more turn.',
    play: 'There are also Nobles, Odd ones, and a Group house that nobody can murder. Press long on what is new, and play!',
  },
};
