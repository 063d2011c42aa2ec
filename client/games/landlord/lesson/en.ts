// The English sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

/** What the lessons for newcomers say in both editions. */
export const shared = {
  title: 'First steps',
  sentences: {
    goal: 'You are a landlord: you build, let and collect rent. Whoever has the most dollars at the end wins.',
    building:
      'Here stands your neighbour’s first building: a roof on top, and an apartment on each floor.',
    rents: 'Every turn its tenants pay rent. Even this empty apartment brings {empty} dollar.',
    cards:
      'These are your cards. In front a tenant, an action or a part of a building; on the back always an apartment.',
    secondFloor:
      'Another floor: the Demolition. Nobody else will know which cards your floors are.',
    thirdFloor: 'And a third one: the Eviction. A building has {highest} floors at most.',
    collect:
      'In your turn you play as many cards as you like. Yours are used up, so collect the rent.',
    buy: 'Rent buys new cards: in each turn the first {cheap} cost {price} dollar each, any more cost {later}. Buy one.',
    buyMore: 'Police! Good to have when times are bad. Buy another card.',
    buyLast: 'A Move: it puts tenants where you want them. One more card!',
    stop: 'Squatters: nobody wants them, but just wait. Stop buying: the dollars you keep count at the end.',
    police: 'The Police do not prevent it, but they look for the culprit. Answer with your card.',
    jail: 'Your neighbour has no Alibi card and goes to jail: this turn they collect only {prison}. Getting out costs {bail} dollars.',
    broker:
      'With a Broker card your neighbour would have been paid for it, but they hold none. Now you collect {both} again.',
    squatters:
      'Now the Squatters. They pay nothing, and nor does anybody else in their building. Off to your neighbour with them!',
    squatted:
      'Only Police could keep them out. There is no more rent here, and each turn the tenant paying the most must leave.',
    end: 'Once the draw pile is used up, everybody has one more turn. Then the dollars are counted.',
    tip: 'A tip: early on, turn rent into cards and cards into buildings. Towards the end, keep your dollars.',
    play: 'That is enough to begin, and a long press explains the rest. Open a street of your own, and beware of the neighbours!',
  },
  answers: {
    second: { says: '{next} dollars', reply: 'Right: it would be the second one there.' },
    first: {
      says: '{one} dollars',
      reply: 'Only as the first one. With you, it would be the second.',
    },
    third: {
      says: '{last} dollars',
      reply: 'That is what a third one would pay. You have only one.',
    },
  },
};

export const en: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Press long on anything, or point at it, and you learn what it is. Try the Pensioners, or open their card here.',
    firstFloor:
      'Pensioners want a building of {lowFloors} floor, and yours will be higher. But any card can be a floor: lay them.',
    roof: 'Now the Roof. It finishes the building, and from then on no floor can be added.',
    let: 'Time to let! Move a Student in on the ground floor, for a rent of {one} dollars.',
    company:
      'Students like company: the second one in a building pays {next}. In with the other one!',
    sum: 'Your building now pays {both} each turn: {one} and {next} from the Students, {empty} for the empty apartment.',
    crime: 'Your neighbour’s turn. And what do they do? They want to murder your first Student!',
    next: 'Your turn. The other Student is now the first and pays only {one}: your rent has dropped to {alone}.',
    worth:
      'Here lives another Student, for {one} dollars. How much would this one pay in your building?',
    move: 'Then bring that Student over: play the Move.',
    home: 'Any suitable apartment will do. Bring the Student home, onto your ground floor.',
  },
  answers: shared.answers,
};
