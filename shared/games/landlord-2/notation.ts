// Positions of the second edition are written in the notation of the first, with the line "edition: landlord-2".
export { parse, print } from '../landlord/notation.ts';
