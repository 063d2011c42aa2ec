// Choosing a move by clicking things: the legal moves are paths of refs, and each click goes one ref on.
// No board knows a rule: what can be clicked next is what some legal path has next.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyGame, Move, Reason, Ref, Seat } from '../../shared/engine/index.ts';
import { deepEqual } from '../../shared/engine/json.ts';
import { isStale, type Status } from '../session/connection.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { confirmMoves } from '../session/settings.ts';

/** What is said arrives now, or as soon as the connection is back. */
const LIVING: Status[] = ['connecting', 'open', 'lost'];

interface MovePath {
  move: Move;
  path: Ref[];
}

export class Picker {
  readonly picked: Signal<Ref[]> = signal([]);
  readonly movePaths: ReadonlySignal<MovePath[]>;
  /** The refs that go on from what is picked. */
  readonly live: ReadonlySignal<ReadonlySet<Ref>>;
  readonly reason = signal<Reason | null>(null);
  /** The way of the move that a hint is about, and what is to be clicked next on it. */
  readonly hintPath = signal<Ref[] | null>(null);
  readonly hintedRef: ReadonlySignal<Ref | null>;
  /** A whole move that waits for a yes, for those who want to be asked. */
  readonly unconfirmedMove = signal<Move | null>(null);
  readonly #session: Session;
  readonly #rules: AnyGame;

  constructor(session: Session, rules: AnyGame) {
    this.#session = session;
    this.#rules = rules;
    this.movePaths = computed(() => {
      const { game, seat, isPlaying, pending, status } = session;
      // While a move is on its way there is nothing to decide.
      if (seat.value === null || !isPlaying.value || game.value === null) return [];
      if (pending.value?.type === 'move') return [];
      // What has been begun is not taken out of one's hand by a page that is about to be loaded anew.
      const isBegun = isStale(status.value) && this.picked.peek().length > 0;
      if (!LIVING.includes(status.value) && !isBegun) return [];
      const [state, own] = [game.value, seat.value];
      const ways = () =>
        rules.moves(state, own).map((move) => ({ move, path: rules.path(state, move) }));
      return attempt(ways, [], rules.id);
    });
    this.live = computed(() => {
      const picked = this.picked.value;
      return new Set(this.#after(picked).flatMap(({ path }) => path[picked.length] ?? []));
    });
    this.hintedRef = computed(() => {
      const path = this.hintPath.value;
      const picked = this.picked.value;
      // Whoever has begun something else is shown the way from its beginning.
      return path?.[picked.every((ref, at) => path[at] === ref) ? picked.length : 0] ?? null;
    });
  }

  /** What was picked for a decision that is gone means nothing any more. */
  dropStaleChoice(): void {
    const { picked, unconfirmedMove } = this;
    if (picked.peek().length > 0 && this.#after(picked.peek()).length === 0) this.cancel();
    const move = unconfirmedMove.peek();
    if (move && !this.movePaths.value.some((way) => deepEqual(way.move, move)))
      unconfirmedMove.value = null;
  }

  #after(picked: Ref[]): MovePath[] {
    return this.movePaths.value.filter(({ path }) => picked.every((ref, at) => path[at] === ref));
  }

  /** One more click. What is not live gets a reason, or begins a new choice where it can. */
  pick(ref: Ref, around: Ref[] = []): void {
    const picked = this.picked.value;
    if (picked.at(-1) === ref && !this.live.value.has(ref)) {
      this.cancel();
      return;
    }
    const next = [...picked, ref];
    if (this.live.value.has(ref)) this.#go(next);
    else if (this.movePaths.value.some(({ path }) => path[0] === ref)) this.#go([ref]);
    else {
      const { game, seat } = this.#session;
      if (seat.value === null || game.value === null) return;
      const why = (one: Ref) =>
        this.#rules.explainIllegal(game.value, seat.value as Seat, [...picked, one]);
      const reasons = [...around, ref].map(why).filter((reason) => reason !== null);
      // A reason why this one cannot be says more than that something else is meant.
      const meant = reasons.find(({ key }) => !key.startsWith('aim.'));
      this.reason.value = meant ?? reasons[0] ?? null;
    }
  }

  #go(picked: Ref[]): void {
    const way = this.#after(picked).find(({ path }) => path.length === picked.length);
    batch(() => {
      this.reason.value = null;
      this.picked.value = way ? [] : picked;
    });
    if (!way) return;
    if (confirmMoves.value.value === 'on') this.unconfirmedMove.value = way.move;
    else this.playMove(way.move);
  }

  playMove(move: Move): void {
    this.unconfirmedMove.value = null;
    const { seq } = this.#session;
    void this.#session.send({ type: 'move', seq: seq.value, move: { ...move } });
  }

  cancel(): void {
    batch(() => {
      this.picked.value = [];
      this.reason.value = null;
      this.unconfirmedMove.value = null;
    });
  }
}
