// What is not live says why, in every decision: for cards, places, stacks and players.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('A press that changes nothing in the play phase says', () => {
  const FULL = `
    > ada $5: student manager alibi lunatic broker court murder police move
    ben $5: roof
    cleo $5:
    #0 ben 2 flatRoof: 1 single, 2 squatters
    discards: bomb`;

  test('why a card is dead: what it answers, or what it has no target for', () => {
    given(FULL)
      .refuses('ada', ['card:alibi'], 'answersSuspicion')
      .refuses('ada', ['card:lunatic'], 'answersCrime')
      .refuses('ada', ['card:broker'], 'answersMove')
      .refuses('ada', ['card:court'], 'notJailed')
      .refuses('ada', ['card:police'], 'noOwnSquatters')
      .refuses('ada', ['card:manager'], 'nowhereNoRoof')
      .refuses('ada', ['card:bomb'], 'notHeld')
      .refuses('ada', ['card:murder', 'card:move'], 'beginsAnother');
  });

  test('that nothing stands yet, or that nothing is left to change', () => {
    given(`
      > ada $5: bomb cellar move demolition
      ben $5: roof`)
      .refuses('ada', ['card:bomb'], 'noBuildings')
      .refuses('ada', ['card:cellar'], 'noBuildings')
      .refuses('ada', ['card:move'], 'noBuildings')
      .refuses('ada', ['card:demolition'], 'noBuildings');
    given(`
      > ada $5: cellar roofRenovation move demolition recycle
      ben $5: roof
      #0 ben 1 flatRoof cellar:`)
      .refuses('ada', ['card:cellar'], 'allHaveCellars')
      .refuses('ada', ['card:roofRenovation'], 'noPlainRoof')
      .refuses('ada', ['card:move'], 'noTenants')
      .refuses('ada', ['card:recycle'], 'noDiscards');
    given(`
      > ada $5: demolition
      ben $5: roof
      #0 ben 1 flatRoof: 1 pensioners`).refuses('ada', ['card:demolition'], 'noDemolition');
  });

  test('that the roof comes last, and needs a floor', () => {
    given(`
      > ada $5: roof student
      ben $5: roof`)
      .refuses('ada', ['card:roof'], 'roofLast')
      .refuses('ada', ['site:roof'], 'floorsFirst')
      .refuses('ada', ['site:floor'], 'tapFloorCard');
    given(`
      > ada $5: roof
      ben $5: roof`)
      .refuses('ada', ['card:roof'], 'roofAlone')
      .refuses('ada', ['site:floor'], 'keepRoof');
  });

  test('what piles, jail, players and numbers are for', () => {
    given(FULL)
      .refuses('ada', ['pile'], 'buyLater')
      .refuses('ada', ['card:move', 'pile'], 'tapTenantFirst')
      .refuses('ada', ['discards'], 'onlyRecycle')
      .refuses('ada', ['jail'], 'jailEmpty')
      .refuses('ada', ['player:1'], 'playersAsked')
      .refuses('ada', ['card:murder', 'player:1'], 'cardNotOnPlayer')
      .refuses('ada', ['button:market', 'player:0'], 'notYourself')
      .refuses('ada', ['button:market', 'player:2'], 'noCardsThere')
      .refuses('ada', ['button:market', 'house:0'], 'pickSeller')
      .refuses('ada', ['rent:1'], 'readOnly')
      .refuses('ada', ['hand'], 'tapHandCard')
      .refuses('ada', ['house:0'], 'houseNeedsCard')
      .refuses('ada', ['flat:0/1'], 'flatNeedsCard')
      .refuses('ada', ['card:student', 'roof:0'], 'full')
      .refuses('ada', ['card:murder', 'house:0'], 'tapTenant');
  });

  test('how a prisoner gets out', () => {
    given(`
      > ada $5: court bomb
      ben $5: roof
      jail: ada
      #0 ben 1 roof:`)
      .refuses('ada', ['jail'], 'tapKey')
      .refuses('ada', ['card:bomb', 'jail'], 'noKeyCard')
      .refuses('ada', ['card:court', 'house:0'], 'goesToJail');
    given(`
      > ada $5: bomb
      ben $5: roof
      jail: ada`).refuses('ada', ['jail'], 'noKey');
    given(`
      > ada $5: court
      ben $5: roof
      jail: ben`).refuses('ada', ['jail'], 'jailOther');
  });
});

