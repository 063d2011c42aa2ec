// One table under a bad network and a failing server, from a seed. It simulates what happens in production: connections
// break with messages on their way, old messages arrive late, the server dies between storing and sending, the room is
// evicted between any two events, the alarm is early, late or double.
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { PACE } from '../../../shared/room/index.ts';
import type { Line } from '../../kit/room/line.ts';
import type { Person } from '../../kit/room/person.ts';
import { type ActResult, type Fate, keyOf, type World } from '../../kit/room/world.ts';
import { actAtRandom, movesOf } from './choices.ts';
import { checkAlarm, checkAnswer, checkSight, checkWaking, isUpToDate } from './invariants.ts';
import { randomSetting, resumed, type Setting } from './positions.ts';
import { recover } from './recovery.ts';

const LENGTHS = [40, 80, 160, 320];
const TABS = 3;
const A_WEEK = 7 * 86_400_000;
/** Longer events are cut in the log. */
const LINE = 200;

/** A bug built in on purpose, to check that the simulation notices it. */
export type Flaw = (simulation: Simulation, event: string) => void;

export class Simulation {
  readonly seed: number;
  readonly setting: Setting;
  readonly world: World;
  readonly random: Random;
  readonly log: string[] = [];
  /** The events that were reached, by name. */
  readonly reached = new Set<string>();
  readonly #flaw: Flaw | undefined;

  constructor(seed: number, flaw?: Flaw) {
    this.seed = seed;
    this.#flaw = flaw;
    this.random = Random.from(seedFrom(seed, 3));
    this.setting = randomSetting(this.random);
    const hurried = this.random.below(8) === 0 ? { burst: 8, perSecond: 4 } : PACE;
    this.world = resumed(this.setting, this.random, hurried);
    for (const person of this.world.people) {
      person.wantsMoves = this.random.below(5) > 0;
      if (this.#mostly(5)) person.connect();
    }
    if (this.#mostly(5)) this.world.deliverAll();
  }

  run(): this {
    try {
      for (let left = this.random.pick(LENGTHS); left > 0 && !this.world.isDeleted; left--) {
        this.#event();
      }
      this.#logEvent('all is well again');
      this.reached.add(recover(this.world));
    } catch (error) {
      throw new Error(`${this.report()}\n${(error as Error).stack}`, { cause: error });
    }
    return this;
  }

  report(): string {
    return [`seed ${this.seed}: ${JSON.stringify(this.setting)}`, ...this.log].join('\n');
  }

  /** True with a probability of `times` in `times + 1`. */
  #mostly(times: number): boolean {
    return this.random.below(times + 1) < times;
  }

  #event(): void {
    const roll = this.random.below(100);
    if (roll < 34) this.#somebodyActs();
    else if (roll < 48) this.#serverReceives();
    else if (roll < 60) this.#clientReceives();
    else if (roll < 74) this.#deliverAll();
    else if (roll < 77) this.#breakLine();
    else if (roll < 82) this.#open();
    else if (roll < 86) this.#retry();
    else if (roll < 94) this.#timeGoesBy();
    else if (roll < 98) this.#sleep();
    else this.#serverDies();
    if (!this.world.isDeleted) checkAlarm(this.world);
  }

