// Plays moves of Landlord! with the rules and reads what the log says about the last of them, as at a real table.
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import type { Ref, Viewer } from '../../shared/engine/index.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import { rules as first } from '../../shared/games/landlord/rules.ts';
import { rules as second } from '../../shared/games/landlord-2/rules.ts';
import { ANNA, games } from './landlord-words.ts';

const NAMES = ['Anna', 'Yves', 'Hélène'];

/** Plays the clicks, and tells all lines that a viewer reads about the last of them. */
export function told(text: string, clicks: [seat: number, ...path: Ref[]][]) {
  let state = parse(text);
  const rules = state.edition === 'landlord' ? first : second;
  let before = state;
  let events: ReturnType<typeof rules.play>['events'] = [];
  for (const [seat, ...path] of clicks) {
    const move = rules.moves(state, seat).find((one) => `${rules.path(state, one)}` === `${path}`);
    if (!move) throw new Error(`${NAMES[seat]} may not ${path}`);
    before = state;
    ({ state, events } = rules.play(state, seat, move));
  }
  return (language: Language, viewer: Viewer): string[] =>
    events.flatMap((event, at) => {
      const seen = rules.viewEvent(event, viewer);
      const context = { before: rules.view(before, viewer), earlier: events.slice(0, at) };
      const words = games.get(state.edition)?.[language];
      const view = rules.view(state, viewer);
      const pieces = seen && words?.event(seen, NAMES, viewer, view, context);
      return pieces ? [joinPieces(pieces).replaceAll('\u00a0', ' ')] : [];
    });
}

/** Anna may murder a tenant of Yves. */
export const MURDER = `
  > ada $5: murder roof
  ben $5: police lunatic
  cleo $5: alibi
  #0 ben 3 roof: 1 student
  #1 ada 2 roof: 1 mother`;
export const murder: [number, ...Ref[]] = [ANNA, 'card:murder', 'flat:0/1'];
