// The second edition: its box and what differs are data in landlord/editions/second.ts, the rules are the first one's.
import { second } from '../landlord/editions/index.ts';
import { rulesOf } from '../landlord/rules.ts';
import { seats, version } from './facts.ts';

export const rules = rulesOf(second, { version, seats });
