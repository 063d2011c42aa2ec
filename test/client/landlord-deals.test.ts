// The log lines of Landlord! about payments, sales and trades, and those that only the second edition has.
import { beforeAll, describe, test } from 'vitest';
import { ANNA, expectEvent, HELENE, loadWords, SECOND, YVES } from './landlord-words.ts';

beforeAll(loadWords);

describe('the log of Landlord! tells in three languages', () => {
  test('the payment of dollars', () => {
    const event = { type: 'paid', dollars: 2, for: 'mover' } as const;
    expectEvent(
      ANNA,
      { ...event, seat: YVES, to: ANNA },
      `Yves pays you $2 for the Mover.
       Yves ti paga 2 $ per il Traslocatore.
       Yves te verse 2 $ pour le Déménageur.`,
    );
    expectEvent(
      YVES,
      { ...event, seat: YVES, to: ANNA, for: 'broker' },
      `You pay Anna $2 for the Broker.
       Paghi 2 $ ad Anna per l’Intermediario.
       Tu verses 2 $ à Anna pour le Courtier.`,
    );
    expectEvent(
      ANNA,
      { type: 'bought', seat: ANNA, card: 'squatters', dollars: 1 },
      `You buy Squatters for $1.
       Compri degli Anarchici per 1 $.
       Tu achètes des Squatteurs pour 1 $.`,
    );
  });

  test('the offer and the sale of a roof', () => {
    const event = { type: 'offered', seat: HELENE, dollars: 2 } as const;
    expectEvent(
      YVES,
      { ...event, to: [ANNA, YVES] },
      `Hélène offers you and Anna $2 for a roof.
       Hélène offre 2 $ per un tetto a te e ad Anna.
       Hélène offre 2 $ pour un toit à toi et à Anna.`,
    );
    expectEvent(
      ANNA,
      { ...event, to: [ANNA] },
      `Hélène offers you $2 for a roof.
       Hélène ti offre 2 $ per un tetto.
       Hélène t’offre 2 $ pour un toit.`,
    );
    const sold = { type: 'sold', seat: ANNA, dollars: 3 } as const;
    expectEvent(
      YVES,
      { ...sold, to: YVES, card: 'flatRoof' },
      `Anna sells you a Flat roof for $3.
       Anna ti vende un Tetto piano per 3 $.
       Anna te vend un Toit plat pour 3 $.`,
    );
    expectEvent(
      HELENE,
      { ...sold, to: YVES, card: '?' },
      `Anna sells Yves a roof for $3.
       Anna vende un tetto a Yves per 3 $.
       Anna vend un toit à Yves pour 3 $.`,
    );
  });

  test('a trade of one thing, of several things and of nothing', () => {
    const gave = { cards: ['bomb', 'roof', 'roof', 'freaks'], dollars: 2 } as const;
    const nothing = { cards: [], dollars: 0 };
    const given = { ...gave, cards: [...gave.cards] };
    expectEvent(
      ANNA,
      { type: 'traded', seat: YVES, with: ANNA, gave: given, got: nothing },
      `Yves gives you a Bomb, 2 × Roof, Freaks and $2 for nothing.
       Yves ti dà una Bomba, 2 × Tetto, degli Hippies e 2 $ in cambio di niente.
       Yves te donne une Bombe, 2 × Toit, des Marginaux et 2 $ contre rien.`,
    );
    expectEvent(
      ANNA,
      {
        type: 'traded',
        seat: YVES,
        with: ANNA,
        gave: { cards: [], dollars: 1 },
        got: { cards: ['police', 'bomb', 'freaks'], dollars: 2 },
      },
      `Yves gives you $1 for Police, a Bomb, Freaks and $2.
       Yves ti dà 1 $ in cambio della Polizia, di una Bomba, di Hippies e di 2 $.
       Yves te donne 1 $ contre la Police, une Bombe, des Marginaux et 2 $.`,
    );
    expectEvent(
      YVES,
      { type: 'proposed', seat: YVES, to: ANNA, bundle: nothing },
      `You offer Anna nothing in return.
       Non offri niente in cambio.
       Tu n’offres rien en échange.`,
    );
    expectEvent(
      HELENE,
      { type: 'proposed', seat: YVES, to: ANNA, bundle: { cards: ['?', '?'], dollars: 1 } },
      `Yves offers Anna 2 cards and $1.
       Yves offre 2 carte e 1 $ ad Anna.
       Yves offre 2 cartes et 1 $ à Anna.`,
    );
  });

  test('basements, Monsters and Nomads of the second edition', () => {
    expectEvent(
      YVES,
      { type: 'hatched', seat: ANNA, house: 0, level: 0 },
      `Anna sends a Monster into Anna’s own building 1 (basement).
       Anna manda un Mostro nel proprio edificio 1 (seminterrato).
       Anna envoie un Monstre dans son propre immeuble 1 (cave aménagée).`,
      SECOND,
    );
    expectEvent(
      YVES,
      { type: 'lost', seat: YVES, card: 'monster', from: { house: 1, level: 3 }, to: 'monsters' },
      `The Monster from your building 2 (floor 3) goes back to its deck.
       Il Mostro del tuo edificio 2 (2º piano) torna nel suo mazzo.
       Le Monstre de ton immeuble 2 (2e étage) retourne dans sa pioche.`,
      SECOND,
    );
    expectEvent(
      YVES,
      { type: 'paid', seat: ANNA, to: null, dollars: 2, for: 'nomad' },
      `Anna pays $2 to move a Rental nomad on.
       Anna paga 2 $ per spostare uno Scroccone.
       Anna paie 2 $ pour faire déménager un Mauvais payeur.`,
      SECOND,
    );
  });
});
