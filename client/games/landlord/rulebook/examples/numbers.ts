// The numbers in the texts of the worked examples, taken from their positions by the rules.
import type { AnyGame } from '../../../../../shared/engine/index.ts';
import { tenants } from '../../../../../shared/games/landlord/cards/tenants.ts';
import {
  housesOf,
  rentOf,
  rentOfHouse,
  rentOfSeat,
} from '../../../../../shared/games/landlord/houses.ts';
import { parse } from '../../../../../shared/games/landlord/notation.ts';
import type { House, State } from '../../../../../shared/games/landlord/state.ts';
import { playedOn } from '../../../../table/rulebook-example.ts';
import type { Numbers } from '../../../../text/compose.ts';
import type { Shape } from './shared.ts';

/**
 * Of each player `money0`, `rent0` and `buildings0`, of each building `house0` and what its empty flats bring, `empty0`, of
 * each tenant `flat0_1`, and the same after the moves: `money0After`. What has changed is `gain0`, `loss0` and, of the cards
 * in hand, `drawn0`.
 */
export function numbersOf(rules: AnyGame, { position, moves }: Shape): Numbers {
  const before = parse(position);
  const after = playedOn(rules, before, moves) as State;
  return {
    ...numbersIn(before, ''),
    ...numbersIn(after, 'After'),
    ...changes(before, after),
  };
}

const changes = (before: State, after: State): Numbers =>
  Object.fromEntries(
    after.dollars.flatMap((sum, seat) => {
      const gain = sum - (before.dollars[seat] ?? 0);
      const drawn = (after.hands[seat]?.length ?? 0) - (before.hands[seat]?.length ?? 0);
      return [
        [`gain${seat}`, gain],
        [`loss${seat}`, -gain],
        [`drawn${seat}`, drawn],
      ];
    }),
  );

const numbersIn = (state: State, when: string): Numbers =>
  Object.fromEntries([
    ...state.dollars.flatMap((sum, seat) => [
      [`money${seat}${when}`, sum],
      [`rent${seat}${when}`, rentOfSeat(state, seat)],
      [`buildings${seat}${when}`, housesOf(state, seat).length],
    ]),
    ...state.houses.flatMap((house) => [
      [`house${house.id}${when}`, rentOfHouse(state, house)],
      [`empty${house.id}${when}`, rentOfEmptyFlats(state, house)],
      ...house.tenants.map((one) => [
        `flat${house.id}_${one.level}${when}`,
        rentOf(state, house, one),
      ]),
    ]),
  ]);

const rentOfEmptyFlats = (state: State, house: House): number =>
  house.tenants.reduce((sum, one) => sum - rentOf(state, house, one), rentOfHouse(state, house));

/** What stands on the cards of tenants: `familyRent`, `familyFloors`. */
export const printedNumbers: Numbers = Object.fromEntries(
  Object.entries(tenants).flatMap(([kind, { rent, floors, charges = 0 }]) => [
    [`${kind}Rent`, rent],
    [`${kind}Floors`, floors],
    [`${kind}Charges`, charges],
  ]),
);
