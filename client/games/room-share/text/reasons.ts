// Why something cannot be clicked, in words: a reason of the rules and what it names become a sentence.
import type { Reason } from '../../../../shared/engine/index.ts';
import { ARROWS } from '../../../../shared/games/room-share/grid.ts';
import { type Card, COLOURS } from '../../../../shared/games/room-share/state.ts';
import { capital, isCard, refName, theCard } from './names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence names only what its rule gives, so the others may be anything. */
const ANY = { flat: 'flat:a1', card: 'red' };

export function writeReason(words: Vocabulary, { key, ...named }: Reason): string {
  const { flat, card, cards, colour, heads }: Partial<Reason> = { ...ANY, ...named };
  const isKnown = (name: unknown): name is Card => isCard(words, String(name));
  const all = String(cards).split(' ').filter(isKnown);
  const text = words.reasons[key]?.({
    flat: refName(words, String(flat)),
    card: theCard(words, isKnown(card) ? card : 'red'),
    cards: words.oneOf((all.length ? all : [ANY.card as Card]).map((one) => theCard(words, one))),
    tenant: words.tenant(COLOURS.find((one) => one === colour) ?? 'red'),
    heads: Number(heads ?? 0),
    beds: ARROWS.length,
  });
  return capital(text ?? key);
}
