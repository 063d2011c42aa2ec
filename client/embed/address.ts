// Parses the address of a frame: which table, with which options, and on which site the frame stands.
import type { OptionSpec } from '../../shared/engine/index.ts';
import type { OptionValues } from '../../shared/protocol/index.ts';
import { hasOriginForm, MAX_SITES } from '../../shared/protocol/site.ts';

export type FrameTable =
  | { kind: 'table'; room: string }
  | { kind: 'new'; game: string }
  | { kind: 'named'; game: string; name: string };

export function parseFramePath(path: string): FrameTable | null {
  const [, , first = '', game = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (first === 'new' && game && !name) return { kind: 'new', game };
  if (first === 'named' && game && /^[\w-]{1,40}$/.test(name)) return { kind: 'named', game, name };
  return first && !game ? { kind: 'table', room: first } : null;
}

/** An origin as the room accepts it. */
const isSite = (text: string): boolean => hasOriginForm(text) && URL.parse(text)?.origin === text;

const listed = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** How a table opened in this frame should be. The server refuses what is wrong. */
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
  const sites = [...new Set(listed(query.get('sites')).filter(isSite))].slice(0, MAX_SITES);
  const options = listed(query.get('options')).map((part) => {
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

/** The storage name for the table opened in this frame. Parameters of the frame's looks do not belong to it. */
export const storageNameOf = (path: string, query: URLSearchParams): string =>
  ['embed', path, ...['seats', 'options', 'sites'].map((name) => query.get(name) ?? '')].join(' ');

/** The origin of the page around; null where the address names none, and no messages are sent. */
export function parseHostOrigin(query: URLSearchParams): string | null {
  const host = query.get('host');
  const url = URL.parse(host ?? '');
  return url && /^https?:$/.test(url.protocol) && url.origin === host ? host : null;
}

/** Whether the parameter is there, and neither `0` nor `false`. */
export const hasFlag = (query: URLSearchParams, name: string): boolean =>
  query.has(name) && !['0', 'false'].includes(query.get(name) ?? '');
