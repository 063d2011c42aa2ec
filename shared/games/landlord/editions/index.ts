import type { EditionId, State } from '../state.ts';
import type { Edition } from './edition.ts';
import { first } from './first.ts';
import { second } from './second.ts';

const editions: Record<EditionId, Edition> = { landlord: first, 'landlord-2': second };

export const editionOf = ({ edition }: State): Edition => editions[edition];
export const usesTenantTexts = ({ options }: State): boolean => options.tenantTexts !== false;
export type { EditionId } from '../state.ts';
export type { Edition } from './edition.ts';
export { first } from './first.ts';
export { second } from './second.ts';
