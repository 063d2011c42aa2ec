// A lesson that is being played: which step the learner is at, the table at which it happens, and what the coach waits
// for. All seats are people at this device, so that no bot does anything that the lesson does not say.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame, Seat } from '../../shared/engine/index.ts';
import { type LocalPlayer, LocalTable } from '../local/local-table.ts';
import type { Session } from '../session/session.ts';
import type { Lesson, LessonStep } from '../table/lesson.ts';
import { botName, defaultNameAt } from '../table/player-names.ts';
import type { Position } from '../table/position.ts';
import { changesTable, moveOf, stateBefore } from './steps.ts';

interface Playing {
  table: LocalTable;
  session: Session;
}

export class LessonRun {
  readonly lesson: Lesson;
  readonly at: ReadonlySignal<number>;
  readonly step: ReadonlySignal<LessonStep>;
  /** Null until the first table stands. Afterwards the old one stays until the next one stands. */
  readonly playing: ReadonlySignal<Playing | null>;
  /** Whether the others have done what the step says, so that it is the learner's turn to read or to act. */
  readonly isReady: ReadonlySignal<boolean>;
  /** The answer that the learner gave last to the question of this step. */
  readonly answered = signal<string | null>(null);
  /** Whether the learner has read the card that this step asks for. */
  readonly hasLooked = signal(false);
  readonly #rules: AnyGame;
  readonly #start: Position;
  readonly #at = signal(0);
  readonly #playing = signal<Playing | null>(null);
  readonly #isReady = signal(false);
  /** Tells whether a step that took its time is still the present one. */
  #turn = 0;
  #stopWatching = () => {};

  constructor(rules: AnyGame, lesson: Lesson, start: Position, at: number) {
    this.#rules = rules;
    this.lesson = lesson;
    this.#start = start;
    this.at = this.#at;
    this.playing = this.#playing;
    this.isReady = this.#isReady;
    this.step = computed(() => lesson.steps[this.#at.value] as LessonStep);
    void this.#open(Math.min(at, lesson.steps.length - 1));
  }

  get isLast(): boolean {
    return this.#at.value === this.lesson.steps.length - 1;
  }

  /** Whether the learner has done what the step asks for and may go on. A move goes on by itself. */
  get isDone(): boolean {
    const { move, lookAt, answers } = this.step.value;
    if (!this.#isReady.value || move) return false;
    if (answers) return this.answered.value === answers[0];
    return lookAt === undefined || this.hasLooked.value;
  }

  /** Goes to another step, with its table. */
  goTo(at: number): void {
    const { steps } = this.lesson;
    const now = this.#at.peek();
    if (at < 0 || at >= steps.length) return;
    if (at === now + 1 && !steps[now]?.move) void this.#begin(at);
    else if (at < now && !changesTable(steps.slice(at, now + 1))) void this.#begin(at);
    else void this.#open(at);
  }

  /** Makes the move that the step waits for. */
  showMove(): void {
    const session = this.#playing.peek()?.session;
    const [clicks] = this.step.peek().move ?? [];
    if (!session || !clicks || !this.#isReady.peek()) return;
    const move = moveOf(this.#rules, session.game.peek(), this.lesson.seat, clicks);
    void session.send({ type: 'move', seq: session.seq.peek(), move: { ...move } });
  }

  stop(): void {
    this.#turn++;
    this.#stopWatching();
    this.#playing.peek()?.table.leave();
  }

  /** Opens a table that stands where the step begins, and then begins it. */
  async #open(at: number): Promise<void> {
    const turn = ++this.#turn;
    const { lesson } = this;
    const position = stateBefore(this.#rules, lesson, this.#start, at) as Position;
    const players = Array.from({ length: position.seats }, (_, seat): LocalPlayer => {
      const name = seat === lesson.seat ? defaultNameAt(seat) : botName(seat);
      return { name, level: null };
    });
    const table = new LocalTable('lesson', this.#rules.id, players, position);
    await table.seatPlayers(players);
    const session = table.sessions[lesson.seat] as Session;
    await table.sessions[0]?.send({ type: 'start' });
    if (turn !== this.#turn) {
      table.leave();
      return;
    }
    this.#playing.peek()?.table.leave();
    this.#playing.value = { table, session };
    await this.#begin(at);
  }

  /** Lets the others do what the step says, and then waits for the learner. */
  async #begin(at: number): Promise<void> {
    const turn = ++this.#turn;
    this.#stopWatching();
    this.#isReady.value = false;
    this.answered.value = null;
    this.hasLooked.value = false;
    this.#at.value = at;
    for (const { seat, clicks } of this.step.peek().others ?? []) {
      await this.#play(seat, clicks);
      if (turn !== this.#turn) return;
    }
    this.#isReady.value = true;
    if (this.step.peek().move) this.#awaitMove();
  }

  async #play(seat: Seat, clicks: readonly string[]): Promise<void> {
    const { sessions } = this.#playing.peek()?.table ?? {};
    const session = sessions?.[seat];
    if (!sessions || !session) return;
    // What came before, such as the learner's move, may not have reached this seat yet.
    await inStep(sessions);
    // The session of another seat sees secrets of its own, which its move may need.
    const move = moveOf(this.#rules, session.game.peek(), seat, clicks);
    await session.send({ type: 'move', seq: session.seq.peek(), move: { ...move } });
    await inStep(sessions);
  }

  /** Any move of the learner ends the step, because only those that the step names can be made. */
  #awaitMove(): void {
    const session = this.#playing.peek()?.session;
    if (!session) return;
    const before = session.seq.peek();
    this.#stopWatching = effect(() => {
      const isMade = session.log.value.some(({ seq, own }) => own && seq > before);
      if (isMade) queueMicrotask(() => void this.#begin(this.#at.peek() + 1));
    });
  }
}

/** Waits until all seats have heard of the latest change. The room tells them one after the other. */
function inStep(sessions: readonly Session[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const seqs = new Set(sessions.map(({ seq }) => seq.value));
      if (seqs.size > 1) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
