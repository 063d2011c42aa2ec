// Whole moves in one sentence with what they change, and what has changed between two states.
import type { Seat } from '../../../../shared/engine/index.ts';
import { countReserve } from '../../../../shared/games/room-share/end.ts';
import { landingFlat } from '../../../../shared/games/room-share/eviction.ts';
import { bedRef, tenantAt } from '../../../../shared/games/room-share/grid.ts';
import type { Colour, Move, State } from '../../../../shared/games/room-share/state.ts';
import { gainsBetween, isBursting, withSwap, withTenant } from '../foresight.ts';
import { signed } from '../text/deeds.ts';
import { refName, theCard } from '../text/names.ts';
import type { Speaker } from './speaker.ts';

export function way(move: Move, seat: Seat, speaker: Speaker): string {
  const { after, flat } = effectOf(move, speaker.state);
  const { texts, state } = speaker;
  const notes = after ? gainLines(state, after, speaker) : [];
  if (after && flat !== null && isBursting(after, flat)) notes.unshift(texts.ways.bursts);
  const sentence = sentenceOf(move, seat, speaker);
  return notes.length ? `${sentence} (${notes.join(', ')})` : sentence;
}

function sentenceOf(move: Move, seat: Seat, speaker: Speaker): string {
  const { state, words, texts, flat, owner } = speaker;
  const { ways } = texts;
  const frame = state.frames.at(-1);
  const bed = (flat: number, arrow: number) => refName(words, bedRef(flat, arrow));
  const tenant = (flat: number, arrow: number) =>
    words.tenant(tenantAt(state, { flat, arrow }) ?? (state.colours[seat] as Colour));
  if (move.type === 'open') return ways.open(flat(move.flat));
  if (move.type === 'flat') {
    const say = move.card === 'evict' ? ways.evict : ways.bring;
    return say(theCard(words, move.card), flat(move.flat));
  }
  if (move.type === 'tenant') {
    const who = `${tenant(move.flat, move.arrow)}, ${bed(move.flat, move.arrow)},`;
    const colour = tenantAt(state, move) ?? 'red';
    if (move.card === 'leave') return ways.leave(theCard(words, move.card), who, owner(colour));
    return ways.swap(theCard(words, move.card), who);
  }
  if (move.type === 'waste') return ways.waste(theCard(words, move.card));
  if (move.type === 'swap')
    return ways.other(tenant(move.flat, move.arrow), bed(move.flat, move.arrow));
  if (move.type === 'evict') return ways.empty(flat(move.flat));
  if (move.type === 'visit') return ways.visit(flat(move.flat));
  if (move.type === 'place' && frame?.kind === 'place')
    return ways.place(words.tenant(move.colour), bed(frame.flat, move.arrow));
  if (move.type === 'land' && frame?.kind === 'land')
    return ways.land(words.tenant(frame.colour), bed(landingFlat(state, frame), move.arrow));
  return ways.pass;
}

/** The building after the move, before any eviction, and the flat that the move may fill. */
function effectOf(move: Move, state: State): { after: State | null; flat: number | null } {
  const frame = state.frames.at(-1);
  if (move.type === 'place' && frame?.kind === 'place') {
    const { flat } = frame;
    return { after: withTenant(state, { flat, arrow: move.arrow }, move.colour), flat };
  }
  if (move.type === 'land' && frame?.kind === 'land') {
    const flat = landingFlat(state, frame);
    return { after: withTenant(state, { flat, arrow: move.arrow }, frame.colour), flat };
  }
  if (move.type === 'tenant' && move.card === 'leave')
    return { after: withTenant(state, move, null), flat: null };
  if (move.type === 'swap' && frame?.kind === 'swap')
    return { after: withSwap(state, frame, move), flat: null };
  return { after: null, flat: null };
}

const gainLines = (before: State, after: State, { texts, person }: Speaker): string[] =>
  gainsBetween(before, after).map(({ seat, points }) => texts.gain(person(seat), signed(points)));

/** The numbers that count: points and reserves. */
export function changes(before: State, speaker: Speaker): string[] {
  const { state: after, texts, person } = speaker;
  const reserves = after.colours.flatMap((_, seat) => {
    const change = countReserve(after, seat) - countReserve(before, seat);
    return change === 0 ? [] : [texts.reserveChange(person(seat), signed(change))];
  });
  return [...gainLines(before, after, speaker), ...reserves];
}
