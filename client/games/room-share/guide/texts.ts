// Every text that a language needs for those who ask. Each language implements it.
import type { FlatKind } from '../../../../shared/games/room-share/state.ts';
import type { Person } from '../../../text/compose.ts';

/** The owner of a colour: a person, the reader (null), or nobody. */
export type Owner = Person | 'nobody';

export interface GuideTexts {
  /** How a kind of flat can be told at a glance, and what it brings. */
  signs: Record<FlatKind, string>;
  threeRule(points: string): string;
  alwaysRule(points: string): string;
  fourth: string;
  bedTo(bed: string, flat: string): string;
  /** What the arrow of a bed means. */
  arrow(here: string, there: string, overEdge: boolean): string;
  tenantKind(owner: Owner): string;
  freeBed: string;
  neutral: string;
  ownColour(owner: Person): string;
  kinds: Record<'flat' | 'key' | 'event' | 'figure' | 'button' | 'colour' | 'player', string>;
  /** A kind of thing and whose it is. */
  of(kind: string, owner: Person): string;
  evictedFrom(flat: string): string;
  air(tenant: string, to: string, isNext: boolean): string;
  labels: {
    each: string;
    copies: string;
    inHand: string;
    played: string;
    inBuilding: string;
    kindCount: string;
    arrowTo: string;
    tenant: string;
    colour: string;
    sum: string;
  };
  inReserve(owner: Person): string;
  /** One flat in the parts of a score. */
  share(flat: string, kind: string, own: number, heads: number): string;
  noShare: string;
  shareRule: string;
  reserve: string;
  pile(hand: number): string;
  discards: string;
  noDiscards: string;
  ownHand: string;
  otherHand: string;
  buttons: Record<string, string>;
  sections: Record<'now' | 'players' | 'building' | 'scoring' | 'air' | 'hand' | 'cards', string>;
  you: string;
  toAct: string;
  row(row: number): string;
  nobody: string;
  worth(each: string): string;
  ways: {
    open(flat: string): string;
    bring(card: string, flat: string): string;
    evict(card: string, flat: string): string;
    leave(card: string, tenant: string, owner: Owner): string;
    swap(card: string, tenant: string): string;
    waste(card: string): string;
    place(tenant: string, bed: string): string;
    other(tenant: string, place: string): string;
    empty(flat: string): string;
    land(tenant: string, bed: string): string;
    visit(flat: string): string;
    pass: string;
    bursts: string;
  };
  /** “your points +2”. */
  gain(who: Person, points: string): string;
  reserveChange(who: Person, change: string): string;
}
