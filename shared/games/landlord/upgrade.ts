// Tables that were stored under earlier versions of these rules, as the present ones would have left them.
import type { Frame, FrameOf, State } from './state.ts';

/** Version 1 kept the sum that each had refused, 0 for none, and barred whole partners of a trade, not offers. */
type FirstPlay = Omit<FrameOf<'play'>, 'least' | 'declined'> & {
  refused: number[];
  declined: number[];
};
type FirstBid = Omit<FrameOf<'bid'>, 'least'> & { refused: number[] };
type FirstFrame = Exclude<Frame, { kind: 'play' | 'bid' }> | FirstPlay | FirstBid;

export function upgrade(state: unknown): State {
  const first = state as Omit<State, 'frames'> & { frames: FirstFrame[] };
  return { ...first, frames: first.frames.map(fromFirst) };
}

function fromFirst(frame: FirstFrame): Frame {
  if (frame.kind !== 'play' && frame.kind !== 'bid') return frame;
  const { refused, ...rest } = frame;
  const least = refused.map((sum) => (sum > 0 ? sum + 1 : 0));
  if (rest.kind === 'play') return { ...rest, least, declined: [] };
  return { ...rest, least: Math.max(...rest.to.map((seat) => least[seat] ?? 0)) };
}
