// The numbers that the rules page and the card texts speak of, taken from the tables of the rules. Those that
// the rules keep to themselves stand here; a test holds them against the rules.
import { building, copies } from '../../../../shared/games/landlord/cards/deck.ts';
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import type { House, Tenant, TenantKind } from '../../../../shared/games/landlord/state.ts';
import { options } from '../../../../shared/games/landlord/state.ts';

export const KEPT = { CARDS: 5, DOLLARS: 5, BAIL: 5, CHEAP: 5, HIGHEST: 5 };

const sum = (all: Record<string, number>) => Object.values(all).reduce((one, more) => one + more);

const byId = Object.fromEntries(options.map((spec) => [spec.id, Number(spec.default)]));

export const GENERAL = {
  cards: KEPT.CARDS,
  dollars: KEPT.DOLLARS,
  bail: KEPT.BAIL,
  cheap: KEPT.CHEAP,
  highest: KEPT.HIGHEST,
  deck: sum(copies),
  box: sum(copies) + 1,
  roofs: building.roof,
  rounds: byId.rounds ?? 0,
  sum: byId.sum ?? 0,
};

/** What a tenant pays by its text: alone, as the second of its kind, and with somebody else in the house. */
export function numbersOf(kind: TenantKind) {
  const { rent, flats, floors, charges = 0, copies: count } = tenants[kind];
  const pays = (...company: TenantKind[]) => {
    const all = [...company, kind].map((card): Tenant => ({ card, level: 1, withheld: 0 }));
    const house: House = { id: 0, owner: 0, floors: [], roof: [], cellar: false, tenants: all };
    return tenants[kind].pays?.(house, all.at(-1) as Tenant) ?? rent;
  };
  const other = kind === 'single' ? 'student' : 'single';
  const [alone, second, among] = [pays(), pays(kind), pays(other)];
  return { rent, flats, floors, charges, copies: count, alone, second, among };
}

/** Each {name} of the text gives way to its number. */
export const filled = (text: string, numbers: Readonly<Record<string, number | string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));
