// A replay that is being watched: at which step it stands, through whose eyes, and whether it goes on by itself. It moves
// a session through the game, so that the frame shows it as it shows any table.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import { type Change, Session } from '../session/session.ts';
import { type PlayedStep, withoutUndone } from '../story/played-steps.ts';
import { endsTurn, numberTurns } from '../story/turning-points.ts';
import type { GameClient } from '../table/game-client.ts';
import { type Line, linesOf } from '../table/lines.ts';
import { foldLines } from '../table/turns.ts';
import { joinPieces } from '../text/compose.ts';

/** A seat, a spectator, or everything open: then the hand of whoever acts is shown. */
export type Eyes = Seat | 'spectator' | 'all';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is shown at the usual speed: long enough to look there and to read it. */
const BASE_MS = 900;
const MS_PER_LETTER = 22;
/** A step of which there is nothing to tell. */
const SILENT_MS = 150;

export class ReplayRun {
  readonly replay: Replay;
  readonly client: GameClient;
  readonly steps: readonly PlayedStep[];
  /** The table that the frame shows. Nothing can be done at it. */
  readonly session: Session;
  readonly eyes = signal<Eyes>('all');
  readonly speed = signal<number>(1);
  readonly isPlaying: ReadonlySignal<boolean>;
  /** How many steps have been made. */
  readonly at: ReadonlySignal<number>;
  /** What is told of the step that led here. */
  readonly lines: ReadonlySignal<Line[]>;
  /** Whose hand is shown. Null for a spectator. */
  readonly handOf: ReadonlySignal<Seat | null>;
  readonly #at = signal(0);
  readonly #isPlaying = signal(false);
  readonly #changes: ReadonlySignal<Change[]>;
  #turnStarts: number[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, client: GameClient, at = 0) {
    this.replay = replay;
    this.client = client;
    this.steps = withoutUndone(replay);
    this.at = this.#at;
    this.handOf = computed(() => this.#seatAt(this.#at.value));
    this.isPlaying = this.#isPlaying;
    this.session = new Session('replay', '', { kind: 'local', isSpectator: true });
    this.session.status.value = 'open';
    this.session.presence.value = { seats: replay.seats.map(() => 1), watching: 0 };
    const views = computed(() => Array.from({ length: this.end + 1 }, (_, at) => this.#viewAt(at)));
    this.#changes = computed(() => {
      const seen = views.value;
      return this.steps.map((_, step) => this.#changeAt(step, seen[step], seen[step + 1]));
    });
    this.lines = computed(() => {
      return this.#linesAt(this.#at.value);
    });
    this.goTo(at);
  }

  get end(): number {
    return this.steps.length;
  }

  /** The complete state, with everything open. */
  get state(): unknown {
    return this.#stateAt(this.#at.value);
  }

  /** Where a turn begins, and where the game does. */
  get turnStarts(): readonly number[] {
    if (this.#turnStarts) return this.#turnStarts;
    const states = [this.replay.start, ...this.steps.map(({ after }) => after)];
    const steps = numberTurns(this.client.rules, {
      states,
      seats: this.steps.map(({ seat }) => seat),
    });
    this.#turnStarts = steps.flatMap((_, at) => (at === 0 || endsTurn(steps, at - 1) ? [at] : []));
    return this.#turnStarts;
  }

  goTo(at: number): void {
    this.#show(Math.min(Math.max(0, at), this.end));
    this.#schedule();
  }

  goToTurn(by: 1 | -1): void {
    const at = this.#at.peek();
    const starts = [...this.turnStarts, this.end];
    this.goTo((by > 0 ? starts.find((one) => one > at) : starts.findLast((one) => one < at)) ?? at);
  }

  look(eyes: Eyes): void {
    this.eyes.value = eyes;
    this.#show(this.#at.peek());
  }

  /** Plays on by itself, from the beginning if it has come to the end, or stops. */
  toggle(): void {
    const isPlaying = !this.#isPlaying.peek();
    this.#isPlaying.value = isPlaying;
    if (isPlaying && this.#at.peek() === this.end) this.#show(0);
    this.#schedule();
  }

  stop(): void {
    this.#isPlaying.value = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#isPlaying.peek()) return;
    if (this.#at.peek() === this.end) {
      this.#isPlaying.value = false;
      return;
    }
    const letters = this.lines
      .peek()
      .reduce((sum, { pieces }) => sum + joinPieces(pieces).length, 0);
    const ms = letters > 0 ? BASE_MS + MS_PER_LETTER * letters : SILENT_MS;
    this.#timer = setTimeout(() => this.goTo(this.#at.peek() + 1), ms / this.speed.peek());
  }

  /** What was told last, for a step of which there is nothing to tell. */
  get earlierLines(): Line[] {
    for (let at = this.#at.value - 1; at > 0; at--) {
      const lines = this.#linesAt(at);
      if (lines.length > 0) return lines;
    }
    return [];
  }

  #linesAt(at: number): Line[] {
    const change = this.#changes.value[at - 1];
    const lines = change ? linesOf(this.session, this.client, [change]) : [];
    return foldLines(this.session, this.client, lines);
  }

  #stateAt = (at: number): unknown => (at === 0 ? this.replay.start : this.steps[at - 1]?.after);

  /** Who is looked through at a step. With everything open it is whoever acts. */
  #seatAt(at: number): Seat | null {
    const eyes = this.eyes.value;
    if (typeof eyes === 'number') return eyes;
    if (eyes === 'spectator') return null;
    return this.client.rules.toAct(this.#stateAt(at))[0] ?? this.steps[at - 1]?.seat ?? null;
  }

  #viewAt(at: number): unknown {
    const eyes = this.eyes.value;
    const state = this.#stateAt(at);
    return eyes === 'all' ? state : this.client.rules.view(state, this.#seatAt(at));
  }

  #changeAt(step: number, before: unknown, after: unknown): Change {
    const eyes = this.eyes.value;
    const events = this.steps[step]?.events ?? [];
    // With everything open it is told as to a spectator, because the hands show the rest.
    const viewer = eyes === 'all' ? null : this.#seatAt(step);
    const seen = events.flatMap((event) => this.client.rules.viewEvent(event, viewer) ?? []);
    return {
      seq: step + 1,
      events: seen,
      ...{ before, after },
      live: false,
      own: false,
    };
  }

  #show(at: number): void {
    const { session } = this;
    batch(() => {
      this.#at.value = at;
      session.seq.value = at;
      // With everything open nobody is called “you”.
      session.seat.value = this.eyes.value === 'all' ? null : this.#seatAt(at);
      session.table.value = this.#tableAt(at);
      session.game.value = this.#viewAt(at);
      session.log.value = this.#changes.value.slice(0, at);
    });
  }

  #tableAt(at: number): PublicTable {
    const { game, gameVersion, options, round, seats, outcome } = this.replay;
    const isOver = at === this.end;
    return {
      phase: isOver ? 'over' : 'playing',
      outcome: isOver ? outcome : null,
      ...{ game, gameVersion, options, round },
      chairs: seats.map(({ name, colour, bot }) => ({
        ...{ kind: bot ? 'bot' : 'person', level: bot, name, colour },
        ...{ gone: null, absent: false, standIn: false, votes: [] },
      })),
      ...{ host: 0, minutes: 0, selfStart: false, grace: 0, atOnce: false, hints: false },
      ...{ standing: false, due: null, undo: null, chat: [] },
    };
  }
}
