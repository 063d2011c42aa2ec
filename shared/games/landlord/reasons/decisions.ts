// Why a press does nothing while a player has one question to decide.
import type { Reason, Ref, Seat } from '../../../engine/index.ts';
import { editionOf } from '../editions/index.ts';
import { housesOf, isSquatted, tenantAt, tenantCardOf, tenantOf } from '../houses.ts';
import { type Frame, type FrameOf, flatRef, type State } from '../state.ts';
import { whyNotHome, whyNotNewHome, whyNotRefuge } from './homes.ts';
import { isLegalStart, kindOf, nameOf, type Press, placeOf } from './press.ts';

/** Returns null if the only reason is that the question comes first. */
export function whyNotInDecision(press: Press): Reason | null {
  const { state, frame, ref } = press;
  switch (frame.kind) {
    case 'place':
      return whyNotDestination(press, frame);
    case 'rehouse': {
      const place = placeOf(state, ref);
      return place && whyNotRefuge(state, frame.from, place);
    }
    case 'oust':
      return whyNotLeaving(press, frame.house, 'musicStays');
    case 'rehome':
      return whyNotLeaving(press, frame.house, 'othersFirst');
    case 'turnOut':
      return whyNotLeaving(press, null, 'mayStay');
    case 'revenge':
      return whyNotHit(press, frame);
    case 'leaver':
      return whyNotInspected(press, frame);
    case 'bid':
    case 'roofAsked':
      return whyNotSum(press, frame);
    case 'roofChosen':
      return kindOf(ref) === 'player' ? { key: 'namedNoPrice' } : null;
    default:
      return null;
  }
}

function whyNotDestination({ state, ref }: Press, { from, card }: FrameOf<'place'>): Reason | null {
  const place = placeOf(state, ref);
  if (place) return whyNotHome(state, tenantOf(state, from).card, place, from);
  if (kindOf(ref) === 'pile' && card === 'mother') return { key: 'motherNotUnder' };
  if (kindOf(ref) === 'pile') return { key: 'moveNotUnder' };
  if (kindOf(ref) !== 'discards') return kindOf(ref) === 'hand' ? { key: 'moveNotHome' } : null;
  return { key: editionOf(state).away === 'discards' ? 'flatFirst' : 'moveNotDiscards' };
}

/** Several tenants leave, each by two clicks: the tenant, then the new flat. */
function whyNotLeaving(
  { state, picked, ref, paths }: Press,
  id: number | null,
  staying: string,
): Reason | null {
  const place = placeOf(state, ref);
  const chosen = picked[0] && placeOf(state, picked[0]);
  if (chosen) {
    const from = { house: chosen.house.id, level: chosen.level };
    if (place) return whyNotNewHome(state, from, place);
    return ref === 'discards' && id === null ? { key: 'flatFirst' } : null;
  }
  if (!place) return null;
  const { house, level } = place;
  const isHere = id === null ? paths.some(([one]) => isFlatOf(one, house.id)) : house.id === id;
  if (!isHere) return { key: 'tapLeaver' };
  if (level < 0) return { key: 'tapLeaver' };
  return { key: tenantAt(house, level) ? staying : 'nobodyThere' };
}

const isFlatOf = (ref: Ref | undefined, house: number): boolean =>
  ref?.startsWith(`flat:${house}/`) ?? false;

function whyNotHit(
  { state, ref }: Press,
  { crime: { card, by } }: FrameOf<'revenge'>,
): Reason | null {
  const place = placeOf(state, ref);
  if (!place) return null;
  if (place.house.owner !== by) return { key: 'hitsCulprit' };
  if (card === 'bomb') return { key: 'tapHouse' };
  if (place.level < 0) return { key: place.house.tenants.length ? 'tapTenant' : 'emptyHouse' };
  const tenant = tenantAt(place.house, place.level);
  if (!tenant) return { key: 'nobodyThere' };
  return { key: tenantCardOf(tenant).survives ? 'neverHit' : 'untouchable' };
}

function whyNotInspected(press: Press, { done }: FrameOf<'leaver'>): Reason | null {
  const { state, seat, picked, ref, paths } = press;
  const place = placeOf(state, ref);
  if (ref === 'monsters') return { key: whyNoMonster(state, seat, done) };
  if (picked[0] === 'monsters') return place && whyNotHome(state, 'monster', place, null);
  if (picked[0] === 'button:roam') return place && whyNotRoaming(press, place, done);
  if (!place) return null;
  const starts = new Set(paths.map(([one]) => kindOf(one)));
  const { house, level } = place;
  if (!starts.has('flat')) return { key: starts.has('monsters') ? 'tapMonsters' : 'tapNomad' };
  if (house.owner !== seat || !isSquatted(house)) return { key: 'notSquatted' };
  if (done.includes(`house:${house.id}`)) return { key: 'inspected' };
  const paying = house.tenants.some((one) => !tenantCardOf(one).squats);
  if (!paying) return { key: 'onlySquatters' };
  if (level < 0) return { key: 'tapLeaver' };
  const tenant = tenantAt(house, level);
  if (!tenant) return { key: 'nobodyThere' };
  return { key: tenantCardOf(tenant).squats ? 'squattersStay' : 'paysLess' };
}

function whyNoMonster(state: State, seat: Seat, done: Ref[]): string {
  const hatches = housesOf(state, seat).some(({ tenants }) =>
    tenants.some((one) => tenantCardOf(one).hatches),
  );
  if (done.includes('monsters')) return 'monsterCame';
  if (!hatches) return 'noScientist';
  return state.monsters === 0 ? 'noMonsters' : 'monsterNowhere';
}

function whyNotRoaming(
  { state, seat, picked, paths }: Press,
  place: NonNullable<ReturnType<typeof placeOf>>,
  done: Ref[],
): Reason {
  const from = picked[1] && placeOf(state, picked[1]);
  if (from) {
    const spot = { house: from.house.id, level: from.level };
    return whyNotHome(state, tenantOf(state, spot).card, place, spot);
  }
  const { house, level } = place;
  const tenant = level < 0 ? undefined : tenantAt(house, level);
  const isNomad = house.owner === seat && tenant && tenantCardOf(tenant).roams;
  if (!isNomad) return { key: 'tapYourNomad' };
  const ref = flatRef({ house: house.id, level: tenant.level });
  if (isLegalStart(paths, ['button:roam', ref])) return { key: 'tapYourNomad' };
  return { key: done.includes(ref) ? 'nomadMoved' : 'nomadNowhere' };
}

function whyNotSum(
  { state, seat, picked, ref }: Press,
  frame: FrameOf<'bid'> | FrameOf<'roofAsked'>,
): Reason | null {
  if (frame.kind === 'roofAsked' && frame.seat === seat) return { key: 'waitsForSeller' };
  if (kindOf(ref) !== 'dollars') return null;
  const sum = Number(nameOf(ref));
  const most = state.dollars[frame.seat] ?? 0;
  if (sum > most) return { key: 'tooManyDollars', dollars: most };
  if (frame.kind === 'bid') return { key: 'refusedBefore', dollars: frame.least };
  return { key: picked.length === 0 ? 'tapRoofCard' : 'sameSum' };
}

/** The question that comes first, as a key. */
export const questionFirst = ({ kind }: Frame): string => `first.${kind}`;
