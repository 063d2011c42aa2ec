// The reasons of hints: one sentence for each part of the bots' evaluation.
import type { ValuePart } from '../../../shared/games/room-share/heuristic-parts.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<ValuePart, string>> = {
  en: {
    points: 'This move puts more of your tenants in flats of three, where they score.',
    rooms: 'This move brings your tenants to where they may soon score.',
    haunted: 'This move keeps your tenants out of the haunted flats.',
    reserve: 'This move keeps tenants of your colour for a better moment.',
    hand: 'This move keeps your event cards for the last turns.',
  },
  it: {
    points: 'Questa mossa mette più tuoi inquilini in appartamenti da tre, dove rendono.',
    rooms: 'Questa mossa porta i tuoi inquilini dove presto potranno rendere.',
    haunted: 'Questa mossa tiene i tuoi inquilini lontani dagli appartamenti stregati.',
    reserve: 'Questa mossa tiene da parte i tuoi inquilini per un momento migliore.',
    hand: 'Questa mossa conserva le tue carte evento per gli ultimi turni.',
  },
  fr: {
    points: 'Ce coup met davantage de tes locataires à trois, là où ils rapportent.',
    rooms: 'Ce coup place tes locataires là où ils pourront bientôt rapporter.',
    haunted: 'Ce coup évite à tes locataires les appartements hantés.',
    reserve: 'Ce coup garde tes locataires pour un meilleur moment.',
    hand: 'Ce coup garde tes cartes Événement pour les derniers tours.',
  },
};
