// Absent players: the vote, the stand-in, coming back, leaving in the middle of a game.
import { describe, expect, test } from 'vitest';
import { asJson } from '../../kit/room/json.ts';
import type { Person } from '../../kit/room/person.ts';
import type { World } from '../../kit/room/world.ts';
import { OPEN_GAME, openLobby, startGame, turnOf } from './scenario.ts';

const FOUR = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
const vote = (voter: Person, { seat }: { seat: number | null }) =>
  voter.tries('vote', { seat: seat as number });
/** Long enough for a stand-in to move once. */
const breathe = (world: World) => world.pass(700);
/** Closes the page, and stays away until the grace of the table is over. */
const gone = (person: Person) => {
  person.closesPage();
  person.world.pass(60_000);
};

describe('a vote to let a stand-in play for a player', () => {
  test('is decided by more than half of the others', () => {
    const { ada, ben, cleo, dan } = startGame(FOUR);
    gone(dan);
    expect(vote(ada, dan)).toBe('done');
    expect(cleo.table.chairs[3]).toMatchObject({ absent: true, standIn: false, votes: [0] });
    expect(vote(ada, dan)).toBe('done');
    expect(cleo.table.chairs[3]).toMatchObject({ standIn: false, votes: [0] });
    expect(vote(ben, dan)).toBe('done');
    expect(cleo.table.chairs[3]).toMatchObject({ absent: true, standIn: true, votes: [] });
  });

  test('is not decided by half of the others', () => {
    const { ada, ben, cleo } = startGame(['Ada', 'Ben', 'Cleo']);
    gone(cleo);
    expect(vote(ada, cleo)).toBe('done');
    expect(ben.table.chairs[2]).toMatchObject({ standIn: false, votes: [0] });
    expect(vote(ben, cleo)).toBe('done');
    expect(ben.table.chairs[2]?.standIn).toBe(true);
  });

  test('counts neither bots nor others who are absent', () => {
    const { world, ada, ben, cleo } = openLobby(['Ada', 'Ben', 'Cleo'], { seats: 4 });
    ada.does('bot', { seat: 3 }).does('start');
    ben.does('leave');
    gone(cleo);
    expect(vote(ada, cleo)).toBe('done');
    expect(ada.table.chairs[2]?.standIn).toBe(true);
    expect(world.stored.table.chairs[3]?.kind).toBe('bot');
  });

  test('is refused for a player who is connected', () => {
    const { ada, ben } = startGame(['Ada', 'Ben']);
    expect(vote(ada, ben)).toBe('present');
  });

  test('is refused for oneself, a bot, a stand-in or a missing chair', () => {
    const { ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('bot', { seat: 2 }).does('start');
    gone(ben);
    expect(vote(ada, ada)).toBe('yourself');
    expect(ada.tries('vote', { seat: 2 })).toBe('noSuchSeat');
    expect(ada.tries('vote', { seat: 5 })).toBe('noSuchSeat');
    expect(vote(ada, ben)).toBe('done');
    expect(vote(ada, ben)).toBe('noSuchSeat');
  });

  test('is open to players only, and only during the game', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    const watcher = world.enters('Cleo');
    gone(ben);
    expect(vote(watcher, ben)).toBe('notSeated');
    expect(vote(ada, ben)).toBe('notPlaying');
  });

  test('is void when the absent player comes back', () => {
    const { ada, dan } = startGame(FOUR);
    gone(dan);
    vote(ada, dan);
    expect(ada.table.chairs[3]).toMatchObject({ absent: true, votes: [0] });
    dan.reconnects();
    expect(dan.chair).toMatchObject({ gone: null, absent: false, votes: [] });
  });

  test('is void when a player whose time ran out makes a move', () => {
    const { world, ada } = openLobby(FOUR);
    ada.does('clock', { minutes: 1 }).does('start');
    const { mover } = turnOf(world);
    const [voter] = world.people.filter((person) => person !== mover) as [Person];
    world.pass(60_000);
    vote(voter, mover);
    expect(mover.chair).toMatchObject({ absent: true, votes: [voter.seat] });
    mover.plays();
    expect(mover.chair).toMatchObject({ absent: false, votes: [] });
  });

  test('needs no grace for a player whose time ran out before they left', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    ada.does('clock', { minutes: 1 }).does('start');
    const { mover, other } = turnOf(world);
    world.pass(60_000);
    mover.closesPage();
    expect(vote(other, mover)).toBe('done');
    expect(other.table.chairs[mover.seat as number]?.standIn).toBe(true);
  });

  test('does not count others who are absent, so a player who is left alone decides alone', () => {
    const { ada, ben, cleo } = startGame(['Ada', 'Ben', 'Cleo']);
    gone(ben);
    gone(cleo);
    expect([vote(ada, ben), vote(ada, cleo)]).toEqual(['done', 'done']);
    expect(ada.table.chairs.map(({ standIn }) => standIn)).toEqual([false, true, true]);
  });
});

