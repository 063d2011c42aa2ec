// What the parts of the bots' evaluation are called in a hint, after what they are worth.
import type { ValuePart } from '../../../shared/games/landlord/heuristic.ts';
import type { Language } from '../../text/index.ts';

export const hints: Record<Language, { parts: Record<ValuePart, string> }> = {
  en: {
    parts: {
      money: 'more money',
      rent: 'higher rents, turn after turn',
      hand: 'better cards in hand',
      room: 'room for future tenants',
      freedom: 'less risk of jail',
    },
  },
  it: {
    parts: {
      money: 'più soldi',
      rent: 'affitti più alti, turno dopo turno',
      hand: 'carte migliori in mano',
      room: 'posto per altri inquilini',
      freedom: 'meno rischio di prigione',
    },
  },
  fr: {
    parts: {
      money: 'plus d’argent en caisse',
      rent: 'des loyers plus élevés, tour après tour',
      hand: 'de meilleures cartes en main',
      room: 'de la place pour d’autres locataires',
      freedom: 'moins de risque d’aller en prison',
    },
  },
};
