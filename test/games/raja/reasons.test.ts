// The reasons why something cannot be chosen, apart from those that are tested with their rules.
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { begun, given } from './table.ts';

const TEXT = `
  > ada $5 in kota, entrepreneur: turned palace moveHouse
  ben $5, priest
  #0 ada
  #1 ben
  kota: great ben`;
const why = (text: string, ...path: Ref[]) =>
  raja.explainIllegal(given(text).state, 0, path)?.key ?? null;

describe('The reason why a move is illegal', () => {
  test('names the action that a thing takes, if it was not chosen or is carried out already', () => {
    expect(why(TEXT, 'action:house')).toBe('actionNotChosen');
    expect(why(TEXT, 'governor:jaipur')).toBe('needsAction');
    expect(why(TEXT, 'action:moveHouse', 'governor:jaipur')).toBe('needsAction');
    expect(why(TEXT, 'character:3')).toBe('needsAction');
    const done = `${TEXT}\ntasks: palace[] moveHouse`;
    expect(why(done, 'action:palace')).toBe('actionDone');
    expect(why(done, 'site:great')).toBe('needsAction');
    expect(why(`${TEXT}\ntasks: palace\nused: entrepreneur`, 'house:0')).toBe('needsAction');
    expect(why(`${TEXT}\ntasks: palace\nused: entrepreneur`, 'village:2')).toBe('needsAction');
  });

  test('is the step that comes before the thing', () => {
    const { state } = given(TEXT);
    expect(raja.explainIllegal(state, 0, ['house:0'])).toEqual({
      key: 'first',
      first: 'action:moveHouse',
    });
    expect(why(TEXT, 'action:moveHouse', 'village:2')).toBe('whichHouse');
    expect(why(TEXT, 'action:moveHouse', 'village:1')).toBe('noHouseThere');
    expect(why(TEXT, 'action:moveHouse', 'city:kota')).toBe('whichHouse');
    expect(why(TEXT, 'action:moveHouse', 'house:0', 'house:0')).toBe('samePlace');
    expect(why(TEXT, 'action:moveHouse', 'house:1')).toBe('noHouseThere');
    expect(why(TEXT.replace('#0 ada', '#0 ada\n#5 ada'), 'power:5', 'house:0', 'house:5')).toBe(
      'villageFull',
    );
  });

  test('is asked about the new place of a house, not about which house it is', () => {
    expect(why(TEXT, 'action:moveHouse', 'house:0', 'village:1')).toBe('villageFull');
    expect(why(TEXT, 'power:5', 'house:0', 'village:1')).toBe('villageFull');
    expect(why(TEXT, 'power:5', 'village:1')).toBe('villageFull');
  });

  test('is the same for a power that can be used no more', () => {
    expect(why(TEXT, 'power:2')).toBe('powerNotYours');
    expect(why(TEXT, 'power:6')).toBe('powerAlways');
    expect(why(`${TEXT}\nused: entrepreneur`, 'power:5')).toBe('powerUsed');
    const yogi = `${TEXT}\noptions: {"yogi":true}\nrest: {"tokensLeft":0}`;
    expect(why(yogi.replace('entrepreneur', 'yogi'), 'power:7')).toBe('tokensGone');
    expect(why(TEXT, 'token')).toBe('noToken');
    const tokens = `${yogi.replace('moveHouse', 'moveHouse, tokens 1')}`;
    expect(why(`${tokens}\nused: token`, 'token')).toBe('tokenUsed');
    expect(why(tokens, 'token', 'action:character')).toBe('tokenNotCharacter');
  });

  test('says what is missing for an action that was chosen', () => {
    expect(why(TEXT, 'action:palace')).toBe('tooDear');
    expect(
      why(
        `${TEXT}\ntasks: quarry`.replace('turned', 'supply 19, quarry 0, turned'),
        'action:quarry',
      ),
    ).toBe('quarryEmpty');
    const full = `${TEXT}, small ben ben ben ben ada ada`.replace('$5', '$20');
    expect(why(full, 'action:palace')).toBe('cityFull');
    expect(why(`${TEXT}\ntasks: house`.replace('$5', '$0'), 'action:house')).toBe('tooDear');
  });

  test('says for every character why it cannot be taken', () => {
    const many = `
      > ada $5, entrepreneur: turned character gold
      ben $5, priest
      options: {"manyCharacters":true}`;
    expect(why(many, 'action:character', 'character:5')).toBe('ownCharacter');
    expect(why(many, 'action:character', 'character:3')).toBe('freeFirst');
    expect(why(many, 'action:character', 'player:1')).toBe('freeFirst');
    expect(why(TEXT, 'player:1')).toBe('seduceOnly');
    const taken = many.replace('priest', 'duke merchant priest traveller builder');
    expect(why(taken, 'action:character', 'character:3', 'character:1')).toBe('giveOwn');
    expect(why(taken, 'action:character', 'character:5')).toBe('wantedFirst');
    const fewer = many
      .replace('entrepreneur', 'duke merchant priest traveller builder')
      .replace('$5, priest', '$5, entrepreneur');
    expect(why(fewer, 'action:character', 'player:1')).toBe('seduceMore');
  });

  test('is null for what only shows how the game stands, and never for what comes later', () => {
    for (const ref of ['money:1', 'seat:1', 'maharaja', 'round', 'road:12', 'disc']) {
      expect(why(TEXT, ref)).toBe(null);
    }
    expect(why(TEXT, 'gold:3')).toBe('noAuction');
    expect(why(TEXT, 'button:back')).toBe('noButton');
  });

  test('is null for a beginning of a legal move, and for no click at all', () => {
    for (const path of [[], ['action:moveHouse'], ['power:5', 'village:2'], ['button:end']]) {
      expect(why(TEXT, ...path)).toBe(null);
    }
  });

  test('says in the opening when it is the turn of a thing', () => {
    const start = begun({}, 3);
    const first = raja.toAct(start.state)[0] ?? 0;
    const at = (ref: Ref, state = start.state) =>
      raja.explainIllegal(state, raja.toAct(state)[0] ?? 0, [ref])?.key ?? null;
    expect(at('village:3')).toBe('settleLater');
    expect(at('action:gold')).toBe('roundsLater');
    expect(at('character:1')).toBe(null);
    const { state } = start;
    const bid = begun({ auction: true }, 3).state;
    expect(at('button:pass', bid)).toBe('openerBids');
    expect(at('character:2', bid)).toBe('bidFirst');
    expect(at('gold:99', bid)).toBe('bidTooHigh');
    const raised = raja.play(bid, raja.toAct(bid)[0] ?? 0, { type: 'bid', gold: 4 }).state;
    expect(at('gold:4', raised)).toBe('bidTooLow');
    expect(at('gold:5', raised)).toBe(null);
    const settling = raja.view({ ...state, frames: [{ kind: 'settle', seat: first }] }, first);
    expect(at('city:kota', settling)).toBe('settleVillage');
    expect(at('character:2', settling)).toBe('characterKept');
    const choosing = raja.view({ ...state, frames: [{ kind: 'choose' }] }, first);
    expect(at('village:2', choosing)).toBe('buildLater');
    expect(at('city:kota', choosing)).toBe('travelLater');
    expect(at('token', choosing)).toBe('powerLater');
    expect(at('governor:kota', choosing)).toBe('lowerLater');
    expect(at('character:2', choosing)).toBe('changeLater');
    expect(at('button:again', choosing)).toBe('noButton');
    expect(at('action:gold', choosing)).toBe(null);
  });

  test('asks for the answer to a question first', () => {
    const asked = (kind: 'robbed' | 'seduced' | 'sure', ref: Ref) => {
      const { state } = given(TEXT);
      const turn = { seat: 0, by: 1, tasks: [], used: [], token: false };
      const frames = [{ ...turn, kind }] as typeof state.frames;
      return raja.explainIllegal({ ...state, frames }, 0, [ref])?.key ?? null;
    };
    expect(asked('robbed', 'village:2')).toBe('robbedFirst');
    expect(asked('robbed', 'character:3')).toBe('taken');
    expect(asked('seduced', 'city:kota')).toBe('seducedFirst');
    expect(asked('seduced', 'character:3')).toBe('giveOwn');
    expect(asked('seduced', 'character:5')).toBe(null);
    expect(asked('sure', 'action:palace')).toBe('sureFirst');
    expect(asked('sure', 'button:back')).toBe(null);
  });

  test('contains the price if the player has too little gold', () => {
    const { state } = given(TEXT.replace('great ben', 'houses ben 1'));
    expect(raja.explainIllegal(state, 0, ['action:palace', 'site:great'])).toEqual({
      key: 'tooDear',
      price: 12,
      gold: 5,
    });
    const builder = given(
      TEXT.replace('great ben', 'houses ben 1').replace('entrepreneur', 'builder'),
    );
    expect(raja.explainIllegal(builder.state, 0, ['action:palace', 'site:great'])).toEqual({
      key: 'tooDear',
      price: 9,
      gold: 5,
    });
  });

  test('contains the number of houses that a full village takes', () => {
    expect(raja.explainIllegal(given(TEXT).state, 0, ['power:5', 'village:1'])).toEqual({
      key: 'villageFull',
      most: 1,
    });
    const three = given(
      `${TEXT.replace('#1 ben', '#1 ben ben')}`.replace(
        'ben $5, priest',
        'ben $5, priest\ncleo $5, duke',
      ),
    );
    expect(raja.explainIllegal(three.state, 0, ['power:5', 'village:1'])).toEqual({
      key: 'villageFull',
      most: 2,
    });
  });

  test('says that another player is to move, or that the game is over', () => {
    expect(raja.explainIllegal(given(TEXT).state, 1, ['city:kota'])?.key).toBe('notYourTurn');
    expect(
      raja.explainIllegal(given(`${TEXT}\nrest: {"frames":[]}`).state, 0, ['city:kota'])?.key,
    ).toBe('over');
  });

  test('has the codes for a wrong player, an illegal move and a malformed move', () => {
    const { state } = given(TEXT);
    expect(() => raja.play(state, 1, { type: 'end' })).toThrow('notYourTurn');
    expect(() => raja.play(state, 7, { type: 'end' })).toThrow('noSuchSeat');
    expect(() => raja.play(state, 0, { type: 'travel', city: 'chittor' })).toThrow('illegal');
    expect(() => raja.play(state, 0, 'end')).toThrow('malformed');
    expect(() =>
      raja.play(given(`${TEXT}\nrest: {"frames":[]}`).state, 0, { type: 'end' }),
    ).toThrow('over');
  });
});
