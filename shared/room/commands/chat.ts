import { cleanTextUpTo, LIMITS } from '../../protocol/index.ts';
import type { Chair, TableChange } from '../table.ts';
import type { CommandHandlers } from './handler.ts';
import { refuseUnless } from './refusal.ts';

export const chatHandlers = {
  say(table, { text }, { seat }): TableChange {
    refuseUnless(seat !== null, 'notSeated');
    const { name, colour } = table.chairs[seat] as Chair;
    const line = { name, colour, text: cleanTextUpTo(LIMITS.chat, text) };
    return { table: { ...table, chat: [...table.chat, line].slice(-LIMITS.chatLines) } };
  },
} satisfies Partial<CommandHandlers>;
