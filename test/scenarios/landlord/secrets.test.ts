// Two worlds that differ in what is hidden: whoever may not know it sees, hears and may do the same in both.
import { describe, expect, test } from 'vitest';
import { NO_RANDOM, type Ref, seedFrom } from '../../../shared/engine/index.ts';
import { landlord } from '../../../shared/games/landlord/index.ts';
import { NAMES, type Name } from '../../../shared/games/landlord/notation.ts';
import { given, type Table } from './table.ts';

type Viewer = Name | null;

/** All that reaches a viewer; of who has to act, only that they have to. */
function reaches(table: Table, viewer: Viewer): string {
  const { state, final } = table;
  const seat = viewer === null ? -1 : NAMES.indexOf(viewer);
  const moves = seat < 0 ? [] : landlord.moves(state, seat);
  const aims: Ref[][] = [['card:police', 'flat:0/1'], ['card:roof', 'site:roof'], ['pile']];
  return JSON.stringify({
    view: table.view(viewer),
    heard: table.heard(viewer),
    acting: landlord.toAct(state),
    moves: moves.map((move) => [move, landlord.path(state, move)]),
    whys: seat < 0 ? [] : aims.map((path) => landlord.why(state, seat, path)),
    final,
  });
}

/** The same clicks in both worlds; after each of them these viewers cannot tell the worlds apart. */
class Worlds {
  readonly both: readonly [Table, Table];
  readonly #blind: Viewer[];

  constructor(text: string, [hidden, other]: [string, string], ...blind: Viewer[]) {
    this.both = [given(text.replace('HIDDEN', hidden)), given(text.replace('HIDDEN', other))];
    this.#blind = blind;
    this.#same();
  }

  #same() {
    const [one, other] = this.both;
    for (const viewer of this.#blind) expect(reaches(one, viewer)).toBe(reaches(other, viewer));
  }

  when(name: Name, ...path: Ref[]): this {
    for (const table of this.both) table.when(name, ...path);
    this.#same();
    return this;
  }

  /** Each world its own path. */
  either(name: Name, one: Ref[], other: Ref[]): this {
    this.both[0].when(name, ...one);
    this.both[1].when(name, ...other);
    this.#same();
    return this;
  }

  /** It is a difference: this viewer sees it. */
  parts(viewer: Name): this {
    const [one, other] = this.both;
    expect(reaches(one, viewer)).not.toBe(reaches(other, viewer));
    return this;
  }
}

const worlds = (text: string, hidden: [string, string], ...blind: Viewer[]) =>
  new Worlds(text, hidden, ...blind);

describe('Hands', () => {
  test('LL-15: who is asked about a crime is asked with and without the answer', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: HIDDEN student
      cleo $5: roof
      #0 ben 3 roof: 1 student`,
      ['police', 'alibi'],
      'ada',
      'cleo',
      null,
    )
      .parts('ben')
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no');
  });

  test('LL-15: so it is with squatters, a Move, an offer for a roof', () => {
    const text = `
      > ada $5: squatters move roof
      ben $5: HIDDEN
      cleo $5: roof
      #0 ben 3 roof: 1 student`;
    worlds(text, ['police', 'roof'], 'ada', 'cleo', null)
      .when('ada', 'card:squatters', 'flat:0/2')
      .when('ben', 'button:no');
    worlds(text, ['broker', 'roof'], 'ada', 'cleo', null)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .when('ben', 'button:no');
    worlds(text, ['dormer', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'button:market', 'button:all')
      .when('ada', 'dollars:2')
      .when('ben', 'button:no')
      .when('cleo', 'button:no');
  });

  test('LL-15: and in an investigation, where a card may be kept back', () => {
    worlds(
      `> ada $5: murder alibi
      ben $5: police court
      cleo $5: HIDDEN
      #0 ben 3 roof: 1 student`,
      ['alibi', 'student'],
      'ada',
      'ben',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ada', 'card:alibi')
      .when('ben', 'card:court')
      .when('cleo', 'button:no')
      .parts('cleo');
  });

  test('LL-39: nobody sees a Recycle before it is played', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: HIDDEN
      #0 ben 3 roof: 1 student
      discards: lunatic`,
      ['recycle', 'roof'],
      'ada',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no');
  });

  test('LL-27: under anyoneAnswers everybody is asked in turn, whoever holds the Police', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: student
      cleo $5: HIDDEN
      dan $5: roof
      #0 ben 3 roof: 1 student
      options: {"anyoneAnswers":true}`,
      ['police', 'mother'],
      'ada',
      'ben',
      'dan',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .when('cleo', 'button:no')
      .when('dan', 'button:no');
  });

  test('what somebody could do in the own turn shows nowhere', () => {
    worlds('> ada $5: HIDDEN\nben $5: roof', ['roof bomb', 'alibi court'], 'ben', null)
      .parts('ada')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop');
  });
});

