// What the log of Landlord! says about replies and about tenants who are lost: to what somebody replied, which card did
// it, and why. The moves are played with the rules, so that the sentences are those of a real table.
import { beforeAll, describe, expect, test } from 'vitest';
import { MURDER, murder, told } from './landlord-told.ts';
import { ANNA, HELENE, loadWords, NOBODY, YVES } from './landlord-words.ts';

beforeAll(loadWords);

describe('the log of Landlord! says', () => {
  test('what was declined, and which card killed the tenant', () => {
    const lines = told(MURDER, [murder, [YVES, 'button:no']]);
    expect(lines('en', HELENE)).toEqual([
      'Yves does not answer Anna’s Murder of the Student in Yves’s building 1 (ground floor).',
      'Anna’s Murder kills the Student in Yves’s building 1 (ground floor): the card is discarded.',
    ]);
    expect(lines('en', YVES)[0]).toBe(
      'You do not answer Anna’s Murder of the Student in your building 1 (ground floor).',
    );
    expect(lines('it', ANNA)).toEqual([
      'Yves non risponde all’Omicidio che hai giocato sullo Studente dell’edificio 1 di Yves (piano terra).',
      'Il tuo Omicidio uccide lo Studente dell’edificio 1 di Yves (piano terra): la carta finisce negli scarti.',
    ]);
    expect(lines('fr', ANNA)).toEqual([
      'Yves ne répond pas à ton Meurtre sur l’Étudiant de l’immeuble 1 d’Yves (rez-de-chaussée).',
      'Ton Meurtre tue l’Étudiant de l’immeuble 1 d’Yves (rez-de-chaussée) : la carte est défaussée.',
    ]);
  });

  test('that a player has no card for just this question, and only to that player', () => {
    const lines = told(MURDER.replace('police lunatic', 'broker'), [murder, [YVES, 'button:no']]);
    expect(lines('en', YVES)[0]).toBe(
      'You have no card to answer Anna’s Murder of the Student in your building 1 (ground floor): you pass.',
    );
    expect(lines('it', YVES)[0]).toBe(
      'Non hai una carta per rispondere all’Omicidio di Anna sullo Studente del tuo edificio 1 (piano terra): passi.',
    );
    expect(lines('fr', YVES)[0]).toBe(
      'Tu n’as pas de carte pour répondre au Meurtre d’Anna sur l’Étudiant de ton immeuble 1 (rez-de-chaussée) : tu passes.',
    );
    expect(lines('en', ANNA)[0]).toMatch(/^Yves does not answer your Murder/);
  });

  test('that the Police come after the crime, and go on from one suspect to the next', () => {
    const called: typeof murder = [YVES, 'card:police'];
    const lines = told(MURDER, [murder, called]);
    expect(lines('en', ANNA)).toEqual([
      'Yves answers your Murder of the Student in Yves’s building 1 (ground floor) with the Police: it happens, then they look for somebody without an alibi, you first.',
      'Your Murder kills the Student in Yves’s building 1 (ground floor): the card is discarded.',
    ]);
    expect(lines('it', NOBODY)[0]).toContain('a partire da Anna.');
    expect(lines('fr', NOBODY)[0]).toContain('à commencer par Anna.');
    const shown = told(MURDER.replace('murder roof', 'murder alibi'), [
      murder,
      called,
      [ANNA, 'card:alibi'],
    ]);
    expect(shown('en', YVES)).toEqual(['Anna shows the police an Alibi: they go on to you.']);
    expect(shown('it', HELENE)).toEqual([
      'Anna mostra alla polizia un Alibi: ora sospetta di Yves.',
    ]);
    expect(shown('fr', HELENE)).toEqual(['Anna montre un Alibi à la police, qui passe à Yves.']);
    const jailed = told(MURDER, [murder, called, [ANNA, 'button:no']]);
    expect(jailed('en', ANNA)).toEqual([
      'The police investigate your crime: you show no alibi and go to jail.',
    ]);
    expect(jailed('en', YVES)).toEqual([
      'The police investigate Anna’s crime: Anna shows no alibi and goes to jail.',
    ]);
    expect(jailed('it', ANNA)).toEqual([
      'La polizia indaga sul tuo delitto: non mostri un alibi e finisci in prigione.',
    ]);
    expect(jailed('fr', YVES)).toEqual([
      'La police enquête sur le crime d’Anna : Anna ne montre pas d’alibi et va en prison.',
    ]);
  });

  test('that the Lunatic strikes back, and whom he kills', () => {
    const lines = told(MURDER, [murder, [YVES, 'card:lunatic']]);
    expect(lines('en', HELENE)).toEqual([
      'Yves answers Anna’s Murder of the Student in Yves’s building 1 (ground floor) with the Lunatic, who strikes Anna instead.',
      'Yves’s Lunatic kills the Mother and child in Anna’s building 2 (ground floor): the card is discarded.',
    ]);
    expect(lines('it', ANNA)[0]).toContain('con il Lunatico, che colpisce te.');
    expect(lines('fr', ANNA)[0]).toContain('par le Fou, qui frappe chez toi.');
  });

  test('that the Police throw Squatters out, as an answer and in one’s own turn', () => {
    const arrived = told(
      `
      > ada $5: squatters
      ben $5: police
      #0 ben 2 roof: 1 student`,
      [
        [ANNA, 'card:squatters', 'flat:0/2'],
        [YVES, 'card:police'],
      ],
    );
    expect(arrived('en', ANNA)).toEqual([
      'Yves answers the Squatters in Yves’s building 1 (floor 2) with the Police.',
      'Yves’s Police throw the Squatters out of Yves’s own building 1 (floor 2): both cards are discarded.',
    ]);
    expect(arrived('it', YVES)[1]).toBe(
      'La tua Polizia caccia gli Anarchici del tuo edificio 1 (1º piano): tutte e due le carte finiscono negli scarti.',
    );
    const own = told(
      `
      > ada $5: police
      ben $5: roof
      #0 ada 2 roof: 1 squatters`,
      [[ANNA, 'card:police', 'flat:0/1']],
    );
    expect(own('fr', ANNA).at(-1)).toBe(
      'Ta Police chasse les Squatteurs de ton immeuble 1 (rez-de-chaussée) : les deux cartes sont défaussées.',
    );
  });

  test('that a Move was not answered, or that the Broker takes the rent', () => {
    const move: typeof murder = [ANNA, 'card:move', 'flat:0/1'];
    const moved = `
      > ada $5: move
      ben $5: broker
      #0 ben 2 roof: 1 student
      #1 ada 2 roof:`;
    const declined = told(moved, [move, [ANNA, 'flat:1/1'], [YVES, 'button:no']]);
    expect(declined('en', ANNA)).toEqual([
      'Yves does not answer your Move of the Student.',
      'You move the Student from Yves’s building 1 (ground floor) to your building 2 (ground floor).',
    ]);
    const answered = told(moved, [move, [ANNA, 'flat:1/1'], [YVES, 'card:broker']]);
    expect(answered('en', ANNA)[0]).toBe(
      'Yves answers your Move of the Student with the Broker, who takes the rent.',
    );
    expect(answered('en', ANNA).at(-1)).toBe(
      'You move the Student from Yves’s building 1 (ground floor) to your building 2 (ground floor).',
    );
    expect(answered('it', ANNA)[0]).toBe(
      'Yves risponde al Trasloco che hai giocato sullo Studente con l’Intermediario, che riscuote l’affitto.',
    );
    expect(answered('fr', ANNA)[0]).toBe(
      'Yves répond à ton Déménagement sur l’Étudiant par le Courtier, qui encaisse le loyer.',
    );
  });

  test('which roof was not sold, and which trade was declined', () => {
    const offered = (hand: string) =>
      told(
        `
        > ada $5: move
        ben $5: ${hand}`,
        [
          [ANNA, 'button:market', 'player:1'],
          [ANNA, 'dollars:3'],
          [YVES, 'button:no'],
        ],
      );
    const lines = offered('roof');
    expect(lines('en', ANNA)).toEqual(['Yves sells you no roof for $3.']);
    expect(lines('it', ANNA)).toEqual(['Yves non ti vende un tetto per 3 $.']);
    expect(lines('fr', YVES)).toEqual(['Tu ne vends pas de toit à Anna pour 3 $.']);
    expect(offered('move')('en', YVES)).toEqual(['You have no roof to sell: you pass.']);
    const trade = told(
      `
      options: {"openTrade":true}
      > ada $5: move
      ben $5: roof`,
      [
        [ANNA, 'button:trade', 'player:1'],
        [ANNA, 'card:move'],
        [ANNA, 'button:propose'],
        [YVES, 'button:no'],
      ],
    );
    expect(trade('en', ANNA)).toEqual(['Yves declines the trade with you.']);
    expect(trade('fr', YVES)).toEqual(['Tu refuses l’échange avec Anna.']);
  });

  test('why a tenant has to leave in the inspection, and where it goes or that it goes nowhere', () => {
    const text = (rest: string) => `
      > ada $5: roof
      ben $5: ?
      #0 ben 2 roof: 1 student, 2 squatters
      ${rest}`;
    const turn: typeof murder = [ANNA, 'button:collect'];
    const stop: typeof murder = [ANNA, 'button:stop'];
    const moved = told(text('#1 ben 1 roof:'), [turn, stop]);
    expect(moved('en', ANNA).slice(-1)).toEqual([
      'Because of the Squatters, Yves moves the Student from Yves’s own building 1 (ground floor) to Yves’s own building 2 (ground floor).',
    ]);
    const lost = told(text(''), [turn, stop]);
    expect(lost('en', YVES).slice(-1)).toEqual([
      'Because of the Squatters, you discard the Student from your building 1 (ground floor): no apartment suits.',
    ]);
    expect(lost('it', YVES).slice(-1)).toEqual([
      'Per via degli Anarchici scarti lo Studente del tuo edificio 1 (piano terra): nessun appartamento va bene.',
    ]);
    expect(lost('fr', ANNA).slice(-1)).toEqual([
      'À cause des Squatteurs, Yves défausse l’Étudiant de son propre immeuble 1 (rez-de-chaussée) : aucun appartement ne convient.',
    ]);
  });

  test('that music drives a tenant out', () => {
    const lines = told(
      `
      > ada $5: musician
      ben $5: ?
      #0 ada 2 roof: 1 student
      #1 ada 1 roof:`,
      [[ANNA, 'card:musician', 'flat:0/2']],
    );
    expect(lines('en', ANNA).slice(-1)).toEqual([
      'Because of the Musician, you move the Student from your building 1 (ground floor) to your building 2 (ground floor).',
    ]);
  });

  test('whom a Family reports to the police', () => {
    const lines = told(
      `
      > ada $5: murder roof
      ben $5: roof
      #0 ben 3 roof: 1 student
      #1 ada 2 roof: 1 family`,
      [murder, [YVES, 'button:no']],
    );
    expect(lines('en', YVES)[1]).toBe(
      'The Family in Anna’s building 2 has seen everything and reports Anna to the police.',
    );
    expect(lines('it', ANNA)[1]).toBe(
      'La Famiglia del tuo edificio 2 ha visto tutto e ti denuncia alla polizia.',
    );
    expect(lines('fr', YVES)[1]).toContain('dénonce Anna à la police');
  });
});
