// The names of all cards of both editions. Tables store them, so they must not change.
export type TenantKind =
  | 'family'
  | 'freaks'
  | 'musician'
  | 'mother'
  | 'celebrities'
  | 'pensioners'
  | 'single'
  | 'student'
  | 'mover'
  | 'researcher'
  | 'manager'
  | 'squatters'
  | 'groupHouse'
  | 'hacker'
  | 'manWithDog'
  | 'monster'
  | 'nobles'
  | 'oddOnes'
  | 'nomad'
  | 'scientist'
  | 'tavern';
export type RoofKind = 'roof' | 'flatRoof' | 'dormer';
export type BuildingKind = RoofKind | 'roofRenovation' | 'cellar';
export type ActionKind =
  | 'demolition'
  | 'alibi'
  | 'bomb'
  | 'recycle'
  | 'lunatic'
  | 'eviction'
  | 'court'
  | 'broker'
  | 'rentWithheld'
  | 'murder'
  | 'police'
  | 'politics'
  | 'move';
/** A card is named by its front. Cards with the same front are interchangeable. */
export type Card = TenantKind | BuildingKind | ActionKind;
