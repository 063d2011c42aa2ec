// Murder and Bomb. The player who is hit may answer with the Lunatic or call the police, and the
// police then look for a suspect.
import { type AutomaticFrame, type Decision, leftOf, type Seat } from '../../engine/index.ts';
import { cardsOfHouse, pullDown } from './demolition.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import {
  clearTable,
  discardWithheld,
  isExhausted,
  type LandlordStep,
  putUnderPile,
  returnToStack,
} from './hands.ts';
import { houseOf, housesOf, tenantCardOf, tenantOf } from './houses.ts';
import { discardTenant, putTenantUnderPile } from './moving.ts';
import {
  askAbout,
  cardQuestion,
  pathOfReply,
  playReply,
  type Reply,
  replyMoves,
} from './question.ts';
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

/** Begins a crime whose card already lies on the table: asks for an answer first. */
export function beginCrime(step: LandlordStep, crime: Crime): void {
  const asked = askAbout(step.state, houseOf(step.state, crime.house).owner, crime.by);
  if (asked.waiting.length > 0) step.pushFrames({ kind: 'answer', crime, ...asked });
  else step.pushFrames({ kind: 'commit', crime, called: false });
}

export const mayBeMurdered = (state: State, spot: Spot): boolean =>
  !tenantCardOf(tenantOf(state, spot)).untouchable;

const survives = (state: State, spot: Spot): boolean =>
  usesTenantTexts(state) && tenantCardOf(tenantOf(state, spot)).survives === true;

/** LL-25: the victim survives whatever the answer is. */
export const isCrimeInVain = (state: State, crime: Crime): boolean =>
  crime.card === 'murder' && survives(state, crime);

/**
 * LL-9: nobody needs to call the police when a Family reports the crime. LL-25: nobody may call
 * them when the crime is in vain.
 */
export const mayCallPolice = (state: State, crime: Crime): boolean =>
  !isCrimeInVain(state, crime) && reportingHouse(state, crime) === null;

export const answer = cardQuestion<FrameOf<'answer'>>({
  cards: (state, { crime }) => (mayCallPolice(state, crime) ? ['lunatic', 'police'] : ['lunatic']),
  applyAnswer(step, { crime }, card, seat) {
    if (card === 'police') step.pushFrames({ kind: 'commit', crime, called: true });
    else if (revengeMoves(step.state, crime).length > 0)
      step.pushFrames({ kind: 'revenge', seat, crime });
    else step.emit({ type: 'failed', seat });
  },
  continueUnanswered: (step, { crime }) =>
    step.pushFrames({ kind: 'commit', crime, called: false }),
});

/**
 * LL-9: returns the house whose Family reports this crime, one of the culprit's or, in the first
 * edition, the building of the crime itself.
 */
export function reportingHouse(state: State, crime: Crime): number | null {
  if (!usesTenantTexts(state) || isCrimeInVain(state, crime)) return null;
  const { by, house, level } = crime;
  const { reportsOwnHouse } = editionOf(state);
  // LS-20: in the second edition a Family that dies in the crime reports nothing.
  const isHit = (id: number, one: Tenant) =>
    !reportsOwnHouse && id === house && (level < 0 || one.level === level);
  const reporting = state.houses.find(
    ({ id, owner, tenants }) =>
      (owner === by || (reportsOwnHouse && id === house)) &&
      tenants.some((one) => tenantCardOf(one).reports && !isHit(id, one)),
  );
  return reporting?.id ?? null;
}

export const commit: AutomaticFrame<State, FrameOf<'commit'>, Event> = {
  run(step, { crime, called }) {
    const { by, house, level } = crime;
    if (isCrimeInVain(step.state, crime))
      return step.emit({ type: 'survived', seat: by, house, level });
    const reporting = reportingHouse(step.state, crime);
    if (reporting !== null) step.emit({ type: 'reported', seat: by, house: reporting });
    carryOutCrime(step, by, crime.card, { house, level });
    clearTable(step);
    if (called || reporting !== null) step.pushFrames({ kind: 'suspect', seat: by });
  },
};

function carryOutCrime(step: LandlordStep, seat: Seat, card: Crime['card'], at: Spot): void {
  if (card === 'bomb') explodeHouse(step, seat, at.house);
  else if (editionOf(step.state).grave === 'discards') discardTenant(step, seat, at);
  else putTenantUnderPile(step, seat, at);
}

/**
 * Puts the building and its tenants under the pile. When the pile is exhausted they are discarded,
 * so everybody sees them.
 */
function explodeHouse(step: LandlordStep, seat: Seat, id: number): void {
  const house = pullDown(step, id);
  for (const { withheld } of house.tenants) discardWithheld(step, withheld);
  if (isExhausted(step.state)) step.reveal('all', house.floors);
  step.emit({ type: 'exploded', seat, house: id, owner: house.owner });
  const all = [...cardsOfHouse(house), ...house.tenants.map(({ card }) => card)];
  putUnderPile(
    step,
    all.filter((card) => !returnToStack(step, card)),
  );
}

/**
 * LL-25, LL-43, LS-15: returns what the Lunatic may hit in the culprit's buildings: squatters too,
 * but no Single and no Group House.
 */
function revengeMoves(state: State, { card, by }: Crime): MoveOf<'hit'>[] {
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
  moves: (state, { crime }) => revengeMoves(state, crime),
  play: (step, { crime }, { house, level }, seat) =>
    carryOutCrime(step, seat, crime.card, { house, level }),
  path: (_state, _frame, { house, level }) => [
    level < 0 ? houseRef(house) : flatRef({ house, level }),
  ],
};

// ---- the investigation

/** Returns whom the police suspect after this seat. LL-22: a prisoner has an alibi. */
export function nextSuspect({ jailed, seats }: State, seat: Seat): Seat {
  const next = leftOf(seat, seats);
  return next === jailed ? leftOf(next, seats) : next;
}

/** LL-22: a prisoner has an alibi. LL-40: a player without cards is not asked and has none. */
export const suspect: AutomaticFrame<State, FrameOf<'suspect'>, Event> = {
  run(step, { seat }) {
    const { jailed, hands } = step.state;
    if (seat === jailed) step.pushFrames({ kind: 'suspect', seat: nextSuspect(step.state, seat) });
    else if (hands[seat]?.length) step.pushFrames({ kind: 'investigate', seat });
    else putInJail(step, seat);
  },
};

export const investigate: Decision<State, FrameOf<'investigate'>, Reply, Event> = {
  moves: (state, _frame, seat) => replyMoves(state, ['alibi', 'court'], seat),
  play(step, _frame, move, seat) {
    const showed = () => {
      clearTable(step);
      step.pushFrames({ kind: 'suspect', seat: leftOf(seat, step.state.seats) });
    };
    if (playReply(step, move, seat, showed)) putInJail(step, seat);
  },
  path: (_state, _frame, move) => pathOfReply(move),
};

/** The jail holds one player: the new prisoner frees the old one. */
function putInJail(step: LandlordStep, seat: Seat): void {
  const { jailed } = step.state;
  step.state.jailed = seat;
  step.emit({ type: 'jailed', seat });
  if (jailed !== null) step.emit({ type: 'freed', seat: jailed, by: 'newcomer' });
}
