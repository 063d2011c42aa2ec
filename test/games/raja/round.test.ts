// The Maharaja, the governors, and the order of turns.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { given, type Table } from './table.ts';

/** The last turn of a round. */
const last = (rest: string): Table =>
  given(`
    > ada $15, priest: turned gold gold
    ben $15, duke: played gold gold
    ${rest}`).endTurn('ada');

describe('The Maharaja', () => {
  test('visits the city of the lowest governor, who goes to the box above the highest one', () => {
    last('track: . . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner\nround: 1')
      .emits({ type: 'round', round: 2, city: 'jaipur', box: 9 })
      .then('maharaja: jaipur\nround: 2')
      .then('track: . . . kota udaipur jaisalmer jodhpur ajmer bikaner jaipur');
  });

  test('leaves the starting city in the first round, when the box is the one with number 1', () => {
    const frames = [{ kind: 'round' }, { kind: 'settle', seat: 0 }];
    given(`
      ada $15, priest: supply 1
      ben $15, duke
      round: 0
      rest: ${JSON.stringify({ frames })}`)
      .when('ada', 'village:0')
      .emits({ type: 'round', round: 1, city: 'bikaner', box: 8 })
      .then('maharaja: bikaner\nround: 1');
  });

  test('the box of each round bears its number up to ten if Track leaves no gaps', () => {
    let { state } = given('ada $0, duke\nben $0, priest');
    for (let round = 1; round <= 10; round++) {
      expect(state.track.indexOf(state.maharaja)).toBe(7 + round);
      while (state.round === round && raja.outcome(state) === null) {
        const seat = raja.toAct(state)[0] as number;
        const offered = raja.moves(state, seat);
        const wanted = { choose: 'point', turn: 'end', sure: 'end' }[
          String(state.frames.at(-1)?.kind)
        ];
        const move = offered.find(({ type }) => type === wanted);
        state = raja.play(state, seat, move).state;
      }
    }
    expect(raja.outcome(state)).not.toBe(null);
  });

  test('Track: skips empty boxes, and the governor still goes right above the highest one', () => {
    last('track: . . jaipur . kota udaipur jaisalmer jodhpur ajmer bikaner\nround: 3').emits({
      type: 'round',
      round: 4,
      city: 'jaipur',
      box: 10,
    });
    last('track: . . . . kota . bikaner udaipur jaisalmer jodhpur . ajmer jaipur\nround: 5')
      .emits({ type: 'round', round: 6, city: 'kota', box: 13 })
      .then('track: . . . . . . bikaner udaipur jaisalmer jodhpur . ajmer jaipur kota');
  });

  test('covers all discs again for a new round', () => {
    const table = last('round: 1').asks('ada', 'choose').asks('ben', 'choose');
    expect(table.state.discs).toEqual([
      { actions: [], open: false },
      { actions: [], open: false },
    ]);
    expect(table.state.played).toEqual([false, false]);
  });
});

describe('Turns', () => {
  test('begin with the lowest character', () => {
    given('ada $15, builder\nben $15, duke\ncleo $15, traveller\ndan $15, merchant')
      .chooseActions('ada', 'gold', 'gold')
      .chooseActions('ben', 'gold', 'gold')
      .chooseActions('cleo', 'gold', 'gold')
      .chooseActions('dan', 'gold', 'gold')
      .asks('ben', 'turn')
      .endTurn('ben')
      .asks('dan', 'turn')
      .endTurn('dan')
      .asks('cleo', 'turn')
      .endTurn('cleo')
      .asks('ada', 'turn')
      .endTurn('ada')
      .emitsTypes('gaveUp', 'received', 'received', 'received', 'scored', 'round')
      .asks('ada', 'choose');
  });

  test('are one for each player, and then the Maharaja’s city is scored', () => {
    last('kota: houses ben 2\nmaharaja: kota')
      .emitsTypes('gaveUp', 'received', 'scored', 'round')
      .scored([0, 2], [0, 15], 'ben');
  });

  test('use randomness only for the track at the start, so one seed gives one game', () => {
    expect(raja.setup({}, 3, seedFrom(4))).toEqual(raja.setup({}, 3, seedFrom(4)));
    expect(raja.setup({}, 3, seedFrom(4)).track).not.toEqual(raja.setup({}, 3, seedFrom(5)).track);
  });
});
