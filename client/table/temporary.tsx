// Shows a game that draws its whole board in one zone.
import type { ComponentChildren } from 'preact';
import type { BoardProps, GameZones } from './game-client.ts';

export const wholeBoard = (board: ComponentChildren, props: BoardProps): GameZones => ({
  look: {},
  players: props.names.map(() => ({
    pawn: <span class="dot" style={{ background: 'var(--seat)' }} />,
    facts: [],
  })),
  board: <div style={{ height: '100%', overflow: 'auto' }}>{board}</div>,
});
