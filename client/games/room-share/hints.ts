// What the parts of the bots' evaluation are called in a hint, after what they are worth.
import type { ValuePart } from '../../../shared/games/room-share/heuristic-parts.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, { parts: Record<ValuePart, string> }> = {
  en: {
    parts: {
      points: 'your tenants in flats of three',
      rooms: 'flats where you may soon score',
      haunted: 'nobody of yours in haunted flats',
      reserve: 'tenants kept in your reserve',
      hand: 'event cards kept for the last turns',
    },
  },
  it: {
    parts: {
      points: 'tuoi inquilini in appartamenti da tre',
      rooms: 'appartamenti che presto possono rendere',
      haunted: 'nessuno dei tuoi negli appartamenti stregati',
      reserve: 'inquilini tenuti nella riserva',
      hand: 'carte evento tenute per gli ultimi turni',
    },
  },
  fr: {
    parts: {
      points: 'tes locataires à trois dans un appartement',
      rooms: 'des appartements qui rapporteront bientôt',
      haunted: 'personne à toi dans les appartements hantés',
      reserve: 'des locataires gardés en réserve',
      hand: 'des cartes Événement gardées pour les derniers tours',
    },
  },
};
