// Turns clicks into a move. Each legal move has a path of refs, and each click continues such a path by one ref. So
// boards need no rules: a ref is clickable if it is the next one of some legal path.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Move, Reason, Ref, Seat } from '../../shared/engine/index.ts';
import { isStale, type Status } from '../session/connection.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { confirmMoves } from '../session/settings.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';

/** In these states of the connection a command reaches the server, now or after a reconnect. */
const CAN_SEND: Status[] = ['connecting', 'open', 'lost'];

export interface MovePath {
  move: Move;
  path: Ref[];
}

const isBegin = (refs: Ref[], path: Ref[]): boolean => refs.every((ref, at) => path[at] === ref);

/** What is said about a thing whose last press changed nothing. */
interface Answer {
  ref: Ref;
  /** Why it cannot be chosen, unless something else is said. */
  reason: Reason | null;
  line?: string;
  /** Whether the press only brought the board closer to the thing, which the next press chooses. */
  isCloser?: boolean;
}

export class Picker {
  /** The refs that the player has clicked towards a move. */
  readonly picked: Signal<Ref[]> = signal([]);
  /** The legal moves. */
  readonly movePaths: ReadonlySignal<MovePath[]>;
  /** The refs that continue what has been picked. */
  readonly live: ReadonlySignal<ReadonlySet<Ref>>;
  readonly answer = signal<Answer | null>(null);
  /** The thing that the player asks about. */
  readonly asked = signal<Ref | null>(null);
  /** A thing in the hand that is chosen by itself as soon as the player's turn comes. */
  readonly prepared = signal<Ref | null>(null);
  /** Which of the first turns it is in which the player is helped, from 1. Null if they play on their own. */
  readonly coached = signal<number | null>(null);
  /** The path of the move that a hint proposes, and the ref to click next on it. */
  readonly hintPath = signal<Ref[] | null>(null);
  readonly hintedRef: ReadonlySignal<Ref | null>;
  /** Whether the hint has been followed to its end, and only the confirmation is left. */
  readonly isHinted: ReadonlySignal<boolean>;
  /** Whether something else has been begun than the hint proposes, so that nothing of the hint can be lit up. */
  readonly hasStrayed: ReadonlySignal<boolean>;
  /** The whole move that the player has picked and has to confirm. */
  readonly unconfirmed: ReadonlySignal<MovePath | null>;
  readonly #session: Session;
  readonly #client: Pick<GameClient, 'rules' | 'isGrave'>;

  /** Nothing is live while `moment` shows the past, or what has led to the present. */
  constructor(
    session: Session,
    client: Pick<GameClient, 'rules' | 'isGrave'>,
    moment?: Pick<Moment, 'shown'>,
  ) {
    this.#session = session;
    this.#client = client;
    const { rules } = client;
    this.movePaths = computed(() => {
      const { game, seat, isPlaying, pending, status } = session;
      if (seat.value === null || !isPlaying.value || game.value === null) return [];
      if (moment?.shown.value) return [];
      // A move is on its way, and the next decision is not known yet.
      if (pending.value?.type === 'move') return [];
      // A stale page is about to reload, but lets the player finish a move that they have begun.
      const isBegun = isStale(status.value) && this.picked.peek().length > 0;
      if (!CAN_SEND.includes(status.value) && !isBegun) return [];
      const [state, own] = [game.value, seat.value];
      const listPaths = () =>
        rules.moves(state, own).map((move) => ({ move, path: rules.path(state, move) }));
      return attempt(listPaths, [], rules.id);
    });
    this.unconfirmed = computed(() => this.#wholePath(this.picked.value));
    this.live = computed(() => {
      const picked = this.#begun();
      return new Set(this.#pathsFrom(picked).flatMap(({ path }) => path[picked.length] ?? []));
    });
    this.hintedRef = computed(() => {
      const path = this.hintPath.value;
      const picked = this.picked.value;
      // Whoever has begun another move is shown nothing of it until they cancel.
      return (path && isBegin(picked, path) && path[picked.length]) || null;
    });
    this.hasStrayed = computed(() => !isBegin(this.picked.value, this.hintPath.value ?? []));
    this.isHinted = computed(() => {
      const path = this.unconfirmed.value?.path;
      return path !== undefined && isBegin(path, this.hintPath.value ?? []);
    });
  }

  /** Clears what was picked if its decision is over. */
  dropStaleChoice(): void {
    const picked = this.picked.peek();
    if (picked.length > 0 && this.#pathsFrom(picked).length === 0) this.cancel();
  }

  #pathsFrom(picked: Ref[]): MovePath[] {
    return this.movePaths.value.filter(({ path }) => isBegin(picked, path));
  }

  /** What the next ref follows. Until the last step is confirmed, another one can be taken in its place. */
  #begun(): Ref[] {
    return this.picked.value.slice(0, this.unconfirmed.value ? -1 : undefined);
  }

  #wholePath(picked: Ref[]): MovePath | null {
    return this.#pathsFrom(picked).find(({ path }) => path.length === picked.length) ?? null;
  }

