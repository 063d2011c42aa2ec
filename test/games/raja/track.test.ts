import { describe, test } from 'vitest';
import { given } from './table.ts';

/**
 * Round 1 of the booklet: its cities A to G are bikaner, jaipur, kota, udaipur, jaisalmer, jodhpur
 * and ajmer.
 */
const turn = (track: string, chosen = 'track gold') =>
  given(`
    > ada $0, priest: turned ${chosen}
    ben $5, duke: played gold gold
    track: ${track}`);

describe('Track', () => {
  test('in the booklet’s first example D goes down two boxes, B and C go up one, and D is next', () => {
    turn('. . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .when('ada', 'action:track', 'governor:udaipur')
      .emits({ type: 'tracked', seat: 0, governor: 'udaipur', from: 4 })
      .then('track: . . udaipur jaipur kota jaisalmer jodhpur ajmer bikaner')
      .gold('ada', 0)
      .when('ada', 'action:gold')
      .endTurn('ada')
      .then('maharaja: udaipur')
      .then('track: . . . jaipur kota jaisalmer jodhpur ajmer bikaner udaipur');
  });

  test('in the booklet’s second example F lands before E and opens an empty box without effect', () => {
    // In the next round F goes right above C, the highest governor, to the box with the number 5.
    turn('. . . . jaisalmer . jodhpur ajmer bikaner jaipur udaipur kota')
      .when('ada', 'action:track', 'governor:jodhpur')
      .then('track: . . . . jodhpur jaisalmer . ajmer bikaner jaipur udaipur kota')
      .when('ada', 'action:gold')
      .endTurn('ada')
      .then('track: . . . . . jaisalmer . ajmer bikaner jaipur udaipur kota jodhpur')
      .emits({ type: 'round', round: 2, city: 'jodhpur', box: 12 });
  });

  test('a governor right below the moved one goes up one box too', () => {
    turn('. . . . . jaisalmer jodhpur ajmer bikaner jaipur udaipur kota')
      .when('ada', 'action:track', 'governor:jodhpur')
      .then('track: . . . . jodhpur . jaisalmer ajmer bikaner jaipur udaipur kota');
  });

  test('RJ-6: the box with the arrow is the lowest one to move to', () => {
    turn('. . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .when('ada', 'action:track', 'governor:jaipur')
      .then('track: jaipur . . kota udaipur jaisalmer jodhpur ajmer bikaner');
    turn('. jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .refuses('ada', ['action:track', 'governor:jaipur'], 'noBoxBelow')
      .when('ada', 'action:track', 'governor:kota')
      .then('track: kota . jaipur udaipur jaisalmer jodhpur ajmer bikaner');
  });

  test('RJ-6: a governor may move down whether or not it passes another', () => {
    turn('. . . . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .when('ada', 'action:track', 'governor:jaipur')
      .then('track: . . jaipur . . kota udaipur jaisalmer jodhpur ajmer bikaner');
  });

  test('RJ-6: a governor in the two lowest boxes cannot move down', () => {
    turn('jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .refuses('ada', ['action:track', 'governor:jaipur'], 'noBoxBelow')
      .refuses('ada', ['action:track', 'governor:kota'], 'noBoxBelow')
      .may('ada', 'action:track', 'governor:udaipur')
      .may('ada', 'action:track', 'governor:bikaner');
  });

  test('the governor of the Maharaja’s city may be moved too', () => {
    turn('. . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner')
      .when('ada', 'action:track', 'governor:bikaner')
      .then('track: . . jaipur kota udaipur jaisalmer bikaner jodhpur ajmer')
      .then('maharaja: bikaner');
  });

  test('RJ-16: chosen twice it may move the same governor twice', () => {
    turn('. . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner', 'track track')
      .when('ada', 'action:track', 'governor:ajmer')
      .when('ada', 'action:track', 'governor:ajmer')
      .then('track: . . jaipur ajmer kota udaipur jaisalmer jodhpur bikaner')
      .unfinished(0)
      .offers('ada', ['action:track'], []);
  });
});
