// Why a move is good, in a sentence to the player: one for each part of how a seat stands.
import type { Part } from '../../../shared/games/landlord/sense.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, Record<Part, string>> = {
  en: {
    money: 'It puts money into your purse.',
    rent: 'It brings you more rent, turn after turn.',
    hand: 'It leaves you the better cards.',
    room: 'It makes room for tenants to come.',
    freedom: 'It keeps you out of jail.',
  },
  it: {
    money: 'Ti mette soldi in tasca.',
    rent: 'Ti porta più affitto, turno dopo turno.',
    hand: 'Ti lascia le carte migliori.',
    room: 'Fa posto agli inquilini che verranno.',
    freedom: 'Ti tiene fuori di prigione.',
  },
  fr: {
    money: 'Cela vous rapporte de l’argent.',
    rent: 'Vous touchez plus de loyer, tour après tour.',
    hand: 'Il vous reste les meilleures cartes.',
    room: 'Vous faites de la place pour des locataires.',
    freedom: 'Cela vous évite la prison.',
  },
};
