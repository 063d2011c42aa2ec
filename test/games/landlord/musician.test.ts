import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Tenants, Musician', () => {
  test('drives all others out, and the player who moved it decides where they go and in which order', () => {
    given(`
      > ada $5: musician
      ben $5: police
      #0 ben 3 roof: 1 single, 2 student
      #1 ada 2 roof:
      #2 ben 1 roof:`)
      .when('ada', 'card:musician', 'flat:0/3')
      .asks('ada', 'oust')
      .offers('ada', [], ['flat:0/1', 'flat:0/2'])
      .offers('ada', ['flat:0/2'], ['flat:1/1', 'flat:1/2', 'flat:2/1'])
      .refuses('ada', ['flat:0/2', 'flat:0/1'], 'mustLeave')
      .when('ada', 'flat:0/2', 'flat:1/1')
      .emits({
        type: 'moved',
        seat: 0,
        card: 'student',
        from: { house: 0, level: 2 },
        to: { house: 1, level: 1 },
      })
      .offers('ada', ['flat:0/1'], ['flat:1/2', 'flat:2/1'])
      .when('ada', 'flat:0/1', 'flat:2/1')
      .then(`
        #0 ben 3 roof: 3 musician
        #1 ada 2 roof: 1 student
        #2 ben 1 roof: 1 single`)
      .asks('ada', 'play');
  });

  test('leaves tenants without a suitable flat where they are, and each but one pays on', () => {
    given(`
      > ada $5: musician
      ben $5:
      #0 ben 3 roof: 1 single, 2 student
      #1 ada 4 roof: 1 mother, 2 mother
      #2 ben 1 roof: 1 pensioners
      #3 ada 2 roof: 1 freaks
      #4 ada 2 roof: 1 squatters`)
      // The Single would find only four floors, Freaks and squatters, while the Student can choose.
      .when('ada', 'card:musician', 'flat:0/3')
      .offers('ada', ['flat:0/2'], ['flat:1/3', 'flat:1/4'])
      .refuses('ada', ['flat:0/1', 'flat:1/3'], 'tooHigh')
      .refuses('ada', ['flat:0/2', 'flat:3/2'], 'apart')
      .refuses('ada', ['flat:0/2', 'flat:4/2'], 'squatted')
      .when('ada', 'flat:0/2', 'flat:1/3')
      .then('#0 ben 3 roof: 1 single, 3 musician')
      .asks('ada', 'play');
  });

  test('drives out nobody whose house has no suitable flats elsewhere', () => {
    given(`
      > ada $5: musician
      ben $5:
      #0 ben 3 roof: 1 single, 2 student
      #1 ada 1 roof: 1 pensioners`)
      .when('ada', 'card:musician', 'flat:0/3')
      .emitsTypes('movedIn')
      .then('#0 ben 3 roof: 1 single, 2 student, 3 musician')
      .rent('ben', 3 + 2 + 2);
  });

  test('drives out nobody where a musician lives already, and others may join it', () => {
    given(`
      > ada $5: musician student
      ben $5:
      #0 ben 3 dormer: 1 single, 2 musician
      #1 ada 4 roof:`)
      .when('ada', 'card:musician', 'flat:0/3')
      .emitsTypes('movedIn')
      .when('ada', 'card:student', 'flat:0/4')
      .then('#0 ben 3 dormer: 1 single, 2 musician, 3 musician, 4 student');
  });

  test('asks nothing if one tenant has one flat to go to', () => {
    given(`
      > ada $5: musician
      ben $5:
      #0 ben 2 roof: 1 single
      #1 ada 1 roof:`)
      .when('ada', 'card:musician', 'flat:0/2')
      .emitsTypes('movedIn', 'moved')
      .then(`
        #0 ben 2 roof: 2 musician
        #1 ada 1 roof: 1 single`);
  });

  test('sends tenants to the last place in their new building, without the cards on them', () => {
    given(`
      > ada $5: musician
      ben $5:
      #0 ben 2 roof: 2 student*
      #1 ada 2 roof: 2 student`)
      .when('ada', 'card:musician', 'flat:0/1')
      .then('#1 ada 2 roof: 2 student, 1 student')
      .discards('rentWithheld');
  });

  test('LL-23: moved by a Move comes after the fee and the Broker, and then the others leave', () => {
    given(`
      > ada $5: move
      ben $5: broker
      #0 ben 2 roof: 1 musician
      #1 ben 1 roof: 1 mover
      #2 ada 3 roof: 1 student, 2 mother
      #3 ada 4 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:2/3')
      .emitsTypes('played', 'paid')
      .dollars('ada', 3)
      .asks('ben', 'broker')
      .then('#0 ben 2 roof: 1 musician')
      .then('table: move')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'paid', 'moved')
      .dollars('ada', 1)
      .dollars('ben', 9)
      .asks('ada', 'oust')
      // The Broker answers for the moved tenant only, so driven-out tenants cost nothing.
      .when('ada', 'flat:2/1', 'flat:3/1')
      .when('ada', 'flat:2/2', 'flat:3/2')
      .dollars('ben', 9)
      .discards('move', 'broker');
  });

  test('LL-28: drives out nobody within its building', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ada 3 roof: 1 musician, 2 student
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/3')
      .emitsTypes('played', 'moved')
      .then('#0 ada 3 roof: 3 musician, 2 student')
      .asks('ada', 'play');
  });

  test('LL-14: forced out of a squatted building drives others out too, as the landlord chooses', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 2 roof: 1 musician, 2 squatters
      #1 ben 2 roof: 1 student
      #2 ada 2 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .emitsTypes('began', 'moved')
      .asks('ben', 'oust')
      .offers('ben', ['flat:1/1'], ['flat:2/1', 'flat:2/2'])
      .when('ben', 'flat:1/1', 'flat:2/2')
      .then(`
        #0 ben 2 roof: 2 squatters
        #1 ben 2 roof: 2 musician
        #2 ada 2 roof: 2 student`)
      .asks('ben', 'play');
  });
});
