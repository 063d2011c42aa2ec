import { describe, test } from 'vitest';
import { given } from './table.ts';

const PLAYERS = `
  > red 5r: red talk swap
  blue 5b: blue blue blue
  yellow 5y: yellow yellow yellow
  green 5g: green green green
  pile: lease`;

describe('Eviction', () => {
  test('RS-1: three tenants stay, and a fourth one evicts all of them', () => {
    given(`
      C....  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  Cry..  C....  C...g  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:b3')
      .when('red', 'bed:b3/down')
      .emitsTypes('placed', 'drew');

    given(`
      C....  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  Cryg.  C....  C...g  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:b3')
      .emitsTypes('played', 'placed', 'evicted')
      .when('red', 'bed:b2/up')
      .when('red', 'bed:c3/up')
      .when('red', 'bed:b4/up')
      .when('red', 'bed:a3/up')
      .then(`
        C....  C....  C....  C....  C....
        C....  Cr...  C....  C...b  C....
        Cr...  C....  Cy...  C...g  C....
        C....  Cg...  C....  C....  C....
        red 4r: talk swap lease`);
  });

  test('RS-3: the tenants leave together and land one at a time, clockwise from the up arrow', () => {
    given(`
      C....  C....  C....  C....  C....
      C....  C...g  C....  C...b  C....
      C....  Cryg.  C....  C....  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:b3')
      // All four have left the flat, and none has landed.
      .then(`
        C....  C....  C....  C....  C....
        C....  C...g  C....  C...b  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`)
      .offers('red', [], ['bed:b2/up', 'bed:b2/right', 'bed:b2/down'])
      .when('red', 'bed:b2/right')
      .offers('red', [], ['bed:c3/up', 'bed:c3/right', 'bed:c3/down', 'bed:c3/left'])
      .refuses('red', ['bed:b3/up'], 'landsIn')
      .when('red', 'bed:c3/left');
  });

  test('RS-3: the player is not asked for the arrow when only one is free', () => {
    given(`
      C....  C....  C....  C....  C....
      C....  Cggg.  C....  C...b  C....
      C....  Cryg.  C....  C....  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:b3')
      .emitsTypes('played', 'placed', 'evicted', 'landed')
      .asks('red', 'land')
      .offers('red', [], ['bed:c3/up', 'bed:c3/right', 'bed:c3/down', 'bed:c3/left']);
  });

  test('tenants who leave over any edge of the house land on its opposite side', () => {
    given(`
      Cryg.  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  C....  C....  C....  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:a1')
      .when('red', 'bed:a4/up')
      .when('red', 'bed:b1/up')
      .when('red', 'bed:a2/up')
      .when('red', 'bed:e1/up')
      .then(`
        C....  Cy...  C....  C....  Cr...
        Cg...  C....  C....  C...b  C....
        C....  C....  C....  C....  C....
        Cr...  C....  C....  C....  C....`);

    given(`
      C....  C....  C....  C....  C....
      C....  C....  C....  C...b  C....
      C....  C....  C....  C....  C....
      C....  C....  C....  C....  C.ryg
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:e4')
      .when('red', 'bed:e3/up')
      .when('red', 'bed:a4/up')
      .when('red', 'bed:e1/up')
      .when('red', 'bed:d4/up')
      .then(`
        C....  C....  C....  C....  Cy...
        C....  C....  C....  C...b  C....
        C....  C....  C....  C....  Cr...
        Cr...  C....  C....  Cg...  C....`);
  });

  test('in a chain the player chooses which full flat is evicted next', () => {
    given(`
      C....  C....  C....  C....  C....
      C....  Cbbb.  C....  C....  C....
      C....  Cryg.  Cyyy.  C....  C....
      C....  C....  C....  C....  C....
      ${PLAYERS}`)
      .when('red', 'card:red', 'flat:b3')
      .emitsTypes('played', 'placed', 'evicted', 'landed', 'landed')
      .when('red', 'bed:b4/up')
      .when('red', 'bed:a3/up')
      .asks('red', 'evict')
      .offers('red', [], ['flat:b2', 'flat:c3'])
      .refuses('red', ['flat:b4'], 'notFull')
      .when('red', 'flat:c3')
      .emitsTypes('evicted')
      .when('red', 'bed:c2/up')
      .when('red', 'bed:d3/up')
      .when('red', 'bed:c4/up')
      // One tenant may land in b3, which is empty by now. Then the other full flat is evicted.
      .when('red', 'bed:b3/up')
      .emitsTypes('landed', 'evicted')
      .asks('red', 'land');
  });
});
