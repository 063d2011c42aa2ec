// The data of an edition: its box, and the few rules that differ. The rules read these settings and
// never ask which edition it is.
import type { OptionSpec, Preset } from '../../../engine/index.ts';
import type { Card, EditionId, Frame, Move } from '../state.ts';

export interface Edition {
  id: EditionId;
  options: readonly OptionSpec[];
  presets: readonly Preset[];
  /** The number of each card that is shuffled into the pile or dealt. */
  deck: Partial<Record<Card, number>>;
  /** The cards of the separate stacks, which lie face up. */
  apart: { roofs: number; monsters: number };
  start: { dollars: number; roof: boolean };
  /** The rent of a turn is never lower than this (LS-18). */
  minRent: number;
  /** A prisoner's rent: 1 for each house without squatters, or a fixed sum (LL-26, LS-18). */
  prisonRent: 'houses' | number;
  /**
   * Where the tenant of a Move may go besides flats: under the pile, or to the discards if no flat
   * suits it (LS-11).
   */
  away: 'underPile' | 'discards';
  /** Where a Mother may go when her landlord lifts her out of her flat. */
  motherGoes: 'anywhere' | 'hand';
  /** Tenants who are forced out take a flat of their landlord's own if one suits them (LL-7). */
  ownFlatsFirst: boolean;
  /**
   * The player who chooses where driven-out tenants go: the one who moved the musicians, or the
   * landlord (LS-5).
   */
  drivenBy: 'mover' | 'landlord';
  /** The Mover's rent by its text (LL-5). */
  moverPays: number;
  /** Where murdered tenants go. */
  grave: 'discards' | 'underPile';
  /** A Family also reports crimes in its own building (LL-9, LS-11). */
  reportsOwnHouse: boolean;
  /** Who pays the Broker: the player of the Move, or the bank (LS-6). */
  brokerFrom: 'player' | 'bank';
  /** A Roof dormer or a Flat roof may improve a house later (LS-11). */
  roofsLater: boolean;
  /** The cards that free a prisoner in the play phase. */
  keys: readonly ('court' | 'politics')[];
  /** Roofs may be bought from other players (LL-48, LS-11). */
  roofMarket: boolean;
  /** From this number of players on the discards become a new pile once (LL-17, LS-11). */
  refillsFrom: number;
  /** The frames and moves that this edition does not use. */
  without: { frames: readonly Frame['kind'][]; moves: readonly Move['type'][] };
}
