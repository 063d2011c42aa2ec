// Why a move is good, in a sentence to the player: one for each part of how a seat stands.
import type { Part } from '../../../shared/games/room-share/sense-standing.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<Part, string>> = {
  en: {
    points: 'More of your tenants live three to a flat, where they pay.',
    rooms: 'It gives your tenants flats that may soon pay.',
    haunted: 'It spares your tenants the haunted flats.',
    reserve: 'It keeps tenants of your colour for a better moment.',
    hand: 'It keeps your strong cards for the last turns.',
  },
  it: {
    points: 'Più tuoi inquilini vivono in tre, dove rendono.',
    rooms: 'Porta i tuoi inquilini dove presto potranno rendere.',
    haunted: 'Tiene i tuoi inquilini lontani dai fantasmi.',
    reserve: 'Tiene da parte inquilini tuoi per un momento migliore.',
    hand: 'Conserva le carte forti per gli ultimi turni.',
  },
  fr: {
    points: 'Plus de vos locataires vivent à trois, là où ils rapportent.',
    rooms: 'Vos locataires iront là où ils pourront bientôt rapporter.',
    haunted: 'Vos locataires évitent les appartements hantés.',
    reserve: 'Vous gardez des locataires pour un meilleur moment.',
    hand: 'Vous gardez vos cartes fortes pour les derniers tours.',
  },
};
