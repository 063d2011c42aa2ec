// The prompts and button labels of Landlord!: they say what a choice costs or brings, and what declining means.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Words } from '../../client/games/landlord/text/index.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import type { Frame, State } from '../../shared/games/landlord/state.ts';
import {
  ANNA,
  expectPrompt,
  expectTexts,
  FIRST,
  games,
  HELENE,
  loadWords,
  SECOND,
  YVES,
} from './landlord-words.ts';

beforeAll(loadWords);

describe('the prompt of Landlord! says', () => {
  test('what a crime hits, what the victim may answer, and what will happen', () => {
    const bomb = { card: 'bomb', by: ANNA, house: 1, level: -1 } as const;
    const asked: Frame = { kind: 'answer', crime: bomb, waiting: [YVES] };
    expectPrompt(
      YVES,
      [asked],
      `Anna wants to blow up your building 2. The Lunatic turns it back. Police only punish.
       Anna vuole far saltare in aria il tuo edificio 2. Il Lunatico lo devia, la Polizia punisce.
       Anna veut faire sauter ton immeuble 2. Le Fou le détourne, la Police punit.`,
    );
    expectPrompt(
      HELENE,
      [asked],
      `Anna wants to blow up Yves’s building 2. Yves may answer.
       Anna vuole far saltare in aria l’edificio 2 di Yves. Yves può rispondere.
       Anna veut faire sauter l’immeuble 2 d’Yves. Yves peut répondre.`,
    );
    const murder = { card: 'murder', by: ANNA, house: 1, level: 1 } as const;
    expectPrompt(
      YVES,
      [{ kind: 'answer', crime: murder, waiting: [YVES] }],
      `Anna wants to murder the Single in your building 2. It will fail. The Lunatic strikes back.
       Anna vuole uccidere la Single nel tuo edificio 2. Fallirà. Il Lunatico ti vendica.
       Anna veut tuer le Célibataire dans ton immeuble 2. Il échouera. Le Fou te venge.`,
    );
    const families = parse(`
      > ada $9: bomb
      ben $5: police
      cleo $1: alibi
      #0 ada 2 roof: 1 family
      #1 ben 3 roof: 1 student`);
    expectPrompt(
      YVES,
      [asked],
      `Anna wants to blow up your building 2. A Family will report it. The Lunatic turns it back.
       Anna vuole far saltare in aria il tuo edificio 2. Una Famiglia lo denuncerà. Il Lunatico lo devia.
       Anna veut faire sauter ton immeuble 2. Une Famille le signalera. Le Fou le détourne.`,
      families,
    );
  });

  test('what is asked in another’s turn in three lines of a phone, after the heading', () => {
    const HEADING = 'A question for you. '.length;
    const from = { house: 0, level: 2 };
    const carry: Frame = { kind: 'carry', seat: HELENE, from, to: { house: 2, level: 1 } };
    const crime = { card: 'murder', by: ANNA, house: 1, level: 1 } as const;
    const questions: [viewer: number, Frame[]][] = [
      [ANNA, [carry, { kind: 'broker', seat: HELENE, from, waiting: [ANNA] }]],
      [YVES, [{ kind: 'answer', crime, waiting: [YVES] }]],
      [HELENE, [{ kind: 'guard', at: { house: 2, level: 1 }, waiting: [HELENE] }]],
      [
        YVES,
        [
          { kind: 'endTurn', seat: ANNA },
          { kind: 'investigate', seat: YVES },
        ],
      ],
      [YVES, [{ kind: 'roofAsked', seat: ANNA, dollars: 3, prices: [], waiting: [YVES] }]],
    ];
    for (const [viewer, frames] of questions)
      for (const words of Object.values(games.get('landlord') ?? {})) {
        const asked = words.asks({ ...FIRST, frames }, viewer, ['Anna', 'Yves', 'Hélène']);
        expect(HEADING + asked.length, asked).toBeLessThanOrEqual(112);
      }
  });

  test('who has to choose for the Lunatic, and whom the police suspect', () => {
    const crime = { card: 'murder', by: ANNA, house: 1, level: 2 } as const;
    const revenge: Frame = { kind: 'revenge', seat: YVES, crime };
    expectPrompt(
      YVES,
      [revenge],
      `The Lunatic strikes back: choose one of Anna’s tenants.
       Il Lunatico si vendica: scegli un inquilino di Anna.
       Le Fou se venge : choisis un des locataires d’Anna.`,
    );
    expectPrompt(
      ANNA,
      [revenge],
      `The Lunatic strikes back: Yves chooses one of your tenants.
       Il Lunatico si vendica: Yves sceglie un tuo inquilino.
       Le Fou se venge : Yves choisit un de tes locataires.`,
    );
    expectPrompt(
      ANNA,
      [{ kind: 'investigate', seat: ANNA }],
      `The police suspect you: play an Alibi or Court, or go to jail.
       La polizia sospetta di te: gioca Alibi o Corte, o vai in prigione.
       La police te soupçonne : joue Alibi ou Tribunal, ou va en prison.`,
    );
    const inTurnOf = (turn: number, suspect: number): Frame[] => [
      { kind: 'endTurn', seat: turn },
      { kind: 'investigate', seat: suspect },
    ];
    expectPrompt(
      ANNA,
      inTurnOf(ANNA, ANNA),
      `The police suspect you of your crime: play an Alibi or Court, or go to jail.
       La polizia sospetta di te per il tuo delitto: gioca Alibi o Corte, o vai in prigione.
       La police te soupçonne de ton crime : joue Alibi ou Tribunal, ou va en prison.`,
    );
    expectPrompt(
      ANNA,
      inTurnOf(ANNA, YVES),
      `The police suspect Yves after your crime: Alibi, Court or jail.
       La polizia sospetta di Yves per il tuo delitto: Alibi o Corte, oppure prigione.
       La police soupçonne Yves de ton crime : Alibi ou Tribunal, sinon c’est la prison.`,
    );
    expectPrompt(
      YVES,
      inTurnOf(ANNA, YVES),
      `The police suspect you after Anna’s crime: play an Alibi or Court, or go to jail.
       La polizia sospetta di te per il delitto di Anna: gioca Alibi o Corte, o vai in prigione.
       La police te soupçonne du crime d’Anna : joue Alibi ou Tribunal, ou va en prison.`,
    );
  });

  test('where a Move takes the tenant, and how much the Broker brings', () => {
    const from = { house: 0, level: 2 };
    const carry: Frame = { kind: 'carry', seat: HELENE, from, to: { house: 2, level: 1 } };
    const broker: Frame = { kind: 'broker', seat: HELENE, from, waiting: [ANNA] };
    expectPrompt(
      ANNA,
      [carry, broker],
      `Hélène moves the Student away from you to Hélène’s own building 3. Broker: +$3.
       Hélène ti sposta lo Studente al proprio edificio 3. Intermediario: +3 $.
       Hélène t’enlève l’Étudiant vers son propre immeuble 3. Courtier : +3 $.`,
    );
    // A third player reads the names of both owners.
    expectPrompt(
      YVES,
      [carry, broker],
      `Hélène moves the Student from Anna’s building 1 to Hélène’s building 3. Anna may answer with a Broker.
       Hélène sposta lo Studente dall’edificio 1 di Anna all’edificio 3 di Hélène. Anna può rispondere con l’Intermediario.
       Hélène déplace l’Étudiant de l’immeuble 1 d’Anna vers l’immeuble 3 d’Hélène. Anna peut répondre par le Courtier.`,
    );
    expectPrompt(
      YVES,
      [{ ...carry, to: null }, broker],
      `Hélène moves the Student from Anna’s building 1 under the draw pile. Anna may answer with a Broker.
       Hélène sposta lo Studente dall’edificio 1 di Anna sotto il mazzo. Anna può rispondere con l’Intermediario.
       Hélène déplace l’Étudiant de l’immeuble 1 d’Anna sous la pioche. Anna peut répondre par le Courtier.`,
    );
  });

  test('who has to leave, and who chooses where the tenants go', () => {
    const rehouse: Frame = { kind: 'rehouse', seat: YVES, from: { house: 1, level: 2 } };
    expectPrompt(
      YVES,
      [rehouse],
      `Choose a new apartment for the Musician, forced out of your building 2 (floor 2).
       Scegli un altro appartamento per il Musicista del tuo edificio 2 (1º piano).
       Choisis un autre appartement pour le Musicien de ton immeuble 2 (1er étage).`,
    );
    expectPrompt(
      ANNA,
      [{ kind: 'rehome', seat: YVES, house: 1, joined: [] }],
      `Demolition of Yves’s building 2: Yves chooses who moves where.
       Demolizione dell’edificio 2 di Yves: Yves sceglie chi va dove.
       Démolition de l’immeuble 2 d’Yves : Yves choisit qui va où.`,
    );
    expectPrompt(
      HELENE,
      [{ kind: 'guard', at: { house: 2, level: 1 }, waiting: [HELENE] }],
      `Squatters are moving into your building 3. Police keep them out.
       Gli Anarchici entrano nel tuo edificio 3. La Polizia li tiene fuori.
       Des Squatteurs entrent dans ton immeuble 3. La Police les chasse.`,
    );
  });

  test('whom an offer for a roof is for, and which prices were named', () => {
    expectPrompt(
      HELENE,
      [{ kind: 'bid', seat: HELENE, to: [ANNA, YVES] } as Frame],
      `How many dollars do you offer for a roof? You are asking Anna and Yves.
       Quanti dollari offri per un tetto? Lo chiedi ad Anna e a Yves.
       Combien de dollars offres-tu pour un toit ? Ton offre s’adresse à Anna et à Yves.`,
    );
    const prices = [YVES, ANNA].map((seat) => ({ seat, dollars: 3 + seat, card: '?' as const }));
    expectPrompt(
      ANNA,
      [{ kind: 'roofChosen', seat: HELENE, prices }],
      `For a roof, Yves asks $4 and you ask $3. Hélène may accept or withdraw.
       Per un tetto Yves chiede 4 $ e tu chiedi 3 $. Hélène può accettare o ritirarsi.
       Pour un toit, Yves demande 4 $ et tu demandes 3 $. Hélène peut accepter ou retirer son offre.`,
    );
  });

  test('what a roof and the next card cost', () => {
    const building = (floors: State['site']): State => ({ ...SECOND, site: floors });
    const one = building({ seat: ANNA, floors: ['move'] });
    expectPrompt(
      ANNA,
      [{ kind: 'build', seat: ANNA }],
      `1 floor so far. Lay another, or finish with a roof. A Roof from the stack costs $1.
       1 piano finora. Aggiungine uno, o completa con un tetto. Dalla pila costa 1 $.
       1 niveau. Ajoutes-en un, ou termine par un toit. De la pile, il coûte 1 $.`,
      one,
    );
    expectPrompt(
      YVES,
      [{ kind: 'buy', seat: YVES, left: 3, bought: 5 }],
      `$3 of rent left. Tap the draw pile to buy a card for $2, or stop.
       Affitto rimasto: 3 $. Tocca il mazzo per comprare una carta a 2 $, o smetti.
       Loyer restant : 3 $. Touche la pioche pour acheter une carte à 2 $, ou arrête-toi.`,
    );
  });
});

describe('the buttons of Landlord!', () => {
  const labels = (kind: Frame['kind'], button: string) => (words: Words) =>
    words.ref(`button:${button}`, { ...FIRST, frames: [{ kind } as Frame] });

  test('say what cancelling means in each question', () => {
    expectTexts(
      FIRST,
      labels('build', 'cancel'),
      'Take the floors back\n Riprendi i piani\n Reprendre les niveaux',
    );
    expectTexts(
      FIRST,
      labels('place', 'cancel'),
      'Leave the tenant there\n Lascialo dov’è\n Laisser en place',
    );
    expectTexts(FIRST, labels('bid', 'cancel'), 'Make no offer\n Nessuna offerta\n Ne rien offrir');
  });

  test('have at most 22 characters, so that they fit on a phone', () => {
    for (const words of [...games.values()].flatMap((all) => Object.values(all))) {
      const { buttons, no, cancel } = words.vocabulary;
      const all = [buttons, no, cancel].flatMap((some) => Object.values(some));
      expect(all.filter((label) => label.length > 22)).toEqual([]);
    }
  });
});
