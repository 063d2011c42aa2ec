// Other sites, by the origins of their pages, as a table may name them. What opens a table, what frames one and what
// writes its address must agree on each of them: else it is opened for other sites than the frame may stand in.

/** A table names no more of them. */
export const MOST_SITES = 8;
/** As long as the longest name of a machine, with what comes before and after it. */
const LONGEST = 267;

// As it goes into a header: no wildcard, no quote, no end of a directive. An address has room for all of these
// in what it takes for a name.
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const FORM = new RegExp(
  `^(?:https://${LABEL}(?:\\.${LABEL})*|http://(?:localhost|127\\.0\\.0\\.1))(?::\\d{1,5})?$`,
);

/** What looks like an origin; whether it is one, letter for letter, only a reader of addresses can say. */
export const likeSite = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && FORM.test(value);
