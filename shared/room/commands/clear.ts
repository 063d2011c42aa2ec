// Brings a standing table that its players have abandoned back to the lobby, for the next visitors of the page.
import type { TableChange } from '../table.ts';
import { withCurrentRules } from '../versions.ts';
import type { CommandHandlers } from './handler.ts';
import { createTable } from './opening.ts';
import { refuseUnless } from './refusal.ts';

const MINUTE_MS = 60_000;
/** Until then the players may still come back. */
const CLEARABLE_AFTER_MS = { lobby: 15 * MINUTE_MS, playing: 15 * MINUTE_MS, over: MINUTE_MS };

export const clearHandlers = {
  /** Allowed without a seat: the visitors who need the table have none. */
  clear(table, _command, { game, isHere, now, changedAt }): TableChange {
    const current = withCurrentRules(table, game);
    const { standing, phase, chairs, round, alarm } = current;
    refuseUnless(standing, 'notStanding');
    // A lobby where nobody sits is clear already.
    refuseUnless(phase !== 'lobby' || chairs.some(({ kind }) => kind !== 'open'), 'notPlaying');
    refuseUnless(!chairs.some((_, seat) => isHere(seat)), 'present');
    refuseUnless(now - changedAt >= CLEARABLE_AFTER_MS[phase], 'notInTime');
    // Opened again as the page opened it: a visitor who clears it cannot change what the page offers.
    const { sites = [], language = '' } = current;
    const request = {
      ...standing,
      game: table.game,
      version: current.gameVersion,
      sites,
      language,
    };
    const cleared = createTable({ ...request, standing: true }, game);
    return { table: { ...cleared, round, alarm } };
  },
} satisfies Partial<CommandHandlers>;