describe('a stand-in', () => {
  /** The player whose turn it is has gone, and the other has voted. */
  function replaced() {
    const { world } = startGame(['Ada', 'Ben'], OPEN_GAME);
    const { mover, other } = turnOf(world);
    gone(mover);
    vote(other, mover);
    return { world, mover, other };
  }

  test('makes its moves, each after the delay of a bot, until it is another player’s turn', () => {
    const { world, mover, other } = replaced();
    const { seq } = other;
    world.pass(699);
    expect(other.seq).toBe(seq);
    world.pass(1);
    expect(world.journal.rows.at(-1)).toMatchObject({ command: 'standIn', seat: mover.seat });
    breathe(world);
    expect(other.moves.length).toBeGreaterThan(0);
    const { length } = world.journal.rows;
    breathe(world);
    expect(world.journal.rows).toHaveLength(length);
  });

  test('waits the full delay again after a chat line', () => {
    const { world, other } = replaced();
    world.pass(500);
    other.does('say', { text: 'go on' });
    const { seq } = other;
    world.pass(500);
    expect(other.seq).toBe(seq);
    world.pass(200);
    expect(other.seq).toBe(seq + 1);
  });

  test('plays only until the player is back', () => {
    const { world, mover } = replaced();
    mover.reconnects();
    expect(mover.chair).toMatchObject({ absent: false, standIn: false });
    const { length } = world.journal.rows;
    breathe(world);
    expect(world.journal.rows).toHaveLength(length);
    mover.plays();
  });

  test('stays when the player was connected all the time, until the player asks for the seat', () => {
    const { world, ada } = openLobby(['Ada', 'Ben'], OPEN_GAME);
    ada.does('clock', { minutes: 1 }).does('start');
    const { mover, other } = turnOf(world);
    world.pass(60_000);
    vote(other, mover);
    const move = asJson(mover.moves[0]);
    expect(mover.tries('move', { seq: mover.seq, move })).toBe('standIn');
    breathe(world);
    expect(mover.tries('undo', { seq: mover.seq })).toBe('standIn');
    mover.does('back').does('undo', { seq: mover.seq });
    mover.plays();
  });

  test('chooses among the moves that the seat sees', () => {
    const { world, ada } = openLobby(['Ada'], { seats: 2 });
    ada.does('bot', { seat: 1 }).does('start');
    for (let moves = 0; moves < 40; moves++) {
      if (ada.moves.length > 0) ada.plays();
      else breathe(world);
    }
    expect(
      world.journal.rows.filter(({ command }) => command === 'standIn').length,
    ).toBeGreaterThan(5);
  });

  test('lets a table of bots play to its end', () => {
    const { world, ada } = openLobby(['Ada'], { game: 'fingers', seats: 3 });
    ada.does('bot', { seat: 1 }).does('bot', { seat: 2 }).does('start');
    ada.does('leave');
    const watcher = world.enters('Ben');
    watcher.does('sit').does('leave');
    world.enters('Cleo').does('sit', { name: 'Cleo' });
    for (let round = 0; round < 3; round++) {
      breathe(world);
      breathe(world);
      world.people.at(-1)?.plays();
    }
    expect(watcher.table.phase).toBe('over');
  });
});

describe('the command “back”', () => {
  test('is refused to a player who was not absent', () => {
    const { world, ada } = startGame(['Ada', 'Ben']);
    expect(ada.tries('back')).toBe('present');
    expect(world.enters('Cleo').tries('back')).toBe('notSeated');
  });
});

describe('leaving during the game', () => {
  test('keeps the seat and its name, and a stand-in plays for it', () => {
    const { ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('leave');
    expect(ben.seat).toBe(null);
    const left = { kind: 'person', name: 'Ben', absent: true, standIn: true };
    expect(ada.table.chairs[1]).toMatchObject(left);
    expect(JSON.stringify(ben.game)).toContain('["?","?","?"],["?","?","?"]');
  });

  test('lets a newcomer take the seat over, with name, hand and turn', () => {
    const { world, ben } = startGame(['Ada', 'Ben']);
    const { game } = ben;
    ben.does('leave');
    const cleo = world.enters('Cleo').does('sit');
    expect(cleo).toMatchObject({ seat: 1, game, chair: { name: 'Ben', absent: false } });
    expect(ben.tries('sit')).toBe('full');
  });

  test('lets the player take the seat again under another name', () => {
    const { ada, ben } = startGame(['Ada', 'Ben']);
    ben.does('leave').does('sit', { seat: 1, name: 'Benno' });
    expect(ada.names).toEqual(['Ada', 'Benno']);
  });

  test('frees no seat of a player who only lost the connection, and no seat of a bot', () => {
    const { world, ada, ben } = openLobby(['Ada', 'Ben'], { seats: 3 });
    ada.does('bot', { seat: 2 }).does('start');
    ben.closesPage();
    const cleo = world.enters('Cleo');
    expect(cleo.tries('sit')).toBe('full');
    ada.does('leave');
    expect([cleo.tries('sit', { seat: 1 }), cleo.tries('sit', { seat: 2 })]).toEqual([
      'taken',
      'taken',
    ]);
    cleo.does('sit');
    expect(cleo.seat).toBe(0);
  });

  test('makes a stand-in play at once, until a newcomer takes the seat', () => {
    const { world, ben } = startGame(['Ada', 'Ben']);
    ben.does('leave');
    const cleo = world.enters('Cleo').does('sit', { name: 'Cleo' });
    expect(cleo.chair).toMatchObject({ name: 'Cleo', absent: false, standIn: false });
  });

  test('makes another player host when the host leaves', () => {
    const { ada, ben } = startGame(['Ada', 'Ben']);
    ada.does('leave');
    expect(ben.table.host).toBe(1);
  });
});
