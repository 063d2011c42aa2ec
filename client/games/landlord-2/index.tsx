// The second edition: board, drawings and most of the words are those of the first.
import { landlordSecond as rules } from '../../../shared/games/landlord/index.ts';
import { clientOf } from '../landlord/client.tsx';
import '../landlord/index.tsx';
import { words } from './text/index.ts';

export const landlordSecond = clientOf(rules, words);
