// What is said after a pick, what a click on a live thing will do, and how far the game is.
export interface Picks {
  /** The next click, by what has been picked. Placeholders are in braces. */
  prompts: Record<PickPrompt, string>;
  /** What is added if the card can also be laid as a floor, or if a Family will report the crime. */
  orFloor: string;
  familyWarns: string;
  deeds: Record<Deed, string>;
  /** By how much the next rent changes, of the reader or of the landlord of the building. */
  rent: Record<'own' | 'other', string>;
  goal: Record<'you' | 'other' | 'tie' | 'pile' | 'rounds' | 'sum' | 'lastTurns' | 'over', string>;
  /** What ends the game. */
  ends: Record<'pile' | 'refill' | 'rounds' | 'sum' | 'reached' | 'orPile' | 'lastTurns', string>;
}

export type PickPrompt =
  | 'tenant'
  | 'floor'
  | 'nextFloor'
  | 'nextOrRoof'
  | 'onlyRoof'
  | 'plainRoof'
  | 'cellar'
  | 'anyTenant'
  | 'squatters'
  | 'house'
  | 'politics'
  | 'jail'
  | 'discards'
  | 'market'
  | 'trade'
  | 'leaves'
  | 'monster'
  | 'nomad'
  | 'sell';

export type Deed =
  | 'collect'
  | 'movesIn'
  | 'movesHere'
  | 'toMove'
  | 'dies'
  | 'diesReported'
  | 'survives'
  | 'noRent'
  | 'thrownOut'
  | 'newFlat'
  | 'covered'
  | 'blowsUp'
  | 'blowsUpReported'
  | 'evicted'
  | 'pulledDown'
  | 'asFloor'
  | 'asRoof'
  | 'frees'
  | 'takesTop'
  | 'pickUp'
  | 'buysRoof'
  | 'pays'
  | 'gets'
  | 'endsTurn'
  | 'endsInspection'
  | 'bail'
  | 'prisoner'
  | 'leaves'
  | 'under'
  | 'toHand'
  | 'discarded'
  | 'letsGo'
  | 'keepsOut'
  | 'letsIn'
  | 'turnsBack'
  | 'punishes'
  | 'happens'
  | 'sendsOn'
  | 'toJail';
