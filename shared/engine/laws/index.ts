export { LAWS, type Law, LawBroken } from './broken.ts';
export { conform, Report, type Trial } from './conform.ts';
export type { AnyGame } from './eyes.ts';
