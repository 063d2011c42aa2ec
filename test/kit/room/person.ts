// A minimal client: applies patches to what it sees, and has at most one command in flight. After a reconnect it sends
// that command again with the same id.

import { applyPatch, type GameEvent, type Move, type Seat } from '../../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../../shared/games/versions.ts';
import {
  type Command,
  type CommandOf,
  type CommandType,
  type Emote,
  type FromServer,
  type Here,
  type Past,
  PROTOCOL_VERSION,
  type PublicTable,
  type Welcome,
} from '../../../shared/protocol/index.ts';
import { asJson } from './json.ts';
import type { End, Line } from './line.ts';
import type { World } from './world.ts';

export type Fields<T extends CommandType> = Omit<CommandOf<T>, 'id' | 'type'>;
export type Given<T extends CommandType> =
  Record<never, never> extends Fields<T> ? [fields?: Fields<T>] : [fields: Fields<T>];
type Heard =
  | { type: 'update' | 'done' | 'past'; id: string }
  | { type: 'refused'; id: string; code: string };
export type Answer = Heard & { to: CommandType };

export class Person {
  readonly world: World;
  readonly name: string;
  key: string;
  /** Asks for the list of legal moves. */
  wantsMoves = true;
  /** The versions of the rules in this page; null for a page so old that its hello does not say them. */
  rules: Record<string, number> | null = { ...RULES_VERSIONS };
  line: Line | null = null;
  closed: End | null = null;

  table!: PublicTable;
  game: unknown = null;
  seq = 0;
  seat: Seat | null = null;
  moves: readonly Move[] = [];
  here: Here = { seats: [], watching: 0 };
  events: GameEvent[] = [];
  emotes: { seat: Seat; emote: Emote }[] = [];
  past: Past | null = null;
  /** Every message on the present connection. */
  received: FromServer[] = [];
  inFlight: Command | null = null;
  readonly answers: Answer[] = [];
  /** The ids of commands that were sent more than once. */
  readonly resentIds = new Set<string>();
  /** True while the client waits for the answer to its hello. */
  isGreeting = false;
  /** Part of every command id: two pages of one person must not use the same ids. */
  readonly label: string;
  #ids = 0;

  constructor(world: World, name: string, key: string) {
    this.world = world;
    this.name = name;
    this.key = key;
    const pages = world.people.filter((other) => other.name === name).length;
    this.label = pages > 0 ? `${name}#${pages + 1}` : name;
  }

  // ---- the connection

  /** Opens a new connection. An old one stays open, but the client no longer reads it. */
  connect(): this {
    this.line = this.world.connect();
    this.closed = null;
    this.received = [];
    this.hello();
    return this;
  }

  /** The open connection. */
  get openLine(): Line {
    if (!this.line) throw new Error(`${this.name} is not connected`);
    return this.line;
  }

  hello(): void {
    this.isGreeting = true;
    const rules = this.rules && { rules: this.rules };
    this.sendsRaw({
      type: 'hello',
      version: PROTOCOL_VERSION,
      key: this.key,
      moves: this.wantsMoves,
      ...rules,
    });
  }

  sendsRaw(message: unknown): void {
    this.line?.toServer.push(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Closes the page. */
  closesPage(): void {
    this.line?.hangUp();
    this.line = null;
    this.world.deliverAll();
  }

  /** The connection breaks, and the client opens a new one. */
  reconnects(): this {
    this.line?.hangUp();
    this.connect();
    this.world.deliverAll();
    return this;
  }

  receive(): void {
    const parcel = this.line?.toClient.shift();
    if (parcel === undefined) return;
    if (typeof parcel !== 'string') {
      this.line?.hangUp();
      this.line = null;
      this.closed = parcel;
      return;
    }
    const message = JSON.parse(parcel) as FromServer;
    this.received.push(message);
    this.#take(message);
  }

  #take(message: FromServer): void {
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'update' && !this.isGreeting) this.#updated(message);
    else if (message.type === 'here') this.here = message.here;
    else if (message.type === 'emote') this.emotes.push(message);
    else if (message.type === 'past') this.past = message;
    if ('id' in message && message.id !== null) this.#answered(message as Heard);
  }

  #welcomed({ seq, seat, table, game, here, moves = [] }: Welcome): void {
    Object.assign(this, { seq, seat, table, game, here, moves, isGreeting: false });
    this.resends();
  }

  /** Sends the unanswered command again. */
  resends(): void {
    if (!this.inFlight) return;
    this.resentIds.add(this.inFlight.id);
    this.sendsRaw(this.inFlight);
  }

  #updated(update: Extract<FromServer, { type: 'update' }>): void {
    if (update.seq <= this.seq) throw new Error(`${this.name} received ${update.seq} twice`);
    if (update.seq > this.seq + 1) {
      this.hello();
      return;
    }
    this.seq = update.seq;
    if (update.seat !== undefined) this.seat = update.seat;
    this.table = applyPatch(this.table, update.table);
    this.game = applyPatch(this.game, update.game);
    this.events = update.events ?? [];
    this.moves = update.moves ?? [];
  }

  #answered(answer: Heard): void {
    if (answer.id !== this.inFlight?.id) return;
    if (answer.type === 'refused' && answer.code === 'tooFast') return;
    this.answers.push({ ...answer, to: this.inFlight.type });
    this.inFlight = null;
  }

  // ---- commands

  /** Sends a command without waiting for the answer. */
  sends<T extends CommandType>(type: T, ...[fields]: Given<T>): Command {
    // TypeScript does not see that the fields and the type of T together are a command.
    const command = {
      ...fields,
      type,
      id: `${this.label}${this.world.idMark}${++this.#ids}`,
    } as unknown as Command;
    this.inFlight = command;
    this.sendsRaw(command);
    return command;
  }

  /** Sends a command and returns the answer. */
  getsAnswer<T extends CommandType>(type: T, ...given: Given<T>): Answer {
    const { id } = this.sends(type, ...given);
    this.world.deliverAll();
    const answer = this.answers.at(-1);
    if (answer?.id !== id) throw new Error(`${this.name} got no answer to ${type}`);
    return answer;
  }

  /** The code of the refusal, or “done”. */
  tries<T extends CommandType>(type: T, ...given: Given<T>): string {
    const answer = this.getsAnswer(type, ...given);
    return answer.type === 'refused' ? answer.code : 'done';
  }

  does<T extends CommandType>(type: T, ...given: Given<T>): this {
    const code = this.tries(type, ...given);
    if (code !== 'done') throw new Error(`${this.name} may not ${type}: ${code}`);
    return this;
  }

  /** Plays this move, or the first legal one. */
  plays(move: unknown = this.moves[0]): this {
    return this.does('move', { seq: this.seq, move: asJson(move) });
  }

  sendsEmote(emote: Emote): this {
    return this.does('emote', { emote });
  }

  // ---- what this person sees

  get chair() {
    const chair = this.seat === null ? undefined : this.table.chairs[this.seat];
    if (!chair) throw new Error(`${this.name} has no chair`);
    return chair;
  }

  get names(): string[] {
    return this.table.chairs.map(({ name }) => name);
  }
}
