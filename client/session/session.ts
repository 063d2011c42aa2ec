// What one person at one device knows about a table, and the commands that they send. Tables on the server and tables
// in this browser use the same class.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Seat } from '../../shared/engine/index.ts';
import { applyPatch, type Patch } from '../../shared/engine/patch.ts';
import type {
  CommandBody,
  Emote,
  FromServer,
  Here,
  Past,
  PublicTable,
} from '../../shared/protocol/index.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/messages.ts';
import type { Connection, Status } from './connection.ts';
import { RULES_VERSIONS } from './versions.ts';

/** One change of the game, as the server reported it to this seat. */
export interface Change {
  seq: number;
  events: GameEvent[];
  /** The game state before and after the change. */
  before: unknown;
  after: unknown;
  /** Whether this page was connected when the change happened. The board animates only such changes. */
  live: boolean;
  /** Whether a command of this page made the change, and not a command that it sent for the player. */
  own: boolean;
}

export interface RefusedCommand {
  code: string;
  command: CommandBody | null;
}

interface QueuedCommand {
  id: string;
  command: CommandBody;
  /** Sent for the player, who has decided nothing. */
  isAutomatic: boolean;
  settle(refusal: RefusedCommand | null): void;
}

export interface SessionOptions {
  /** `local` means that the room runs in this browser. */
  kind?: 'remote' | 'local';
  /** A spectator is never offered a seat. */
  isSpectator?: boolean;
}

const MAX_LOG_LENGTH = 2000;

export class Session {
  readonly room: string;
  readonly key: string;
  readonly kind: 'remote' | 'local';
  readonly isSpectator: boolean;
  readonly status = signal<Status>('connecting');
  readonly seq = signal(0);
  readonly seat = signal<Seat | null>(null);
  readonly table = signal<PublicTable | null>(null);
  readonly game = signal<unknown>(null);
  readonly presence = signal<Here>({ seats: [], watching: 0 });
  readonly log = signal<Change[]>([]);
  /** Whether the log lacks changes that happened while this page was not connected. */
  readonly hasLogGap = signal(false);
  readonly refusal = signal<RefusedCommand | null>(null);
  readonly emote = signal<{ seat: Seat; emote: Emote; at: number } | null>(null);
  /** The command that was sent and has not been answered yet. */
  readonly pending = signal<CommandBody | null>(null);
  readonly isPlaying: ReadonlySignal<boolean>;
  #connection: Connection | null = null;
  #queue: QueuedCommand[] = [];
  #emoteCount = 0;

  constructor(room: string, key: string, options: SessionOptions = {}) {
    this.room = room;
    this.key = key;
    this.kind = options.kind ?? 'remote';
    this.isSpectator = options.isSpectator ?? false;
    this.isPlaying = computed(() => this.table.value?.phase === 'playing');
  }

  attach(connection: Connection): void {
    this.#connection = connection;
  }

