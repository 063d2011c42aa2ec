// Explains whatever a ref names.
import { HIDDEN, type Ref } from '../../../../shared/engine/index.ts';
import { CARD_KINDS } from '../../../../shared/games/landlord/cards/deck.ts';
import { type Card, spotOf } from '../../../../shared/games/landlord/state.ts';
import type { Explanation } from '../../../table/guide.ts';
import { explainCard } from './cards.ts';
import { FIGURES, levelsOf } from './facts.ts';
import { explainFlat, explainHouse, explainRoof, explainTenant } from './homes.ts';
import { explainPlace } from './places.ts';
import { explainFigure, explainSeat } from './players.ts';
import { type Speaker, tenantIn } from './speaker.ts';

export function explainRef(speaker: Speaker, ref: Ref, names: string[]): Explanation | null {
  const { state, viewer } = speaker;
  const [kind = '', name] = ref.split(':');
  const at = Number(name);
  if (kind === 'card' && name !== HIDDEN)
    return CARD_KINDS.includes(name as Card) ? explainCard(speaker, name as Card) : null;
  if (kind === 'hand' && name === undefined)
    return viewer === null ? null : explainFigure(speaker, 'hand', viewer);
  if (kind === 'seat' || kind === 'player')
    return at < state.seats ? explainSeat(speaker, at, names[at] ?? '') : null;
  const figure = FIGURES.find((one) => one === kind);
  if (figure) return at < state.seats ? explainFigure(speaker, figure, at) : null;
  const spot = spotOf(ref.replace(/^roof:/, 'house:'));
  if (!spot) return explainPlace(speaker, ref, names);
  const house = state.houses.find(({ id }) => id === spot.house);
  if (!house) return null;
  if (kind === 'roof') return explainRoof(speaker, house);
  if (spot.level < 0) return explainHouse(speaker, house);
  const tenant = tenantIn(house, spot.level);
  if (tenant) return explainTenant(speaker, house, tenant);
  return levelsOf(house).includes(spot.level) ? explainFlat(speaker, house, spot.level) : null;
}