  /** Handles a click on a ref. `outer` are the refs of the things that contain it. */
  pick(ref: Ref, outer: Ref[] = []): void {
    const picked = this.picked.value;
    const isWhole = this.unconfirmed.value !== null;
    if (picked.at(-1) === ref && (isWhole || !this.live.value.has(ref))) this.takeBack();
    else if (this.live.value.has(ref)) this.take([...this.#begun(), ref]);
    else if (this.movePaths.value.some(({ path }) => path[0] === ref)) this.take([ref]);
    else this.refuse(ref, outer);
  }

  /** Says why this thing cannot be chosen. A thing that nobody ever chooses, such as a number, is explained instead. */
  refuse(ref: Ref, outer: Ref[] = []): void {
    const reason = this.explain(ref, outer);
    if (reason) this.answer.value = { ref, reason };
    else this.asked.value = ref;
  }

  /** Why this thing cannot be chosen after what has been picked. Null if there is no specific reason. */
  explain(ref: Ref, outer: Ref[] = []): Reason | null {
    const { game, seat } = this.#session;
    if (seat.value === null || game.value === null) return null;
    const explain = (one: Ref) =>
      this.#client.rules.explainIllegal(game.value, seat.value as Seat, [...this.#begun(), one]);
    // The pressed thing knows better than what it lies in.
    const reasons = [ref, ...outer].map(explain).filter((reason) => reason !== null);
    // Reasons that begin with `aim.` only say to click something else, so any other reason is more specific.
    const specific = reasons.find(({ key }) => !key.startsWith('aim.'));
    return specific ?? reasons[0] ?? null;
  }

  /** Picks these refs, which begin a legal move. A whole move is sent, unless the player is asked first. */
  take(refs: Ref[]): void {
    const whole = this.#wholePath(refs);
    const isGrave = () => this.#client.isGrave?.(whole?.move as Move, this.#session.game.value);
    const isAsked = whole && (confirmMoves.value.value === 'on' || isGrave());
    batch(() => {
      this.answer.value = null;
      this.picked.value = whole && !isAsked ? [] : refs;
    });
    if (whole && !isAsked) this.playMove(whole.move);
  }

  playMove(move: Move): void {
    this.cancel();
    const { seq } = this.#session;
    void this.#session.send({ type: 'move', seq: seq.value, move: { ...move } });
  }

  /** Takes the last ref back. */
  takeBack(): void {
    batch(() => {
      this.picked.value = this.picked.value.slice(0, -1);
      this.answer.value = null;
    });
  }

  cancel(): void {
    batch(() => {
      this.picked.value = [];
      this.answer.value = null;
    });
  }
}

/** What the board marks besides the picked things. A press that only came closer marks what the next one will choose. */
export const marksOf = ({ answer: { value }, prepared }: Picker) => ({
  refused: value?.line || value?.isCloser ? null : value?.ref,
  prepared: value?.isCloser ? value.ref : prepared.value,
});
