// The English sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

export const en: LessonTexts = {
  title: 'First steps',
  sentences: {
    goal: 'You are an architect in India. The player with the most palaces at the end wins. Here is how many you have.',
    price:
      'A palace costs {palace} gold. Your purse holds enough for one; then you will need more.',
    maharaja:
      'Gold comes from the Maharaja. This round he visits Kota. At its end, whoever is strongest there is paid best.',
    start: 'Your architect is in Ajmer. Nobody is in Kota yet, so that is where you want to go.',
    disc: 'Each round everybody points at two of these nine actions, in secret. Your neighbour has already done so.',
    chooseHouse: 'The road to Kota lacks one house. So point at House.',
    choosePalace: 'In Kota you want to build a palace: point at Palace, and confirm.',
    penalty:
      'Now both are settled. For each action that you do not do in full, every other player gets {penalty} gold.',
    order:
      'Turns go by character, the lowest number first. You hold the Grand Duke, number 1: your turn.',
    road: 'A road is open when both its villages have a house, no matter whose. This village is still empty.',
    build:
      'Choose House, then this village. It costs {house} gold, and one of the few houses you have at hand.',
    toll: 'The road is open. You pass your own house free; here, past your neighbour’s, you pay a toll of 1 gold.',
    travel: 'In your turn you travel whenever you like, as long as you can pay. Go to Kota.',
    great:
      'In a city you build only while your architect is there. Choose Palace, then the great site in the middle of Kota.',
    end: 'Both actions are done. End your turn.',
    tolls:
      'Your neighbour has taken your new road, and paid you 1 gold for each of your houses on the way.',
    points:
      'Your neighbour’s new house scores 1, each architect 1, your great palace {great}. Who leads in Kota?',
    robbed:
      'Oh! With the action Character your neighbour has taken your Grand Duke. You choose a free character at once.',
    look: 'Which one? Press long on anything, and it tells you what it is. Ask about the Builder.',
    builder: 'A palace for {cheap} gold instead of {palace}: that pays. Take the Builder.',
    scored:
      'You have the most points in Kota and get {first} gold. Your neighbour is second and gets {second}.',
    track:
      'The Maharaja has moved on to Jaipur. The governor track tells where he goes next: open it.',
    next: 'The lowest governor’s city is next; then that governor climbs to the top. Which city comes after Jaipur?',
    chooseBoth:
      'Ajmer is next, and you are strong there. But first Jaipur: point at Palace + house.',
    chooseTrack: 'And at Governor track, to have a say in where the Maharaja goes. Then confirm.',
    lowered:
      'With the Grand Duke your neighbour now plays first, and moves Jaisalmer down two boxes: before Ajmer!',
    before:
      'Your neighbour, who played first, has also built on the road to Jaipur. So you will pay a toll there.',
    travelOn: 'Your turn. Go to Jaipur, for 1 gold.',
    small:
      'Choose Palace + house, then a site in Jaipur. The great one is taken: yours is small and scores {small}.',
    cityHouse:
      'The house belongs to the same action. Choose it again, then Jaipur: one more point.',
    lower: 'You play last, so you have the last word: choose Governor track, then Ajmer.',
    endAgain: 'All done. End your turn, and Jaipur is scored.',
    tie: 'A tie, {tied} points each! The lower number wins it: {first} gold for the Grand Duke, {second} for you.',
    alone:
      'Now the Maharaja is in Ajmer, as you wanted. If no rival goes there, you get {alone} gold extra.',
    ahead:
      'And best of all, you have more palaces than your neighbour. Gold only helps you build: palaces win.',
    over: 'The game ends after round {rounds}, or when somebody has built {palaces} palaces. In a tie, the richer player wins.',
    tip: 'A tip: look at the lowest governors, and build where the Maharaja is going before he is there.',
    play: 'That is all you need. Your first real game is waiting: good luck!',
  },
  answers: {
    me: {
      says: 'I do',
      reply:
        'Right: palace and architect make {greatAndArchitect} points, and your neighbour has {houseAndArchitect}.',
    },
    neighbour: {
      says: 'My neighbour',
      reply: 'No: a house and an architect make {houseAndArchitect} points. Now count yours.',
    },
    tie: {
      says: 'It is a tie',
      reply: 'No: both architects are there, but your palace is worth more than a house.',
    },
    ajmer: {
      says: 'Ajmer',
      reply: 'Right: its governor is the lowest. And your great palace is already there.',
    },
    jaipur: {
      says: 'Jaipur',
      reply: 'No, he is there now: its governor has just climbed to the top.',
    },
    kota: {
      says: 'Kota',
      reply: 'No, Kota has just been scored: its governor is almost at the top.',
    },
  },
};