  /** Asks the server for the whole table. The server answers with a welcome. */
  sendHello(deflate?: boolean): void {
    this.#connection?.send({
      type: 'hello',
      version: PROTOCOL_VERSION,
      key: this.key,
      deflate,
      rules: RULES_VERSIONS,
    });
  }

  leave(): void {
    this.#connection?.close();
  }

  receive(message: FromServer): void {
    // The server failed before it could read the command, so the session reconnects and sends it again.
    if (message.type === 'refused' && message.id === null && message.code === 'internal') {
      this.#connection?.retry('lost');
      return;
    }
    batch(() => {
      if (message.type === 'welcome') this.#applyWelcome(message);
      else if (message.type === 'update') this.#applyUpdate(message);
      else if (message.type === 'past') this.#applyPast(message);
      else if (message.type === 'here') this.presence.value = message.here;
      else if (message.type === 'emote') {
        this.emote.value = { seat: message.seat, emote: message.emote, at: ++this.#emoteCount };
      }
      if (message.type === 'refused') this.#settle(message.id, message.code);
      else if (message.type === 'done' || message.type === 'past') this.#settle(message.id, null);
      else if (message.type === 'update' && message.id) this.#settle(message.id, null);
    });
  }

  #applyWelcome(welcome: Extract<FromServer, { type: 'welcome' }>): void {
    if (!this.#checkRules(welcome.table)) return;
    this.status.value = 'open';
    if (welcome.seq !== this.seq.value && welcome.game !== null) this.hasLogGap.value = true;
    this.seq.value = welcome.seq;
    this.seat.value = welcome.seat;
    this.table.value = welcome.table;
    this.game.value = welcome.game;
    this.presence.value = welcome.here;
    this.#sendFirst();
  }

  #applyUpdate(update: Extract<FromServer, { type: 'update' }>): void {
    if (update.seq <= this.seq.value) return;
    // An update is missing, and later patches cannot be applied without it.
    if (update.seq !== this.seq.value + 1) {
      this.sendHello();
      return;
    }
    const { round } = this.table.value ?? {};
    let before = this.game.value;
    this.seq.value = update.seq;
    if (update.seat !== undefined) this.seat.value = update.seat;
    this.table.value = applyPatch(this.table.value, update.table as Patch);
    this.game.value = applyPatch(before, update.game);
    if (this.table.value && !this.#checkRules(this.table.value)) return;
    if (this.table.value?.round !== round) {
      this.log.value = [];
      // The end of the game before is no part of this one.
      before = null;
    }
    const { seq, events = [] } = update;
    if (update.game !== undefined || events.length > 0) {
      const [first] = this.#queue;
      const own = first !== undefined && first.id === update.id && !first.isAutomatic;
      const change = { seq, events, before, after: this.game.value, live: true, own };
      this.log.value = [...this.log.value.slice(-MAX_LOG_LENGTH), change];
    }
  }

  /** Tells whether this page has the rules of the table. If not, the status says which of the two is older. */
  #checkRules({ game, gameVersion, phase }: PublicTable): boolean {
    const own = RULES_VERSIONS[game] ?? 0;
    if (own === gameVersion || (own > gameVersion && phase === 'over')) return true;
    this.status.value = own < gameVersion ? 'outdated' : 'ahead';
    if (own < gameVersion) this.leave();
    else this.#connection?.retry('ahead');
    return false;
  }

  /** Replaces the log with the whole round, or with the part that the server still has. */
  #applyPast({ game, steps }: Past): void {
    let before = game;
    this.log.value = steps.map(({ seq, game: patch, events }) => {
      const after = applyPatch(before, patch);
      const change = { seq, events, before, after, live: false, own: false };
      before = change.after;
      return change;
    });
    this.hasLogGap.value = false;
  }

  /** Sends a command, or queues it behind the one that is not answered yet. Resolves with the refusal, or null. */
  send(command: CommandBody, isAutomatic = false): Promise<RefusedCommand | null> {
    return new Promise((resolve) => {
      const id = Math.random().toString(36).slice(2, 10);
      this.#queue.push({ id, command, isAutomatic, settle: resolve });
      if (this.#queue.length === 1) this.#sendFirst();
    });
  }

  /**
   * Only one command is sent at a time. After a reconnect it is sent again with the same id, so that the room applies
   * it once.
   */
  #sendFirst(): void {
    const [first] = this.#queue;
    this.pending.value = first?.command ?? null;
    if (first) this.#connection?.send({ ...first.command, id: first.id });
  }

  #settle(id: string | null, code: string | null): void {
    const [first] = this.#queue;
    const own = first && first.id === id ? first : null;
    const refusal = code === null ? null : { code, command: own?.command ?? null };
    if (refusal) this.refusal.value = refusal;
    if (!own) return;
    this.#queue.shift();
    own.settle(refusal);
    this.#sendFirst();
  }
}
