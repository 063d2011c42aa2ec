import type { Json } from '../../../shared/engine/index.ts';

/** A move as it goes over the wire: the protocol does not know the types of a game's moves. */
export const asJson = (move: unknown): Json => move as Json;
