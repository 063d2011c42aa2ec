// The Police against squatters and after crimes. The course of an investigation is tested in
// investigation.test.ts.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Police against squatters', () => {
  test('discard squatters in an own building in the play phase', () => {
    given(`
      > ada $5: police
      ben $5: roof
      #0 ada 3 roof: 1 squatters, 2 single
      #1 ben 3 roof: 1 squatters`)
      .offers('ada', ['card:police'], ['flat:0/1'])
      .refuses('ada', ['card:police', 'flat:0/2'], 'ownSquatters')
      .refuses('ada', ['card:police', 'flat:1/1'], 'ownSquatters')
      .when('ada', 'card:police', 'flat:0/1')
      .emitsTypes('played', 'lost')
      .then('#0 ada 3 roof: 2 single')
      .discards('squatters', 'police')
      .asks('ada', 'play')
      .rent('ada', 5);
  });

  test('LL-6: remove one card of squatters for one Police card', () => {
    given(`
      > ada $5: police police
      ben $5: roof
      #0 ada 3 roof: 1 squatters, 2 squatters`)
      .when('ada', 'card:police', 'flat:0/2')
      .then('#0 ada 3 roof: 1 squatters')
      .hand('ada', 'police');
  });

  test('answer squatters who move in, so that both are discarded and the building pays', () => {
    given(`
      > ada $5: squatters
      ben $5: police police
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ben', 'guard')
      .offers('ben', [], ['button:no', 'card:police'])
      .when('ben', 'card:police')
      .emitsTypes('answered', 'lost')
      .discards('squatters', 'police')
      .hand('ben', 'police')
      .rent('ben', 3)
      .asks('ada', 'play');
  });

  test('LL-10: are not asked for when a player puts squatters into an own building', () => {
    given(`
      > ada $5: squatters police
      ben $5: police
      #0 ada 2 roof: 1 student`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ada', 'play');
  });

  test('LL-40: are not asked of a player without cards', () => {
    given(`
      > ada $5: squatters
      ben $5:
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ada', 'play');
  });

  test('LL-20: remove squatters in the basic game too', () => {
    given(`
      > ada $5: police squatters
      ben $5: police
      #0 ada 3 roof: 1 squatters
      #1 ben 1 roof:
      options: {"tenantTexts":false}`)
      .when('ada', 'card:police', 'flat:0/1')
      .discards('squatters', 'police')
      .when('ada', 'card:squatters', 'flat:1/1')
      .when('ben', 'card:police')
      .then('#1 ben 1 roof:');
  });
});

describe('Police after a crime', () => {
  const MURDER = `
    > ada $5: murder alibi
    ben $5: police lunatic
    #0 ben 3 roof: 1 student
    #1 ada 3 roof: 1 mother`;

  test('may be called by the victim, who may also send the Lunatic', () => {
    given(MURDER)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['button:no', 'card:lunatic', 'card:police']);
  });

  test('come too late: the tenant is dead or the building gone', () => {
    given(MURDER)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .emitsTypes('answered', 'lost')
      .then('#0 ben 3 roof:')
      .discards('student', 'murder', 'police')
      .asks('ada', 'investigate');
    given(MURDER.replace('murder', 'bomb'))
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'card:police')
      .emitsTypes('answered', 'exploded')
      .without('#0')
      .discards('bomb', 'police')
      .asks('ada', 'investigate');
  });

  test('LL-24: stay on the table until the crime is done', () => {
    given(MURDER)
      .when('ada', 'card:murder', 'flat:0/1')
      .then('table: murder')
      .discards()
      .when('ben', 'card:police')
      .without('table');
  });

  test('do not come if the victim declines, and the crime has no consequences', () => {
    given(MURDER)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .without('jail')
      .asks('ada', 'play');
  });
});