  #logEvent(event: string): void {
    this.log.push(event.length > LINE ? `${event.slice(0, LINE)}…` : event);
    this.#flaw?.(this, event);
  }

  // ---- people

  get #connected(): Person[] {
    return this.world.people.filter(({ line }) => line !== null);
  }

  #somebodyActs(): void {
    const idle = this.#connected.filter(
      ({ isGreeting, inFlight, table }) => !isGreeting && !inFlight && table,
    );
    if (idle.length === 0) return;
    const acting = idle.filter((one) => movesOf(one).length > 0);
    const seated = idle.filter(({ seat }) => seat !== null);
    const groups = [acting, acting, acting, seated, seated, idle].filter(
      ({ length }) => length > 0,
    );
    const person = this.random.pick(this.random.pick(groups));
    const before = person.line?.toServer.length ?? 0;
    if (person.seat !== null && this.random.below(80) === 0) this.#link(person);
    else actAtRandom(person, this.random);
    this.#logEvent(`${person.label} says ${person.line?.toServer.slice(before).join(' and ')}`);
  }

  #link(person: Person): void {
    const device = `${person.name}-${this.world.people.length}`;
    person.sends('link', { key: keyOf(device) });
    this.world.addPerson(device);
  }

  /** A person connects, reconnects, or opens one more tab. */
  #open(): void {
    const away = this.world.people.filter(({ line }) => line === null);
    const tabs = this.world.people.length < this.setting.seats + 1 + TABS;
    if (tabs && (away.length === 0 || this.#mostly(1))) {
      const { name, key } = this.random.pick(this.world.people);
      away.length = 0;
      away.push(this.world.addPerson(name, key));
    }
    if (away.length === 0) return;
    const person = this.random.pick(away);
    this.#logEvent(`${person.label} connects`);
    person.connect();
  }

  /** A person without an answer for too long tries again on this connection or on another. */
  #retry(): void {
    const waiting = this.#connected.filter(({ inFlight, isGreeting }) => inFlight || isGreeting);
    if (waiting.length === 0) return;
    const person = this.random.pick(waiting);
    const again = this.random.below(2) === 0;
    this.#logEvent(`${person.label} ${again ? 'sends it again' : 'connects again'}`);
    if (again && !person.isGreeting) person.resends();
    else if (again) person.hello();
    else {
      this.#abandon(person);
      person.connect();
    }
  }

  // ---- the network

  /** Delivers mostly the next message, and now and then everything that is on its way. */
  #serverReceives(): void {
    const speaking = this.world.lines.filter(({ toServer }) => toServer.length > 0);
    for (const line of this.random.shuffle(speaking).slice(0, 1 + this.random.below(3))) {
      const many = this.#mostly(2) ? 1 : line.toServer.length;
      for (let left = many; left > 0 && line.toServer.length > 0; left--) this.#deliver(line);
    }
  }

  #deliver(line: Line, fate: Fate = 'well'): ActResult {
    const parcel = line.toServer[0];
    this.world.journal.broken = fate === 'well' && this.random.below(40) === 0;
    const before = this.world.journal.rows.length;
    const sentBefore = line.sent.length;
    const done = this.world.deliverToServer(line, fate);
    this.world.journal.broken = false;
    this.#logEvent(
      `${done === 'well' ? '' : `${done}: `}${typeof parcel === 'string' ? parcel : 'goodbye'} arrives`,
    );
    for (const answer of line.sent.slice(sentBefore)) checkAnswer(this.world, before, answer);
    for (const { command } of this.world.journal.rows.slice(before)) this.reached.add(command);
    this.reached.add(done);
    return done;
  }

  #clientReceives(): void {
    const hearing = this.#connected.filter(({ line }) => line?.toClient.length);
    for (const person of this.random.shuffle(hearing).slice(0, 1 + this.random.below(3))) {
      const many = this.#mostly(2) ? (person.line?.toClient.length ?? 0) : 1;
      for (let left = many; left > 0 && person.line; left--) {
        const [parcel] = person.line.toClient;
        this.#logEvent(
          `${person.label} hears ${typeof parcel === 'string' ? parcel : parcel?.reason}`,
        );
        person.receive();
      }
      this.#checkSight(person);
    }
  }

  #checkSight(person: Person): void {
    if (this.world.isDeleted || !isUpToDate(person, this.world.stored)) return;
    if (this.random.below(3) === 0) checkSight(person, this.world.stored);
  }

  /** Delivers everything. */
  #deliverAll(): void {
    for (const line of this.world.lines) while (line.toServer.length > 0) this.#deliver(line);
    for (const person of this.#connected) {
      while (person.line?.toClient.length) person.receive();
      this.#checkSight(person);
    }
  }

  #breakLine(): void {
    const connected = this.#connected;
    if (connected.length === 0) return;
    const person = this.random.pick(connected);
    this.#abandon(person);
  }

  /** Some of what was on its way may still arrive late; then the server learns of the break, or never does. */
  #abandon(person: Person): void {
    const { line } = person;
    if (!line) return;
    const saved = this.random.below(line.toServer.length + 1);
    line.toServer.length = saved;
    line.toClient.length = 0;
    person.line = null;
    const silently = this.random.below(4) === 0;
    this.#logEvent(
      `the line of ${person.label} breaks${silently ? ' silently' : ''}, ${saved} to come`,
    );
    if (silently) line.isAlive = false;
    else line.hangUp();
  }

  // ---- the server

  #sleep(): void {
    if (this.world.isDeleted) return;
    this.#logEvent('the room sleeps');
    checkWaking(this.world);
    this.world.evict();
  }

  #serverDies(): void {
    const speaking = this.world.lines.filter(({ toServer }) => toServer.length > 0);
    this.#logEvent('the server dies');
    if (speaking.length > 0) this.#deliver(this.random.pick(speaking), 'silenced');
    this.world.evict();
    // Connections survive when the room moves to another object on the machine, but not when the machine dies.
    if (this.random.below(2) === 0) return;
    for (const person of this.#connected) person.line = null;
    this.world.lines = [];
  }

  #timeGoesBy(): void {
    const { world, random } = this;
    const span = random.pick([300, 700, 700, 1500, 1500, 60_000, 130_000, 3_600_000, A_WEEK]);
    if (span < A_WEEK || random.below(12) === 0) world.now += random.below(span);
    const due = world.alarm !== null && world.alarm <= world.now;
    const rings = due ? random.pick([0, 1, 1, 2]) : random.pick([0, 0, 1]);
    this.#logEvent(`${span} later, ${rings} alarms`);
    const before = world.journal.rows.length;
    for (let ring = 0; ring < rings && !world.isDeleted; ring++) {
      world.ringAlarm(random.below(8) === 0 ? 'silenced' : 'well');
    }
    for (const { command } of world.journal.rows.slice(before)) this.reached.add(command);
  }
}
