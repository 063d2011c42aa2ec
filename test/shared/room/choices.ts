// What a person at a simulated table may do next, and how likely. Uses only what that person's client knows.
import { type Move, type Random, SEAT_COLOURS } from '../../../shared/engine/index.ts';
import { type CommandType, EMOTES, LEVELS } from '../../../shared/protocol/index.ts';
import { asJson } from '../../kit/room/json.ts';
import type { Person } from '../../kit/room/person.ts';

/** The moves that the server lists, or those that the rules allow in the person's view. */
export function movesOf({ world, wantsMoves, moves, table, game, seat }: Person): readonly Move[] {
  if (wantsMoves || seat === null || table.phase !== 'playing') return moves;
  return world.game.moves(game, seat);
}

type Choice = [weight: number, act: () => void];

export function actAtRandom(person: Person, random: Random): void {
  const choices = [...anytime(person, random), ...now(person, random)];
  let left = random.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  const chosen = choices.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  chosen?.[1]();
}

function now(person: Person, random: Random): Choice[] {
  if (person.seat === null) return atTheDoor(person, random);
  if (person.table.phase === 'lobby') return inLobby(person, random);
  if (person.table.phase === 'playing') return inGame(person, random);
  const { seq } = person;
  const hosting: Choice[] = [
    [6, () => void person.sends('start')],
    [6, () => void person.sends('lobby')],
  ];
  return [
    [40, () => void person.sends('rematch')],
    [15, () => void person.sends('rematch', { yes: random.below(3) > 0 })],
    [3, () => void person.sends('leave')],
    [2, () => void person.sends('options', { options: { renovation: random.below(2) === 0 } })],
    ...(person.seat === person.table.host ? hosting : []),
    [20, () => void person.sends('undo', { seq })],
    [1, () => void person.sends('move', { seq, move: { type: 'pass' } })],
  ];
}

const someSeat = ({ table }: Person, random: Random) => random.below(table.chairs.length + 1);

function anytime(person: Person, random: Random): Choice[] {
  const seat = someSeat(person, random);
  const wrong: CommandType[] = ['start', 'rematch', 'lobby', 'back', 'clear'];
  return [
    [3, () => void person.sends('say', { text: `word ${random.below(100)}` })],
    [3, () => void person.sends('rename', { name: `Name ${random.below(100)}` })],
    [3, () => void person.sends('colour', { colour: random.pick(SEAT_COLOURS) })],
    [3, () => void person.sends('emote', { emote: random.pick(EMOTES) })],
    [1, () => void person.sends('past')],
    [1, () => void person.sends('selfStart', { on: random.below(4) > 0 })],
    [2, () => void person.sends('vote', { seat })],
    [1, () => void person.sends('host', { seat })],
    [1, () => void person.sends(random.pick(wrong) as 'start')],
    [1, () => person.sendsRaw(random.pick(['', 'null', '{"type":"say"}', { id: 'x', type: 'x' }]))],
  ];
}

function atTheDoor(person: Person, random: Random): Choice[] {
  const seat = someSeat(person, random);
  const free = person.table.chairs.some(({ kind, absent }) => kind === 'open' || absent);
  const wish = person.name !== 'Watcher' && free ? 60 : 1;
  return [
    [wish, () => void person.sends('sit', { name: person.name })],
    [2, () => void person.sends('sit', { seat })],
    [person.table.standing ? 20 : 1, () => void person.sends('clear')],
    // A spectator mostly does nothing.
    [150, () => {}],
  ];
}

function inLobby(person: Person, random: Random): Choice[] {
  const [seat, count] = [someSeat(person, random), 2 + random.below(4)];
  const seconds = random.pick([0, 10, 60]);
  const option = random.pick(['royalSuite', 'renovation', 'noCards', 'stones']);
  const hosting: Choice[] = [
    [60, () => void person.sends('start')],
    [6, () => void person.sends('chairs', { count })],
    [8, () => void person.sends('bot', { seat, level: random.pick(LEVELS) })],
    [4, () => void person.sends('grace', { seconds, atOnce: random.below(2) === 0 })],
    [1, () => void person.sends('hints', { on: random.below(2) === 0 })],
    [1, () => void person.sends('coach', { on: random.below(2) === 0 })],
    [3, () => void person.sends('remove', { seat })],
    [4, () => void person.sends('clock', { minutes: random.below(3) })],
    [4, () => void person.sends('options', { options: { [option]: random.below(2) === 0 } })],
  ];
  return [
    [6, () => void person.sends('sit', { seat })],
    [2, () => void person.sends('leave')],
    ...(person.seat === person.table.host ? hosting : []),
  ];
}

function inGame(person: Person, random: Random): Choice[] {
  const { seq, table, seat } = person;
  const moves = movesOf(person);
  const chair = table.chairs[seat as number];
  const missing = table.chairs.findIndex(
    ({ absent, gone }, other) => (absent || gone !== null) && other !== seat,
  );
  const choices: Choice[] = [
    [1, () => void person.sends('leave')],
    [1, () => void person.sends('move', { seq, move: { type: 'fly' } })],
  ];
  if (moves.length > 0) {
    const move = asJson(random.pick(moves));
    choices.push([100, () => void person.sends('move', { seq, move })]);
    choices.push([6, () => void person.sends('move', { seq: seq - 1 - random.below(4), move })]);
  }
  if (table.undo) choices.push([12, () => void person.sends('undo', { seq })]);
  if (chair?.absent || chair?.standIn) choices.push([30, () => void person.sends('back')]);
  if (missing >= 0) choices.push([25, () => void person.sends('vote', { seat: missing })]);
  return choices;
}
