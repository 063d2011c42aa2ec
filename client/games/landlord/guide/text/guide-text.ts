// Lists every text that the guide needs in a language. Placeholders are in braces.
import type { Move } from '../../../../../shared/games/landlord/state.ts';
import type { Person } from '../../../../text/compose.ts';
import type { Button } from '../../text/vocabulary.ts';
import type { FIGURES, PHASES } from '../facts.ts';

export type Label =
  | 'rent'
  | 'apartments'
  | 'upTo'
  | 'copies'
  | 'inHand'
  | 'answers'
  | 'printed'
  | 'text'
  | 'celebrities'
  | 'withheld'
  | 'paid'
  | 'squatted'
  | 'paysNow'
  | 'floors'
  | 'roof'
  | 'cellar'
  | 'atRent'
  | 'prisoner'
  | 'least'
  | 'nextRent'
  | 'dollars'
  | 'cards'
  | 'buildings'
  | 'count'
  | 'tenants'
  | 'total'
  | 'price'
  | 'later'
  | 'top'
  | 'bail'
  | 'inside'
  | 'collects'
  | 'round'
  | 'turnsLeft'
  | 'pile'
  | 'landlord'
  | 'apartment'
  | 'tenant'
  | 'note';

export type Note =
  | 'marks'
  | 'emptyFlat'
  | 'suits'
  | 'suitsNobody'
  | 'cross'
  | 'key'
  | 'squatters'
  | 'squattersNext'
  | 'tavern'
  | 'ownFloors'
  | 'hiddenFloors'
  | 'plainRoof'
  | 'roofFlat'
  | 'flatForever'
  | 'dollarsPublic'
  | 'prisonerHouses'
  | 'prisonerFixed'
  | 'least'
  | 'rentComes'
  | 'handHidden'
  | 'handOwn'
  | 'pile'
  | 'pileRefills'
  | 'pileEmpty'
  | 'discards'
  | 'discardsRecycle'
  | 'jail'
  | 'jailKeys'
  | 'roofs'
  | 'monsters'
  | 'siteFloor'
  | 'siteRoof'
  | 'round'
  | 'goal'
  | 'goalRounds'
  | 'goalSum'
  | 'policePunish'
  | 'sum'
  | 'turn'
  | 'you'
  | 'inJail';

export interface GuideText {
  labels: Record<Label, string>;
  notes: Record<Note, string>;
  kinds: Record<'tenants' | 'buildings' | 'actions' | 'answers', string>;
  figures: Record<(typeof FIGURES)[number], (who: Person) => string>;
  phases: Record<(typeof PHASES)[number], string>;
  phase: string;
  buttons: Record<Button, string>;
  button: string;
  floors(count: number): string;
  flats(count: number): string;
  /** What a place is, and whose: the place has its article. */
  tenantIn(place: string): string;
  emptyIn(place: string): string;
  roofOf(place: string): string;
  buildingOf(who: Person): string;
  siteOf: string;
  landlord: string;
  stack: string;
  place: string;
  rules: string;
  empty(count: number): string;
  yes: string;
  no: string;
  /** The sections of the description. */
  sections: { now: string; players: string; hand: string; square: string; table: string };
  streetOf(who: Person): string;
  noBuildings: string;
  /** A tenant in a list of parts, with the storey: “Student (ground floor)”. */
  at(tenant: string, level: string): string;
  changes: {
    dollars(who: Person, sum: string): string;
    rent(who: Person, sum: string): string;
    cards(who: Person, sum: string): string;
    buildings(who: Person, sum: string): string;
    jailed(who: Person): string;
    freed(who: Person): string;
  };
  ways: { [K in Move['type']]: (facts: WayFacts) => string };
}

/** What the sentence of a whole move may need. Members that do not apply are empty. */
export interface WayFacts {
  /** The card with its indefinite and with its definite article. */
  card: string;
  theCard: string;
  /** The tenant with its definite article. */
  tenant: string;
  /** The place of the tenant or the target, and where the tenant goes. */
  place: string;
  to: string;
  /** The other player. */
  who: Person;
  sum: string;
  /** The rent that the tenant will pay in its new home, or what a card brings. */
  pays: string;
  /** The card on which something depends: what Politics does, or which question is declined. */
  as: string;
  /** How the own refusal or cancelling is called in this question. */
  button: string;
  frame: string;
  /** A Family reports this crime, or it fails. */
  warning: '' | 'reported' | 'vain';
  /** How many tenants go with the building that is blown up. Null if none is. */
  lost: number | null;
  isOwn: boolean;
}
