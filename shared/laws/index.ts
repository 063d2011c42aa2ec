export { LAWS, type Law, LawBroken } from './broken.ts';
export { conform, Report, type Trial } from './conform.ts';
