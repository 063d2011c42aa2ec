// Errors of the HTTP API. Each is { error: { code, message } }: the code is for programs, the message for people.
const MESSAGES = {
  notFound: 'There is nothing here.',
  unknownRoom: 'There is no such table.',
  noPicture: 'This game has no picture.',
  unknownReplay: 'There is no such game at this table.',
  unknownGame: 'There is no such game.',
  badRequest: 'The request is not what it should be.',
  badKey: 'A key is 22 to 64 characters of base64url.',
  badPicture: 'A picture is a PNG of 1200 by 630 pixels.',
  badName: 'A name is 1 to 24 characters.',
  badBots: 'Bots have a level and a name, and sit at no named table.',
  badSeats: 'This game does not take that many players.',
  badSites: 'Sites are at most 8 origins of https.',
  badTableName: 'The name of a table is 1 to 40 letters, digits, - and _.',
  badFormat: 'Only JSON is available.',
  badSize: 'A size is a whole number above zero.',
  badOptions: 'These options do not fit the game.',
  notOver: 'The game is not over yet.',
  notSeated: 'Only a player of the game that has just ended may do this.',
  hasPicture: 'This game has a picture already.',
  notASocket: 'This address is for WebSocket connections.',
  badOrigin: 'Connections from this page are not allowed.',
  tooMany: 'Too many tables opened from here. Try again in a minute.',
  tooBig: 'The request is too big.',
  crowded: 'This table is too crowded.',
  badAdmin: 'This is for whoever runs the site.',
  notSetUp: 'This site is not set up yet.',
  internal: 'Something went wrong.',
} as const;

export type ErrorCode = keyof typeof MESSAGES;
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 426 | 429 | 500 | 501 | 503;

export function errorResponse(code: ErrorCode, status: ErrorStatus): Response {
  return Response.json({ error: { code, message: MESSAGES[code] } }, { status });
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly response: Response;
  constructor(code: ErrorCode, status: ErrorStatus) {
    super(code);
    this.code = code;
    this.response = errorResponse(code, status);
  }
}
