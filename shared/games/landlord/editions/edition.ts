// What an edition says for itself: the box, and the few rules that differ.
import type { OptionSpec, Preset } from '../../../engine/index.ts';
import type { Card, EditionId, Frame, Move } from '../state.ts';

export interface Edition {
  id: EditionId;
  options: readonly OptionSpec[];
  presets: readonly Preset[];
  /** How many of each card are shuffled into the pile, or dealt. */
  deck: Partial<Record<Card, number>>;
  /** Cards that lie apart, face up. */
  apart: { roofs: number; monsters: number };
  start: { dollars: number; roof: boolean };
  /** Of a turn. */
  leastRent: number;
  /** Of a prisoner: for each house without squatters, or this sum. */
  prisonRent: 'houses' | number;
  /** What is done with a Move's tenant besides: it may go under the pile, or must go where nothing suits. */
  away: 'underPile' | 'discards';
  /** Where a Mother goes that her landlord takes up. */
  motherGoes: 'anywhere' | 'hand';
  /** Whether who is forced out takes a flat of the landlord's own, where there is one. */
  ownFlatsFirst: boolean;
  /** Who chooses for those whom musicians drive out. */
  drivenBy: 'mover' | 'landlord';
  /** The Mover's rent by its text. */
  moverPays: number;
  /** Where the murdered go. */
  grave: 'discards' | 'underPile';
  /** What a Family reports besides the crimes of its landlord. */
  reportsOwnHouse: boolean;
  /** Who pays the Broker: whoever played the Move, or the bank. */
  brokerFrom: 'player' | 'bank';
  /** Whether a Roof dormer or Flat roof may be put on a roof later. */
  roofsLater: boolean;
  /** Cards that free a prisoner in the play phase. */
  keys: readonly ('court' | 'politics')[];
  /** Whether roofs are bought from other players. */
  roofMarket: boolean;
  /** From this many players on the discards become a pile once. */
  refillsFrom: number;
  /** What does not come about in this edition. */
  without: { frames: readonly Frame['kind'][]; moves: readonly Move['type'][] };
}
