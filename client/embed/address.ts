// Parses the address of a frame: which table or replay, with which options, and which site the frame is on.
import type { OptionSpec } from '../../shared/engine/index.ts';
import type { OptionValues } from '../../shared/protocol/index.ts';
import { hasOriginForm, MAX_SITES } from '../../shared/protocol/site.ts';

export type FrameTable =
  | { kind: 'table'; room: string }
  | { kind: 'new'; game: string }
  | { kind: 'named'; game: string; name: string };
/** A finished game; without a number the latest one of the table. */
export interface FrameReplay {
  kind: 'replay';
  room: string;
  number?: string;
}

export function parseFramePath(path: string): FrameTable | FrameReplay | null {
  const [, , first = '', game = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (first === 'new' && game && !name) return { kind: 'new', game };
  if (first === 'named' && game && /^[\w-]{1,40}$/.test(name)) return { kind: 'named', game, name };
  if (first && game === 'replay')
    return { kind: 'replay', room: first, ...(name && { number: name }) };
  return first && !game ? { kind: 'table', room: first } : null;
}

/** An origin in the form that the room accepts. */
const isSite = (text: string): boolean => hasOriginForm(text) && URL.parse(text)?.origin === text;

const parseList = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** The wishes for a table that is opened in this frame. The server refuses invalid ones. */
export interface TableWishes {
  seats?: number;
  options: OptionValues;
  sites?: string[];
}

export function parseTableWishes(
  query: URLSearchParams,
  specs: readonly OptionSpec[],
): TableWishes {
  const seats = query.get('seats');
  const sites = [...new Set(parseList(query.get('sites')).filter(isSite))].slice(0, MAX_SITES);
  const options = parseList(query.get('options')).map((part) => {
    const [id = '', ...values] = part.split('=');
    const type = specs.find((spec) => spec.id === id)?.type;
    const value = values.length > 0 ? values.join('=') : true;
    if (type === 'number') return [id, Number(value)];
    if (type === 'boolean' && value === 'false') return [id, false];
    return [id, type === 'boolean' && value === 'true' ? true : value];
  });
  return {
    ...(seats && { seats: Number(seats) }),
    options: Object.fromEntries(options),
    ...(sites.length > 0 && { sites }),
  };
}

/**
 * Returns the storage name of the table opened in this frame. Parameters that only change the frame's appearance are
 * left out.
 */
export const storageNameOf = (path: string, query: URLSearchParams): string =>
  ['embed', path, ...['seats', 'options', 'sites'].map((name) => query.get(name) ?? '')].join(' ');

/** Returns the origin of the host page, or null if the address names none. Without an origin no messages are sent. */
export function parseHostOrigin(query: URLSearchParams): string | null {
  const host = query.get('host');
  const url = URL.parse(host ?? '');
  return url && /^https?:$/.test(url.protocol) && url.origin === host ? host : null;
}

/** Tells whether the parameter is present and is neither `0` nor `false`. */
export const hasFlag = (query: URLSearchParams, name: string): boolean =>
  query.has(name) && !['0', 'false'].includes(query.get(name) ?? '');
