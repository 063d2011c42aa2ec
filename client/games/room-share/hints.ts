// Why a move is good, in a sentence about it to the player: one for each part of how a seat stands.
import type { Part } from '../../../shared/games/room-share/sense-standing.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<Part, string>> = {
  en: {
    points: 'It puts more of your tenants in flats of three, where they score.',
    rooms: 'It brings your tenants to where they may soon score.',
    haunted: 'It keeps your tenants out of the haunted flats.',
    reserve: 'It keeps tenants of your colour for a better moment.',
    hand: 'It keeps your strong cards for the last turns.',
  },
  it: {
    points: 'Mette più tuoi inquilini in appartamenti da tre, dove rendono.',
    rooms: 'Porta i tuoi inquilini dove presto potranno rendere.',
    haunted: 'Tiene i tuoi inquilini lontani dagli appartamenti stregati.',
    reserve: 'Tiene da parte i tuoi inquilini per un momento migliore.',
    hand: 'Conserva le tue carte forti per gli ultimi turni.',
  },
  fr: {
    points: 'Ce coup met davantage de tes locataires à trois, là où ils rapportent.',
    rooms: 'Ce coup place tes locataires là où ils pourront bientôt rapporter.',
    haunted: 'Ce coup évite à tes locataires les appartements hantés.',
    reserve: 'Ce coup garde tes locataires pour un meilleur moment.',
    hand: 'Ce coup garde tes cartes fortes pour les derniers tours.',
  },
};
