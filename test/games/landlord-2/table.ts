// The scenarios of the second edition: those of the first with the cards of the second edition.
import { givenState as givenFirstState } from '../landlord/piles.ts';
import { given as givenFirst } from '../landlord/table.ts';
import { worlds as worldsOfFirst } from '../landlord/worlds.ts';

export const second = (text: string): string => `edition: landlord-2\n${text}`;

export const given = (text: string) => givenFirst(second(text));

export const givenState = (text: string, change: Parameters<typeof givenFirstState>[1]) =>
  givenFirstState(second(text), change);

export const worlds = (
  text: string,
  ...rest: Parameters<typeof worldsOfFirst> extends [string, ...infer R] ? R : never
) => worldsOfFirst(second(text), ...rest);
