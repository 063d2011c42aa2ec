// Draws the thing that a ref names as a small picture.
import type { Ref } from '../../../shared/engine/index.ts';
import { CARD_KINDS } from '../../../shared/games/landlord/cards/deck.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import { type Language, language } from '../../text/index.ts';
import { Back, Face } from './cards.tsx';
import { Picture } from './pictures.tsx';
import { Pawn } from './players.tsx';
import type { Words } from './text/index.ts';

export function Thing({ of, words }: { of: Ref; words: Record<Language, Words> }) {
  const [kind, name = ''] = of.split(':');
  if (kind === 'card' && CARD_KINDS.includes(name as Card)) {
    return <Face card={name} name={words[language.value].ref(of)} />;
  }
  if (kind === 'seat' || kind === 'player') return <Pawn seat={Number(name)} />;
  if (kind === 'pile') return <Back />;
  if (kind !== 'jail' && kind !== 'house' && kind !== 'flat') return null;
  return (
    <span class="ll-face">
      <Picture of={kind === 'jail' ? 'jail' : 'back'} />
      {kind === 'jail' ? null : <span class="ll-number">{Number(name.split('/')[0]) + 1}</span>}
    </span>
  );
}
