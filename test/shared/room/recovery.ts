// The end of a simulation: nothing fails any more, and everybody must end up seeing the same.

import type { World } from '../../kit/room/world.ts';
import {
  checkNumbering,
  checkRows,
  checkSightExactly,
  checkWaking,
  InvariantBroken,
} from './invariants.ts';

const HOUR = 3_600_000;

/** Delivers what was late, reconnects everybody and stores a last change. Returns the phase, or `gone`. */
export function recover(world: World): string {
  if (!world.isDeleted) {
    world.now += HOUR;
    if (world.alarm !== null && world.alarm <= world.now) world.ringAlarm();
  }
  if (!world.isDeleted) reunite(world);
  if (world.isDeleted) {
    checkFarewell(world);
    return 'gone';
  }
  for (const person of world.people) checkSightExactly(person, world);
  checkRows(world);
  checkNumbering(world);
  checkWaking(world);
  return world.stored.table.phase;
}

function reunite(world: World): void {
  for (const line of world.lines) if (!line.isAlive) line.hangUp();
  world.deliverAll();
  for (const person of world.people) {
    if (!person.line || person.inFlight || person.isGreeting) person.reconnects();
  }
  comeBack(world);
  world.now += HOUR;
  // A last change lets everybody notice a change that they have missed, even one that took their seat.
  const spoken = world.people.some(
    (person) => person.seat !== null && person.tries('say', { text: 'good night' }) === 'done',
  );
  if (!spoken) for (const person of world.people) person.hello();
  world.deliverAll();
  comeBack(world);
  for (const { label, inFlight } of world.people) {
    if (inFlight) throw new InvariantBroken(`${label} has no answer to ${inFlight.id}`);
  }
}

/** A person whose seat another device has taken comes back to watch. */
function comeBack(world: World): void {
  while (world.people.some(({ line }) => !line)) {
    for (const person of world.people) if (!person.line) person.reconnects();
  }
}

/** Everybody who was connected must have been told that the table is gone. */
function checkFarewell(world: World): void {
  for (const person of world.people) {
    const { line } = person;
    while (person.line?.toClient.length) person.receive();
    if (person.line && line?.state.key)
      throw new InvariantBroken(`${person.label} did not learn that the table is gone`);
  }
}
