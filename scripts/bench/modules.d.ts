// Types for bundles of boardgame.io that Node.js can only import by file name. Only the file with the hash in its
// name exports `makeMove`. The exact version in package.json keeps that name stable.
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE } from 'boardgame.io/core';
}
declare module 'boardgame.io/dist/cjs/turn-order-4ab12333.js' {
  export { makeMove } from 'boardgame.io/dist/types/src/core/action-creators';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export { Origins, Server } from 'boardgame.io/server';
}
