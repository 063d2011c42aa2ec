// The log lines of Landlord!: for the player who acts and for others, about own buildings and those of others.
import { beforeAll, describe, test } from 'vitest';
import type { Words } from '../../client/games/landlord/text/index.ts';
import { joinPieces } from '../../client/text/compose.ts';
import { parse } from '../../shared/games/landlord/notation.ts';
import type { Event } from '../../shared/games/landlord/state.ts';
import {
  ANNA,
  expectEvent,
  expectTexts,
  HELENE,
  loadWords,
  NOBODY,
  YVES,
} from './landlord-words.ts';

beforeAll(loadWords);

describe('the log of Landlord! says in three languages', () => {
  test('that a turn begins', () => {
    const event: Event = { type: 'began', seat: ANNA };
    expectEvent(ANNA, event, 'Your turn.\n Tocca a te.\n À toi de jouer.');
    expectEvent(YVES, event, 'Anna’s turn.\n Tocca ad Anna.\n C’est au tour d’Anna.');
    const other: Event = { type: 'began', seat: HELENE };
    expectEvent(ANNA, other, 'Hélène’s turn.\n Tocca a Hélène.\n C’est au tour d’Hélène.');
  });

  test('what the inspection does where there are squatters', () => {
    const before = parse(`
      > ada $5: roof
      ben $5: roof
      #0 ben 3 roof: 1 student, 2 squatters
      #1 ada 2 roof: 1 squatters`);
    const context = { before, earlier: [] };
    const say = (seat: number) => (words: Words) =>
      joinPieces(
        words.event({ type: 'began', seat }, ['Ada', 'Ben'], NOBODY, before, context) ?? [],
      );
    expectTexts(
      before,
      say(1),
      `Ben’s turn. Inspection: a tenant leaves each building that has Squatters.
       Tocca a Ben. Esame: da ogni edificio occupato se ne va un inquilino.
       C’est au tour de Ben. Inspection : un locataire quitte chaque immeuble squatté.`,
    );
    // Squatters alone drive nobody out.
    expectTexts(before, say(0), 'Ada’s turn.\n Tocca ad Ada.\n C’est au tour d’Ada.');
  });

  test('that a building is built, with one floor and with several', () => {
    const event = { type: 'built', house: 0, card: 'dormer' } as const;
    expectEvent(
      ANNA,
      { ...event, seat: ANNA, floors: 2 },
      `You build building 1 with 2 floors and a Roof dormer.
       Costruisci l’edificio 1 con 2 piani e un Tetto con abbaini.
       Tu construis l’immeuble 1, avec 2 niveaux et un Toit à lucarnes.`,
    );
    expectEvent(
      NOBODY,
      { ...event, seat: YVES, house: 1, floors: 1, card: 'roof' },
      `Yves builds building 2 with 1 floor and a Roof.
       Yves costruisce l’edificio 2 con 1 piano e un Tetto.
       Yves construit l’immeuble 2, avec 1 niveau et un Toit.`,
    );
  });

  test('that a tenant moves into the building of a third player, of the reader, or of the player who acts', () => {
    const event: Event = { type: 'movedIn', seat: YVES, card: 'student', house: 0, level: 0 };
    expectEvent(
      HELENE,
      event,
      `Yves moves a Student into Anna’s building 1 (cellar apartment).
       Yves sistema uno Studente nell’edificio 1 di Anna (seminterrato).
       Yves installe un Étudiant dans l’immeuble 1 d’Anna (cave aménagée).`,
    );
    expectEvent(
      ANNA,
      { ...event, card: 'freaks', level: 3 },
      `Yves moves Freaks into your building 1 (roof apartment).
       Yves sistema degli Hippies nel tuo edificio 1 (soffitta).
       Yves installe des Marginaux dans ton immeuble 1 (sous le toit).`,
    );
    expectEvent(
      ANNA,
      { ...event, card: 'mother', house: 1, level: 3 },
      `Yves moves a Mother and child into Yves’s own building 2 (floor 3).
       Yves sistema una Mamma con bambina nel proprio edificio 2 (2º piano).
       Yves installe la Mère et l’enfant dans son propre immeuble 2 (2e étage).`,
    );
  });

  test('that a tenant moves to another building, or within one', () => {
    const from = { house: 0, level: 1 };
    expectEvent(
      ANNA,
      { type: 'moved', seat: HELENE, card: 'student', from, to: { house: 1, level: 3 } },
      `Hélène moves the Student from your building 1 (ground floor) to Yves’s building 2 (floor 3).
       Hélène sposta lo Studente dal tuo edificio 1 (piano terra) all’edificio 2 di Yves (2º piano).
       Hélène déplace l’Étudiant de ton immeuble 1 (rez-de-chaussée) vers l’immeuble 2 d’Yves (2e étage).`,
    );
    expectEvent(
      ANNA,
      { type: 'moved', seat: YVES, card: 'student', from, to: { house: 1, level: 3 } },
      `Yves moves the Student from your building 1 (ground floor) to Yves’s own building 2 (floor 3).
       Yves sposta lo Studente dal tuo edificio 1 (piano terra) al proprio edificio 2 (2º piano).
       Yves déplace l’Étudiant de ton immeuble 1 (rez-de-chaussée) vers son propre immeuble 2 (2e étage).`,
    );
    // A third player reads the names of both owners.
    expectEvent(
      HELENE,
      { type: 'moved', seat: YVES, card: 'student', from, to: { house: 1, level: 3 } },
      `Yves moves the Student from Anna’s building 1 (ground floor) to Yves’s building 2 (floor 3).
       Yves sposta lo Studente dall’edificio 1 di Anna (piano terra) all’edificio 2 di Yves (2º piano).
       Yves déplace l’Étudiant de l’immeuble 1 d’Anna (rez-de-chaussée) vers l’immeuble 2 d’Yves (2e étage).`,
    );
    expectEvent(
      ANNA,
      { type: 'moved', seat: ANNA, card: 'student', from, to: { house: 0, level: 3 } },
      `You move the Student from your building 1 (ground floor) to another apartment there (roof apartment).
       Sposti lo Studente dal tuo edificio 1 (piano terra) a un altro appartamento (soffitta).
       Tu déplaces l’Étudiant de ton immeuble 1 (rez-de-chaussée) vers un autre appartement (sous le toit).`,
    );
  });

  test('that a card is played on a tenant, on one who is gone, or on a building', () => {
    const event = { type: 'played', seat: ANNA, card: 'murder', house: 1 } as const;
    expectEvent(
      YVES,
      { ...event, level: 1 },
      `Anna plays a Murder on the Single in your building 2 (ground floor).
       Anna gioca l’Omicidio sulla Single del tuo edificio 2 (piano terra).
       Anna joue le Meurtre sur le Célibataire de ton immeuble 2 (rez-de-chaussée).`,
    );
    expectEvent(
      ANNA,
      { ...event, level: 3 },
      `You play a Murder on a tenant in Yves’s building 2 (floor 3).
       Giochi l’Omicidio su un inquilino dell’edificio 2 di Yves (2º piano).
       Tu joues le Meurtre sur un locataire de l’immeuble 2 d’Yves (2e étage).`,
    );
    const bomb: Event = { type: 'played', seat: HELENE, card: 'bomb', house: 0 };
    expectEvent(
      YVES,
      bomb,
      `Hélène plays a Bomb on Anna’s building 1.
       Hélène gioca la Bomba sull’edificio 1 di Anna.
       Hélène joue la Bombe sur l’immeuble 1 d’Anna.`,
    );
  });

  test('the owner of a building that is gone only if the event names one', () => {
    expectEvent(
      YVES,
      { type: 'played', seat: ANNA, card: 'eviction', house: 7 },
      `Anna plays an Eviction on building 8.
       Anna gioca lo Sfratto sull’edificio 8.
       Anna joue l’Expulsion sur l’immeuble 8.`,
    );
    expectEvent(
      YVES,
      { type: 'exploded', seat: ANNA, house: 7, owner: HELENE },
      `Anna blows up Hélène’s building 8. Boom!
       Anna fa saltare in aria l’edificio 8 di Hélène. Bum!
       Anna fait sauter l’immeuble 8 d’Hélène. Boum !`,
    );
    expectEvent(
      YVES,
      { type: 'demolished', seat: YVES, house: 7 },
      `Building 8 is pulled down: its cards go back into your hand.
       L’edificio 8 viene demolito: le sue carte tornano in mano tua.
       L’immeuble 8 est démoli : ses cartes reviennent dans ta main.`,
    );
    expectEvent(
      YVES,
      { type: 'demolished', seat: ANNA, house: 7 },
      `Building 8 is pulled down: its cards go back into Anna’s hand.
       L’edificio 8 viene demolito: le sue carte tornano in mano ad Anna.
       L’immeuble 8 est démoli : ses cartes reviennent dans la main d’Anna.`,
    );
  });

  test('that a card answers', () => {
    expectEvent(
      ANNA,
      { type: 'answered', seat: ANNA, card: 'lunatic' },
      'You answer with the Lunatic.\n Rispondi con il Lunatico.\n Tu réponds par le Fou.',
    );
    expectEvent(
      ANNA,
      { type: 'answered', seat: YVES, card: 'alibi' },
      'Yves answers with an Alibi.\n Yves risponde con l’Alibi.\n Yves répond par l’Alibi.',
    );
    expectEvent(
      ANNA,
      { type: 'declined', seat: YVES },
      'Yves declines.\n Yves dice di no.\n Yves dit non.',
    );
    expectEvent(ANNA, { type: 'declined', seat: ANNA }, 'You decline.\n Dici di no.\n Tu dis non.');
    expectEvent(
      YVES,
      { type: 'survived', seat: ANNA, house: 1, level: 1 },
      `The Murder fails: the Single in your building 2 (ground floor) stays.
       L’Omicidio fallisce: la Single del tuo edificio 2 (piano terra) resta.
       Le Meurtre échoue : le Célibataire de ton immeuble 2 (rez-de-chaussée) reste.`,
    );
    expectEvent(
      NOBODY,
      { type: 'recycled', seat: ANNA, card: 'eviction' },
      `Anna plays Recycle and takes an Eviction from the discard pile.
       Anna gioca il Riciclo e prende uno Sfratto dagli scarti.
       Anna joue le Recyclage et prend une Expulsion dans la défausse.`,
    );
  });

  test('that everybody leaves, or that only Squatters stay', () => {
    expectEvent(
      ANNA,
      { type: 'evicted', seat: HELENE, house: 2 },
      `Everybody out of Hélène’s building 3, back into Hélène’s hand; only the Squatters stay!
       Tutti fuori dall’edificio 3 di Hélène, di nuovo in mano a Hélène; restano solo gli Anarchici!
       Tout le monde quitte l’immeuble 3 d’Hélène et revient dans la main d’Hélène ; seuls les Squatteurs restent !`,
    );
    expectEvent(
      ANNA,
      { type: 'evicted', seat: ANNA, house: 7 },
      `Everybody out of your building 8, back into your hand!
       Tutti fuori dal tuo edificio 8, di nuovo in mano tua!
       Tout le monde quitte ton immeuble 8 et revient dans ta main !`,
    );
    const lost = { type: 'lost', card: 'squatters', from: { house: 2, level: 1 } } as const;
    expectEvent(
      ANNA,
      { ...lost, seat: HELENE, to: 'discards' },
      `Hélène discards the Squatters from Hélène’s own building 3 (ground floor).
       Hélène scarta gli Anarchici del proprio edificio 3 (piano terra).
       Hélène défausse les Squatteurs de son propre immeuble 3 (rez-de-chaussée).`,
    );
    expectEvent(
      ANNA,
      { ...lost, seat: ANNA, card: 'mother', to: 'hand' },
      `You take the Mother and child from building 3 (ground floor) back into your hand.
       Riprendi in mano la Mamma con bambina dall’edificio 3 (piano terra).
       Tu reprends en main la Mère et l’enfant de l’immeuble 3 (rez-de-chaussée).`,
    );
  });
});
