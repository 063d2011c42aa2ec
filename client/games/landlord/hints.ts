// The reasons of hints: one sentence for each part of the bots' evaluation.
import type { ValuePart } from '../../../shared/games/landlord/heuristic.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<ValuePart, string>> = {
  en: {
    money: 'This move earns you money.',
    rent: 'This move brings you higher rents, turn after turn.',
    hand: 'This move leaves you with better cards.',
    room: 'This move makes room for future tenants.',
    freedom: 'This move keeps you out of jail.',
  },
  it: {
    money: 'Questa mossa ti fa guadagnare soldi.',
    rent: 'Questa mossa ti porta affitti più alti, turno dopo turno.',
    hand: 'Questa mossa ti lascia carte migliori.',
    room: 'Questa mossa fa posto agli inquilini che verranno.',
    freedom: 'Questa mossa ti evita la prigione.',
  },
  fr: {
    money: 'Ce coup te rapporte de l’argent.',
    rent: 'Ce coup augmente tes loyers, tour après tour.',
    hand: 'Ce coup te laisse de meilleures cartes.',
    room: 'Ce coup fait de la place pour de futurs locataires.',
    freedom: 'Ce coup t’évite la prison.',
  },
};