describe('The pile', () => {
  test('LL-16: its order, and what others buy', () => {
    worlds(
      '> ada $5: student\nben $5: roof\n#0 ada 3 roof:\npile: HIDDEN',
      ['murder alibi', 'court move'],
      'ben',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .parts('ada')
      .when('ada', 'pile');
  });

  test('the buyer does not see the next but one', () => {
    worlds(
      '> ada $5: student\nben $5: roof\n#0 ada 3 roof:\npile: murder HIDDEN',
      ['alibi court', 'court alibi'],
      'ada',
      'ben',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .when('ada', 'button:stop');
  });

  test('the seed is in no view', () => {
    const state = landlord.setup({}, 4, seedFrom(123_456));
    for (const viewer of [0, 1, 2, 3, null]) {
      expect(landlord.view(state, viewer).random).toEqual(NO_RANDOM);
      expect(JSON.stringify(landlord.view(state, viewer))).not.toContain('123456');
    }
  });
});

describe('Fronts in houses', () => {
  const HOUSE = `
    > ada $5: bomb politics politics
    ben $5: roof
    cleo $5: roof
    #0 ben [HIDDEN] roof: 1 student
    #1 ben 3 roof:`;

  test('are the owner’s secret, also when the cards go under the pile', () => {
    worlds(HOUSE, ['alibi police', 'court murder'], 'ada', 'cleo', null)
      .parts('ben')
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no');
  });

  test('or back to the owner’s hand', () => {
    worlds(HOUSE, ['alibi police', 'court murder'], 'ada', 'cleo', null)
      .when('ada', 'card:politics', 'button:demolition', 'house:0')
      .when('ben', 'flat:0/1', 'flat:1/2');
  });

  test('without a pile all see them on the discards', () => {
    const last = `${HOUSE}\nrest: {"lastTurns":2}`;
    const table = worlds(last, ['alibi police', 'court murder']);
    for (const one of table.both) {
      one.when('ada', 'card:bomb', 'house:0').when('ben', 'button:no');
    }
    table.parts('ada');
  });

  test('are not seen while they are laid, taken back, or closed with a roof', () => {
    const text = '> ada $5: roof roof HIDDEN\nben $5: roof';
    worlds(text, ['bomb', 'alibi'], 'ben', null)
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .parts('ada')
      .when('ada', 'button:cancel')
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .when('ada', 'card:roof', 'site:roof')
      .parts('ada');
  });

  test('another floor of the same hand tells nothing either', () => {
    worlds('> ada $5: roof bomb alibi HIDDEN\nben $5: roof', ['court', 'court'], 'ben', null)
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .parts('ada');
  });
});

describe('The roof beside a price', () => {
  const TEXT = `
    > ada $9: student
    ben $5: roof dormer flatRoof HIDDEN
    cleo $5: roof`;
  const priced = (...blind: Viewer[]) =>
    worlds(TEXT, ['alibi', 'alibi'], ...blind)
      .when('ada', 'button:market', 'button:all')
      .when('ada', 'dollars:2')
      .either('ben', ['card:roof', 'dollars:4'], ['card:flatRoof', 'dollars:4']);

  test('LL-37: lies face down for everybody, the buyer too, until it is sold', () => {
    priced('ada', 'cleo', null)
      .parts('ben')
      .when('cleo', 'button:no')
      .when('ada', 'button:withdraw');
    priced('cleo', null).when('cleo', 'button:no').when('ada', 'player:1').parts('ada');
  });

  test('which roof is sold, the others do not see', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'cleo', null)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .either('ben', ['card:roof', 'button:sell'], ['card:dormer', 'button:sell'])
      .parts('ada');
  });
});

describe('LL-38: what lies there in a trade', () => {
  const TEXT = `
    > ada $5: HIDDEN
    ben $5: bomb court
    cleo $5: roof
    options: {"openTrade":true}`;

  test('is for the two alone, whatever becomes of it', () => {
    const proposed = () =>
      worlds(TEXT, ['alibi', 'police'], 'cleo', null)
        .when('ada', 'button:trade', 'player:1')
        .either('ada', ['card:alibi'], ['card:police'])
        .when('ada', 'button:propose')
        .parts('ben')
        .either('ben', ['card:bomb'], ['card:court'])
        .when('ben', 'button:propose')
        .parts('ada');
    proposed().when('ada', 'button:shake');
    proposed().when('ada', 'button:no');
  });

  test('and for the other only once it has been proposed', () => {
    worlds(TEXT, ['alibi', 'police'], 'ben', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .either('ada', ['card:alibi'], ['card:police'])
      .when('ada', 'button:cancel');
  });

  test('the answer, too', () => {
    worlds(TEXT, ['alibi', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:alibi')
      .when('ada', 'button:propose')
      .either('ben', ['card:bomb'], ['card:court'])
      .when('ben', 'button:no');
  });
});
