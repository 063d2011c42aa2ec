// Converts tables that were stored under an earlier version of the rules.
import type { Frame, FrameOf, State } from './state.ts';

/**
 * Version 1 stored the sum that each player had refused, 0 for none. It barred whole trade partners
 * rather than single offers.
 */
type Version1Play = Omit<FrameOf<'play'>, 'least' | 'declined'> & {
  refused: number[];
  declined: number[];
};
type Version1Bid = Omit<FrameOf<'bid'>, 'least'> & { refused: number[] };
type Version1Frame = Exclude<Frame, { kind: 'play' | 'bid' }> | Version1Play | Version1Bid;

export function upgrade(state: unknown): State {
  const first = state as Omit<State, 'frames'> & { frames: Version1Frame[] };
  return { ...first, frames: first.frames.map(upgradeFrame) };
}

function upgradeFrame(frame: Version1Frame): Frame {
  if (frame.kind !== 'play' && frame.kind !== 'bid') return frame;
  const { refused, ...rest } = frame;
  const least = refused.map((sum) => (sum > 0 ? sum + 1 : 0));
  if (rest.kind === 'play') return { ...rest, least, declined: [] };
  return { ...rest, least: Math.max(...rest.to.map((seat) => least[seat] ?? 0)) };
}
