// What one person at one device knows of a table, and how they speak to it. The same for a table at the
// edge and for one in this browser.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Seat } from '../../shared/engine/index.ts';
import { applyPatch, type Patch } from '../../shared/engine/patch.ts';
import type {
  Command,
  Emote,
  FromServer,
  Here,
  Past,
  PublicTable,
} from '../../shared/protocol/index.ts';
import { VERSION } from '../../shared/protocol/messages.ts';
import type { Status, Wire } from './connection.ts';
import { VERSIONS } from './versions.ts';

export type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** One change, as this seat was told it: for the log, and for showing it step by step. */
export interface Change {
  seq: number;
  events: GameEvent[];
  /** The game before and after it. */
  before: unknown;
  after: unknown;
  /** Seen as it happened; not told later. */
  live: boolean;
}

export interface Refused {
  code: string;
  order: Order | null;
}

interface Waiting {
  id: string;
  order: Order;
  settle(refused: Refused | null): void;
}

const LOG = 2000;

export class Session {
  readonly room: string;
  readonly key: string;
  /** Here only to watch: never offered a seat. */
  readonly watches: boolean;
  readonly status = signal<Status>('connecting');
  readonly seq = signal(0);
  readonly seat = signal<Seat | null>(null);
  readonly table = signal<PublicTable | null>(null);
  readonly game = signal<unknown>(null);
  readonly here = signal<Here>({ seats: [], watching: 0 });
  readonly log = signal<Change[]>([]);
  /** Whether the log lacks something that happened while nobody here was looking. */
  readonly patchy = signal(false);
  readonly refused = signal<Refused | null>(null);
  readonly emote = signal<{ seat: Seat; emote: Emote; at: number } | null>(null);
  /** The command that has been sent and not been answered. */
  readonly pending = signal<Order | null>(null);
  readonly playing: ReadonlySignal<boolean>;
  /** A table of this browser alone can be cleared for a new one. */
  anew: (() => void) | null = null;
  #wire: Wire | null = null;
  #waiting: Waiting[] = [];
  #seen = 0;

  constructor(room: string, key: string, watches = false) {
    this.room = room;
    this.key = key;
    this.watches = watches;
    this.playing = computed(() => this.table.value?.phase === 'playing');
  }

  attach(wire: Wire): void {
    this.#wire = wire;
  }

  opened(): void {
    this.#hello();
  }

  #hello(): void {
    this.#wire?.send({ type: 'hello', version: VERSION, key: this.key, rules: VERSIONS });
  }

  leave(): void {
    this.#wire?.close();
  }

  heard(message: FromServer): void {
    // At the table something went wrong: what was said has not been heard.
    if (message.type === 'refused' && message.id === null && message.code === 'internal') {
      this.#wire?.retry('lost');
      return;
    }
    batch(() => {
      if (message.type === 'welcome') this.#begin(message);
      else if (message.type === 'update') this.#advance(message);
      else if (message.type === 'past') this.#remember(message);
      else if (message.type === 'here') this.here.value = message.here;
      else if (message.type === 'emote') {
        this.emote.value = { seat: message.seat, emote: message.emote, at: ++this.#seen };
      }
      if (message.type === 'refused') this.#answered(message.id, message.code);
      else if (message.type === 'done' || message.type === 'past') this.#answered(message.id, null);
      else if (message.type === 'update' && message.id) this.#answered(message.id, null);
    });
  }

  #begin(welcome: Extract<FromServer, { type: 'welcome' }>): void {
    if (!this.#fits(welcome.table)) return;
    this.status.value = 'open';
    if (welcome.seq !== this.seq.value && welcome.game !== null) this.patchy.value = true;
    this.seq.value = welcome.seq;
    this.seat.value = welcome.seat;
    this.table.value = welcome.table;
    this.game.value = welcome.game;
    this.here.value = welcome.here;
    this.#resend();
  }

  #advance(update: Extract<FromServer, { type: 'update' }>): void {
    if (update.seq <= this.seq.value) return;
    // Something is missing: the whole present, please.
    if (update.seq !== this.seq.value + 1) {
      this.#hello();
      return;
    }
    const [before, round] = [this.game.value, this.table.value?.round];
    this.seq.value = update.seq;
    if (update.seat !== undefined) this.seat.value = update.seat;
    this.table.value = applyPatch(this.table.value, update.table as Patch);
    this.game.value = applyPatch(before, update.game);
    if (this.table.value && !this.#fits(this.table.value)) return;
    if (this.table.value?.round !== round) this.log.value = [];
    const { seq, events = [] } = update;
    if (update.game !== undefined || events.length > 0) {
      const change = { seq, events, before, after: this.game.value, live: true };
      this.log.value = [...this.log.value.slice(-LOG), change];
    }
  }

  /** Whether this page has the rules of the table: it may be older than it, or newer than the server. */
  #fits({ game, gameVersion, phase }: PublicTable): boolean {
    const own = VERSIONS[game] ?? 0;
    if (own === gameVersion || (own > gameVersion && phase === 'over')) return true;
    this.status.value = own < gameVersion ? 'outdated' : 'ahead';
    if (own < gameVersion) this.leave();
    else this.#wire?.retry('ahead');
    return false;
  }

  /** The log again, from the first thing that there is to be told. */
  #remember({ game, steps }: Past): void {
    let before = game;
    this.log.value = steps.map(({ seq, game: patch, events }) => {
      const change = { seq, events, before, after: applyPatch(before, patch), live: false };
      before = change.after;
      return change;
    });
    this.patchy.value = false;
  }

  /** Sends a command, or queues it behind the one in flight. Resolves with the refusal, or null. */
  ask(order: Order): Promise<Refused | null> {
    return new Promise((resolve) => {
      const id = Math.random().toString(36).slice(2, 10);
      this.#waiting.push({ id, order, settle: resolve });
      if (this.#waiting.length === 1) this.#resend();
    });
  }

  /** One command is in flight at a time; after a lost connection it goes out again as it was. */
  #resend(): void {
    const [first] = this.#waiting;
    this.pending.value = first?.order ?? null;
    if (first) this.#wire?.send({ ...first.order, id: first.id });
  }

  #answered(id: string | null, code: string | null): void {
    const [first] = this.#waiting;
    const own = first && first.id === id ? first : null;
    const refused = code === null ? null : { code, order: own?.order ?? null };
    if (refused) this.refused.value = refused;
    if (!own) return;
    this.#waiting.shift();
    own.settle(refused);
    this.#resend();
  }
}
