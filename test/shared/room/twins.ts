// Two tables that differ only in what one viewer cannot know. The same happens at both, and this viewer must be sent the
// same bytes at both.
import {
  type AnyGame,
  deepEqual,
  type GameEvent,
  type MoveResult,
  type Random,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { FromServer } from '../../../shared/protocol/index.ts';
import { asJson } from '../../kit/room/json.ts';
import type { Line } from '../../kit/room/line.ts';
import type { Person } from '../../kit/room/person.ts';
import { World } from '../../kit/room/world.ts';
import { NAMES } from './positions.ts';

export class Leak extends Error {}

/** How often each type of message, and each kind of move, was compared. */
export type Count = Map<string, number>;

interface Side {
  world: World;
  /** The people by their seat. */
  people: Person[];
  /** Two pages of the viewer, one of which asks for the legal moves. */
  eyes: Person[];
}

/** Changes the messages at both tables, to check that a leak is noticed. */
export type Tap = (world: World) => World['editSentText'];

const MOVES_ON = 12;

export class Twins {
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #random: Random;
  readonly #count: Count;
  readonly #sides: [Side, Side];
  readonly #read = new Map<Line, number>();

  constructor(original: World, viewer: Viewer, random: Random, count: Count, tap?: Tap) {
    const { stored, games, game } = original;
    this.#game = game;
    this.#viewer = viewer;
    this.#random = random;
    this.#count = count;
    // The twin has no earlier moves that could be taken back.
    const table = { ...stored.table, past: [], began: stored.seq };
    const seed = random.bits();
    const view = this.#game.view(table.state, viewer);
    const twin = this.#game.sampleState(view, viewer, random.seed());
    this.#sides = [table.state, twin].map((state) => {
      const copy = structuredClone({ ...stored, table: { ...table, state } });
      const world = World.resume(copy, { seed, games });
      if (tap) world.editSentText = tap(world);
      return this.#seat(world);
    }) as [Side, Side];
    this.#compare('enters');
  }

  #seat(world: World): Side {
    const names = NAMES.slice(0, world.stored.table.chairs.length);
    const name = this.#viewer === null ? 'Watcher' : (NAMES[this.#viewer] as string);
    const silent = world.addPerson(name);
    silent.wantsMoves = false;
    silent.connect();
    const people = names.map((one) => world.enters(one));
    const eye = this.#viewer === null ? world.enters(name) : (people[this.#viewer] as Person);
    return { world, people, eyes: [silent, eye] };
  }

  /** Plays on until the viewer sees a difference that the rules allow. Returns the number of steps. */
  run(): number {
    for (let step = 0; step < MOVES_ON; step++) {
      if (this.#sides[0].world.stored.table.phase !== 'playing') return step;
      if (!this.#step()) return step;
    }
    return MOVES_ON;
  }

  #step(): boolean {
    const { table, seq } = this.#sides[0].world.stored;
    const seat = this.#random.below(table.chairs.length);
    const other = (seat + 1) % table.chairs.length;
    const last = table.past.at(-1)?.seat ?? seat;
    const roll = this.#random.below(21);
    if (roll < 8) return this.#moves();
    if (roll < 11) return this.#both('undo', last, (one) => one.getsAnswer('undo', { seq }));
    if (roll < 14) return this.#refusals();
    if (roll < 16) return this.#both('comes again', null, (one) => one.reconnects());
    if (roll < 17) return this.#both('emote', seat, (one) => one.sendsEmote('think'));
    if (roll < 18)
      return this.#both('vote', seat, (one) => one.getsAnswer('vote', { seat: other }));
    if (roll < 19) return this.#both('back', seat, (one) => one.getsAnswer('back'));
    if (roll < 20) return this.#past();
    return this.#both('say', seat, (one) => {
      const command = one.sends('say', { text: 'hm' });
      one.sendsRaw(command);
      one.world.deliverAll();
    });
  }

  /** Waits first, because of the rate limit of `past`. */
  #past(): true {
    for (const { world } of this.#sides) world.now += 1000;
    return this.#both('past', null, (one) => one.getsAnswer('past'));
  }

  /** The same person, or the viewer, does the same at both tables. */
  #both(what: string, seat: Viewer, act: (person: Person) => unknown): true {
    for (const { people, eyes } of this.#sides) {
      act((seat === null ? eyes[1] : people[seat]) as Person);
    }
    this.#compare(what);
    return true;
  }

  /** A move that shows the viewer the same at both tables; false when there is none. */
  #moves(): boolean {
    const [one, other] = this.#sides.map(({ world }) => world.stored.table.state);
    const seat = this.#random.pick(this.#game.toAct(one));
    const move = this.#random.pick(this.#game.moves(one, seat));
    const disclosed = this.#disclosedEvents(this.#game.play(one, seat, move));
    const listed = this.#random.shuffle(this.#game.moves(other, seat));
    const alike = listed.filter((twin) => (seat === this.#viewer ? deepEqual(twin, move) : true));
    const twin = alike.find((candidate) =>
      deepEqual(this.#disclosedEvents(this.#game.play(other, seat, candidate)), disclosed),
    );
    if (!twin) return false;
    this.#counted(
      seat === this.#viewer ? 'own move' : deepEqual(twin, move) ? 'move' : 'secret move',
    );
    const [real, twinned] = this.#sides;
    real.people[seat]?.plays(move);
    twinned.people[seat]?.plays(twin);
    this.#compare(`${JSON.stringify(move)} and ${JSON.stringify(twin)}`);
    return true;
  }

  #disclosedEvents({ disclosures }: MoveResult<unknown, GameEvent>): unknown[] {
    return disclosures
      .filter(({ to }) => to === 'all' || to === this.#viewer)
      .map(({ what }) => what);
  }

  /** Tries everything that the server refuses to the viewer, and a refused command of another player. */
  #refusals(): true {
    const { table, seq } = this.#sides[0].world.stored;
    const own = this.#viewer === null ? [] : this.#game.moves(table.state, this.#viewer);
    const others = this.#game
      .toAct(table.state)
      .flatMap((seat) => this.#game.moves(table.state, seat));
    const foreign = others
      .filter((move) => !own.some((legal) => deepEqual(legal, move)))
      .slice(0, 3);
    const tries = [null, { type: 'fly' }, ...foreign];
    for (const move of tries) {
      this.#both('tries', null, (one) => one.getsAnswer('move', { seq, move: asJson(move) }));
    }
    const [legal = null] = own;
    this.#both('stale', null, (one) => one.getsAnswer('move', { seq: 0, move: asJson(legal) }));
    this.#both('stale undo', null, (one) => one.getsAnswer('undo', { seq: 0 }));
    const seat: Seat = this.#random.below(table.chairs.length);
    return this.#both('another tries', seat, (one) => one.getsAnswer('move', { seq, move: null }));
  }

  /** Compares byte for byte what the viewer has been sent since the last comparison. */
  #compare(what: string): void {
    for (const at of [0, 1]) {
      const [seen, twin] = this.#sides.map(({ eyes }) => this.#news(eyes[at] as Person));
      if (seen?.join('\n') !== twin?.join('\n')) {
        const who = this.#viewer === null ? 'a spectator' : `seat ${this.#viewer}`;
        throw new Leak(`${who} can tell by “${what}”:\n${seen?.join('\n')}\n${twin?.join('\n')}`);
      }
      for (const text of seen ?? []) this.#counted((JSON.parse(text) as FromServer).type);
    }
  }

  #counted(what: string): void {
    this.#count.set(what, (this.#count.get(what) ?? 0) + 1);
  }

  #news({ line }: Person): string[] {
    if (!line) return [];
    const known = this.#read.get(line) ?? 0;
    this.#read.set(line, line.sent.length);
    return line.sent.slice(known);
  }
}
