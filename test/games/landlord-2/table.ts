// The table of the first edition's scenarios, laid for the second: the same language, the other box.
import { givenState as stateOf } from '../landlord/piles.ts';
import { given as positionOf } from '../landlord/table.ts';
import { worlds as worldsOf } from '../landlord/worlds.ts';

export const second = (text: string): string => `edition: landlord-2\n${text}`;

export const given = (text: string) => positionOf(second(text));

export const givenState = (text: string, change: Parameters<typeof stateOf>[1]) =>
  stateOf(second(text), change);

export const worlds = (
  text: string,
  ...rest: Parameters<typeof worldsOf> extends [string, ...infer R] ? R : never
) => worldsOf(second(text), ...rest);
