// The rules of the second edition: those of the first one with the data of
// landlord/editions/second.ts.
import { second } from '../landlord/editions/index.ts';
import { rulesOf } from '../landlord/rules.ts';
import { seats, version } from './facts.ts';

export const rules = rulesOf(second, { version, seats });
