// Murder and Bomb: whoever they hit may turn them back or call the police, and the police want somebody.
import { type AutomaticFrame, type Decision, leftOf, type Seat } from '../../engine/index.ts';
import { cardsOf, pullDown } from './demolition.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import {
  clearTable,
  discardWithheld,
  goesApart,
  isExhausted,
  type Play,
  putUnderPile,
} from './hands.ts';
import { cardOf, houseOf, housesOf, tenantOf } from './houses.ts';
import { bury, throwOut } from './moving.ts';
import { question, type Reply, replies, replyPath, saysNo, whoAnswers } from './question.ts';
import {
  type Crime,
  type Event,
  type FrameOf,
  flatRef,
  houseRef,
  type MoveOf,
  type Spot,
  type State,
  type Tenant,
} from './state.ts';

/** The card lies on the table. */
export function plan(step: Play, crime: Crime): void {
  const asked = whoAnswers(step.state, houseOf(step.state, crime.house).owner, crime.by);
  if (asked.waiting.length > 0) step.pushFrames({ kind: 'answer', crime, ...asked });
  else step.pushFrames({ kind: 'commit', crime, called: false });
}

export const mayBeMurdered = (state: State, spot: Spot): boolean =>
  !cardOf(tenantOf(state, spot)).untouchable;

const survives = (state: State, spot: Spot): boolean =>
  hasTexts(state) && cardOf(tenantOf(state, spot)).survives === true;

/** Whatever is answered, its victim lives on (LL-25). */
export const isInVain = (state: State, crime: Crime): boolean =>
  crime.card === 'murder' && survives(state, crime);

/** Where a Family reports nobody need call the police (LL-9), and of what was in vain nobody may. */
export const mayCallPolice = (state: State, crime: Crime): boolean =>
  !isInVain(state, crime) && reporter(state, crime) === null;

export const answer = question<FrameOf<'answer'>>({
  cards: (state, { crime }) => (mayCallPolice(state, crime) ? ['lunatic', 'police'] : ['lunatic']),
  answered(step, { crime }, card, seat) {
    if (card === 'police') step.pushFrames({ kind: 'commit', crime, called: true });
    else if (hits(step.state, crime).length > 0) step.pushFrames({ kind: 'revenge', seat, crime });
    else step.emit({ type: 'failed', seat });
  },
  refused: (step, { crime }) => step.pushFrames({ kind: 'commit', crime, called: false }),
});

/** The house of a Family that reports this crime: its landlord's, or one in its own building. */
export function reporter(state: State, crime: Crime): number | null {
  if (!hasTexts(state) || isInVain(state, crime)) return null;
  const { by, house, level } = crime;
  const { reportsOwnHouse } = editionOf(state);
  // Where only the landlord's crimes are reported, the dead report none.
  const isHit = (id: number, one: Tenant) =>
    !reportsOwnHouse && id === house && (level < 0 || one.level === level);
  const reporting = state.houses.find(
    ({ id, owner, tenants }) =>
      (owner === by || (reportsOwnHouse && id === house)) &&
      tenants.some((one) => cardOf(one).reports && !isHit(id, one)),
  );
  return reporting?.id ?? null;
}

export const commit: AutomaticFrame<State, FrameOf<'commit'>, Event> = {
  run(step, { crime, called }) {
    const { by, house, level } = crime;
    if (isInVain(step.state, crime)) return step.emit({ type: 'survived', seat: by, house, level });
    const reporting = reporter(step.state, crime);
    if (reporting !== null) step.emit({ type: 'reported', seat: by, house: reporting });
    strike(step, by, crime.card, { house, level });
    clearTable(step);
    if (called || reporting !== null) step.pushFrames({ kind: 'suspect', seat: by });
  },
};

function strike(step: Play, seat: Seat, card: Crime['card'], at: Spot): void {
  if (card === 'bomb') explode(step, seat, at.house);
  else if (editionOf(step.state).grave === 'discards') throwOut(step, seat, at);
  else bury(step, seat, at);
}

/** The building and all who live there go under the pile; where there is none, everybody sees them go. */
function explode(step: Play, seat: Seat, id: number): void {
  const house = pullDown(step, id);
  for (const { withheld } of house.tenants) discardWithheld(step, withheld);
  if (isExhausted(step.state)) step.reveal('all', house.floors);
  step.emit({ type: 'exploded', seat, house: id, owner: house.owner });
  const all = [...cardsOf(house), ...house.tenants.map(({ card }) => card)];
  putUnderPile(
    step,
    all.filter((card) => !goesApart(step, card)),
  );
}

/** What the Lunatic may hit of whoever began it. */
function hits(state: State, { card, by }: Crime): MoveOf<'hit'>[] {
  const own = housesOf(state, by);
  if (card === 'bomb') return own.map(({ id }) => ({ type: 'hit', house: id, level: -1 }));
  return own.flatMap(({ id, tenants }) =>
    tenants
      .map(({ level }) => ({ house: id, level }))
      .filter((spot) => mayBeMurdered(state, spot) && !survives(state, spot))
      .map((spot): MoveOf<'hit'> => ({ type: 'hit', ...spot })),
  );
}

export const revenge: Decision<State, FrameOf<'revenge'>, MoveOf<'hit'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { crime }) => hits(state, crime),
  play: (step, { crime }, { house, level }, seat) =>
    strike(step, seat, crime.card, { house, level }),
  path: (_state, _frame, { house, level }) => [
    level < 0 ? houseRef(house) : flatRef({ house, level }),
  ],
};

// ---- the investigation

/** Prisoners have an alibi; who has no card at all has none. */
export const suspect: AutomaticFrame<State, FrameOf<'suspect'>, Event> = {
  run(step, { seat }) {
    const { jailed, hands, seats } = step.state;
    if (seat === jailed) step.pushFrames({ kind: 'suspect', seat: leftOf(seat, seats) });
    else if (hands[seat]?.length) step.pushFrames({ kind: 'investigate', seat });
    else jail(step, seat);
  },
};

export const investigate: Decision<State, FrameOf<'investigate'>, Reply, Event> = {
  moves: (state, _frame, seat) => replies(state, ['alibi', 'court'], seat),
  play(step, _frame, move, seat) {
    const showed = () => {
      clearTable(step);
      step.pushFrames({ kind: 'suspect', seat: leftOf(seat, step.state.seats) });
    };
    if (saysNo(step, move, seat, showed)) jail(step, seat);
  },
  path: (_state, _frame, move) => replyPath(move),
};

/** There is room for one: the new prisoner frees the old one. */
function jail(step: Play, seat: Seat): void {
  const { jailed } = step.state;
  step.state.jailed = seat;
  step.emit({ type: 'jailed', seat });
  if (jailed !== null) step.emit({ type: 'freed', seat: jailed, by: 'newcomer' });
}