describe('A press that changes nothing while something is asked says', () => {
  test('what comes first while one builds or buys', () => {
    given(`
      > ada $5: student single roof
      ben $5: roof
      #0 ben 1 roof:`)
      .when('ada', 'card:student', 'site:floor')
      .refuses('ada', ['house:0'], 'first.build')
      .refuses('ada', ['site:roof'], 'tapRoofCard')
      .refuses('ada', ['card:single', 'site:roof'], 'noRoofCard');
    given(`
      > ada $5: student
      ben $5: roof
      #0 ben 1 roof:`)
      .when('ada', 'button:collect')
      .refuses('ada', ['card:student'], 'playedBefore')
      .refuses('ada', ['house:0'], 'first.buy');
  });

  test('which cards answer, and when Police are of no use', () => {
    given(`
      > ada $5: murder
      ben $5: alibi police
      #0 ben 2 roof: 1 student
      #1 ada 2 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .refuses('ben', ['card:alibi'], 'notAnAnswer')
      .refuses('ben', ['house:0'], 'first.answer')
      .when('ben', 'card:police').asksNobody;
    given(`
      > ada $5: murder alibi
      ben $5: police
      #0 ben 2 roof: 1 student
      #1 ada 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .refuses('ben', ['card:police'], 'policeUseless');
  });

  test('whom the Lunatic hits', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic
      #0 ben 2 roof: 1 student
      #1 ada 3 roof: 1 student, 2 single, 3 mother`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .refuses('ben', ['flat:0/1'], 'hitsCulprit')
      .refuses('ben', ['flat:1/2'], 'neverHit')
      .refuses('ben', ['house:1'], 'tapTenant')
      .refuses('ben', ['pile'], 'buyLater');
  });

  test('that only Alibi and Court help a suspect, and what a seller is asked for', () => {
    given(`
      > ada $5: murder police
      ben $5: police
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .refuses('ada', ['card:police'], 'notAnAlibi');
    given(`
      > ada $5: student
      ben $5: roof police`)
      .when('ada', 'button:market', 'player:1')
      .refuses('ada', ['dollars:6'], 'tooManyDollars')
      .when('ada', 'dollars:2')
      .refuses('ben', ['card:police'], 'notARoof')
      .refuses('ben', ['card:roof', 'dollars:2'], 'sameSum')
      .refuses('ada', ['pile'], 'waitsForSeller');
  });

  test('where a moved tenant may not go', () => {
    given(`
      > ada $5: move
      ben $5: roof
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:move', 'flat:0/1')
      .refuses('ada', ['discards'], 'moveNotDiscards')
      .refuses('ada', ['hand'], 'moveNotHome')
      .refuses('ada', ['house:0'], 'tapFlat')
      .refuses('ada', ['flat:0/1'], 'sameFlat');
  });
});

describe('In the second edition a press that changes nothing says', () => {
  test('what the stacks of roofs and monsters are for', () => {
    given(
      `
      edition: landlord-2
      > ada $0: student
      ben $5: ?
      #0 ada 1 roof:`.replace('student', 'hacker flatRoof'),
    )
      .refuses('ada', ['roofs'], 'roofsBuild')
      .refuses('ada', ['monsters'], 'monstersCome')
      .refuses('ada', ['discards'], 'discardsClosed')
      .when('ada', 'card:hacker', 'site:floor')
      .refuses('ada', ['roofs'], 'roofTooDear');
  });

  test('what is left to do in the inspection', () => {
    given(`
      edition: landlord-2
      > ada $5: move
      ben $5: move
      #0 ben 3 dormer: 1 nomad, 2 nomad, 4 scientist
      #1 ben 2 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'leaver')
      .refuses('ben', ['flat:0/1'], 'tapMonsters')
      .refuses('ben', ['monsters', 'flat:0/1'], 'taken')
      .when('ben', 'monsters', 'flat:0/3')
      .refuses('ben', ['monsters'], 'monsterCame');
  });
});
