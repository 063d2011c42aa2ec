// A connection of one client, as the room sees it. The worker, the browser and the tests each implement `Socket`.

/** The client has connected and has not said hello. */
export interface AwaitingHello {
  readonly key: null;
  readonly moves: false;
}

/** The client has said hello. */
export interface Joined {
  /** The digest of the key in its hello. */
  readonly key: string;
  /** The client wants the list of legal moves with every update. */
  readonly moves: boolean;
  /** The client reads compressed messages. */
  readonly deflate?: boolean;
}

/**
 * What the room remembers of a connection. The worker stores it with the socket while the room
 * sleeps. A connection can outlive a deployment, so members keep their names, and new ones must be
 * optional.
 */
export type ConnectionState = AwaitingHello | Joined;

export const AWAITING_HELLO: AwaitingHello = { key: null, moves: false };

export interface Socket {
  state: ConnectionState;
  /** False for a connection that has sent nothing for too long, not even a ping. */
  readonly isAlive: boolean;
  /** Whatever key the client has, it has no seat, and it may do nothing but look. */
  readonly watchesOnly?: boolean;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface JoinedSocket extends Socket {
  state: Joined;
}

export const isJoined = (socket: Socket): socket is JoinedSocket => socket.state.key !== null;

/** Returns the connections of clients that have said hello. */
export const joinedSockets = (connections: { sockets(): Socket[] }): JoinedSocket[] =>
  connections.sockets().filter(isJoined);
