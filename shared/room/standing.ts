// A table that stands on a page for whoever comes by: one that was left lying is cleared for the next.
import type { Change, Handlers } from './commands.ts';
import { newTable } from './lobby.ts';
import { must } from './refused.ts';
import { withPresentRules } from './versions.ts';

const MINUTE = 60_000;
/** For so long after the last change they may still come back to it. */
const PATIENCE = { lobby: 15 * MINUTE, playing: 15 * MINUTE, over: MINUTE };

export const standing = {
  /** For anybody: those who sit at it are not here, and the others have no seat to say it from. */
  clear(table, _command, { isHere, now, at }): Change {
    const {
      standing,
      phase,
      game,
      gameVersion: version,
      sites = [],
      round,
      alarm,
      language = '',
    } = withPresentRules(table);
    must(standing, 'notStanding');
    // In the lobby there is something to clear only where somebody has sat down.
    must(phase !== 'lobby' || table.chairs.some(({ kind }) => kind !== 'open'), 'notPlaying');
    must(!table.chairs.some((_, seat) => isHere(seat)), 'present');
    must(now - at >= PATIENCE[phase], 'notInTime');
    // As it was opened: whoever cleared it changed nothing about what the page offers.
    const opened = newTable({
      game,
      version,
      sites,
      standing: true,
      language,
      ...standing,
    });
    return { table: { ...opened, round, alarm } };
  },
} satisfies Partial<Handlers>;
