// A table that stands on a page for whoever comes by: one that was left lying is cleared for the next.

import { withPresentRules } from '../versions.ts';
import type { Change, Handlers } from './index.ts';
import { newTable } from './lobby.ts';
import { refuseUnless } from './refused.ts';

const MINUTE = 60_000;
/** For so long after the last change they may still come back to it. */
const CLEARABLE_AFTER_MS = { lobby: 15 * MINUTE, playing: 15 * MINUTE, over: MINUTE };

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
    refuseUnless(standing, 'notStanding');
    // In the lobby there is something to clear only where somebody has sat down.
    refuseUnless(
      phase !== 'lobby' || table.chairs.some(({ kind }) => kind !== 'open'),
      'notPlaying',
    );
    refuseUnless(!table.chairs.some((_, seat) => isHere(seat)), 'present');
    refuseUnless(now - at >= CLEARABLE_AFTER_MS[phase], 'notInTime');
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
