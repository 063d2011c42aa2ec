// Helps somebody who is new to a game in their first turns: a hint opens by itself for each of their decisions. It also
// notes when a game has been played to its end.
import { effect } from '@preact/signals';
import { experienceOf, noteExperience } from '../session/experience.ts';
import type { Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import type { Picker } from './picker.ts';

export const COACHED_TURNS = 3;

/** Whether the player is helped: they have said that they are new, or the host wants it for all who are. */
function isHelped(session: Session): boolean {
  const table = session.table.value;
  if (!table?.hints || table.phase !== 'playing' || session.seat.value === null) return false;
  const { says, games, coached } = experienceOf(table.game);
  const isNew = says === 'new' || (table.coach === true && says === null);
  return isNew && games === 0 && coached < COACHED_TURNS;
}

/** Helps until the returned function is called. */
export function startCoaching(session: Session, client: GameClient, picker: Picker): () => void {
  let wasOwnTurn = false;
  let phase = session.table.peek()?.phase;
  const stopHelping = effect(() => {
    const seat = session.seat.value;
    const state = session.game.value;
    const table = session.table.value;
    const helps = isHelped(session);
    const { coached } = table ? experienceOf(table.game) : { coached: 0 };
    picker.coached.value = helps ? coached + 1 : null;
    if (!helps || !table || state === null) return;
    const { rules } = client;
    const turn = rules.turnOf ? rules.turnOf(state) : rules.toAct(state)[0];
    const isOwnTurn = turn === seat && !client.isOpening?.(state);
    const hasEnded = wasOwnTurn && !isOwnTurn;
    wasOwnTurn = isOwnTurn;
    if (hasEnded) noteExperience(table.game, { coached: coached + 1 });
  });
  const stopCounting = effect(() => {
    const table = session.table.value;
    const hasEnded = phase === 'playing' && table?.phase === 'over' && table.outcome !== null;
    phase = table?.phase;
    if (!hasEnded || !table || session.seat.value === null) return;
    const { games } = experienceOf(table.game);
    noteExperience(table.game, { games: games + 1 });
  });
  return () => {
    stopHelping();
    stopCounting();
  };
}

/** The player wants no more help. */
export const endCoaching = (game: string): void => noteExperience(game, { coached: COACHED_TURNS });
