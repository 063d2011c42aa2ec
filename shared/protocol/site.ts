// The origins of other sites that a table may name. The code that opens a table, the code that frames it and the code
// that writes its address share this check: if they disagreed, a table would be opened for a site that cannot frame it.

/** How many sites a table may name. */
export const MAX_SITES = 8;
/** The length of an origin with the longest possible host name, its scheme and its port. */
const MAX_ORIGIN_LENGTH = 267;

// The origin is written into a header, so it must not contain a wildcard, a quote or the end of a
// directive. A URL parser would accept all of these in a host name.
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
export const ORIGIN_FORM = `^(?:https://${LABEL}(?:\\.${LABEL})*|http://(?:localhost|127\\.0\\.0\\.1))(?::\\d{1,5})?$`;
const FORM = new RegExp(ORIGIN_FORM);

/**
 * True if the value has the form of an origin. Only a URL parser can tell whether it is written
 * exactly as browsers do.
 */
export const hasOriginForm = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ORIGIN_LENGTH && FORM.test(value);
