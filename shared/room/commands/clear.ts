// Returns a standing table that its players have abandoned to the lobby, for the next visitors of
// the page that embeds it.
import type { TableChange } from '../table.ts';
import { withCurrentRules } from '../versions.ts';
import type { CommandHandlers } from './handler.ts';
import { createTable } from './opening.ts';
import { refuseUnless } from './refusal.ts';

const MINUTE_MS = 60_000;
/**
 * A table counts as abandoned this long after its last change. Until then its players may still
 * come back.
 */
const CLEARABLE_AFTER_MS = { lobby: 15 * MINUTE_MS, playing: 15 * MINUTE_MS, over: MINUTE_MS };

export const clearHandlers = {
  /** Needs no seat, because the visitors who want to use the table have none. */
  clear(table, _command, { game, isHere, now, changedAt }): TableChange {
    const current = withCurrentRules(table, game);
    const { standing, phase, chairs, round, alarm } = current;
    refuseUnless(standing, 'notStanding');
    // A lobby in which nobody sits needs no clearing.
    refuseUnless(phase !== 'lobby' || chairs.some(({ kind }) => kind !== 'open'), 'notPlaying');
    refuseUnless(!chairs.some((_, seat) => isHere(seat)), 'present');
    refuseUnless(now - changedAt >= CLEARABLE_AFTER_MS[phase], 'notInTime');
    // The table gets the options that the page opened it with, so that a visitor who clears it
    // cannot change what the page offers.
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
