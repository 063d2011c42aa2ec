// The log lines and prompts of Room Share as Bruno reads them, who plays with Anna and Odile.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameWords } from '../../client/table/game-client.ts';
import { joinPieces } from '../../client/text/compose.ts';
import type { Language } from '../../client/text/index.ts';
import { HIDDEN, seedFrom } from '../../shared/engine/index.ts';
import { flatAt } from '../../shared/games/room-share/grid.ts';
import { rules as roomShare } from '../../shared/games/room-share/rules.ts';
import type { Event, Frame, State } from '../../shared/games/room-share/state.ts';
import { type Speaker, speakerOf } from './spoken.ts';

const [BRUNO, ANNA, ODILE] = [0, 1, 2];
const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];
const [B2, D4, E2] = [flatAt(1, 1), flatAt(3, 3), flatAt(4, 1)];
const START = roomShare.setup({}, 3, seedFrom(1, 2));

let speaker: Speaker<Event, State>;
beforeAll(async () => {
  speaker = await speakerOf('room-share', ['Bruno', 'Anna', 'Odile']);
});

/** A position in which only a blue tenant lives in flat B2, in the bed that faces up. */
const asked = (frame: Frame, options = START.options): State => {
  const beds = START.beds.with(B2, ['blue', null, null, null]);
  return { ...START, options, beds, frames: [frame] };
};

const EVENTS: Event[] = [
  { type: 'played', seat: ANNA, card: 'blue' },
  { type: 'played', seat: BRUNO, card: 'swap' },
  { type: 'wasted', seat: ANNA, card: 'leave' },
  { type: 'placed', seat: BRUNO, colour: 'red', flat: B2, arrow: UP },
  { type: 'placed', seat: ANNA, colour: 'yellow', flat: D4, arrow: LEFT },
  { type: 'left', seat: ANNA, colour: 'red', flat: B2, arrow: UP, to: BRUNO },
  { type: 'left', seat: BRUNO, colour: 'blue', flat: B2, arrow: UP, to: ANNA },
  { type: 'left', seat: ANNA, colour: 'yellow', flat: B2, arrow: UP, to: ODILE },
  { type: 'left', seat: BRUNO, colour: 'green', flat: B2, arrow: UP, to: BRUNO },
  { type: 'left', seat: ANNA, colour: 'green', flat: B2, arrow: UP, to: ANNA },
  {
    type: 'swapped',
    seat: ANNA,
    one: { flat: B2, arrow: UP },
    other: { flat: D4, arrow: LEFT },
  },
  {
    type: 'swapped',
    seat: BRUNO,
    one: { flat: B2, arrow: UP },
    other: { flat: B2, arrow: LEFT },
  },
  { type: 'evicted', seat: BRUNO, flat: E2 },
  { type: 'landed', seat: BRUNO, colour: 'green', from: E2, flat: flatAt(0, 1), arrow: DOWN },
  { type: 'landed', seat: BRUNO, colour: 'red', from: E2, flat: E2, arrow: RIGHT },
  { type: 'drew', seat: BRUNO, card: 'yellow' },
  { type: 'drew', seat: BRUNO, card: 'evict' },
  { type: 'shuffled' },
  { type: 'lastChance', seat: BRUNO },
  { type: 'lastChance', seat: ANNA },
  { type: 'passed', seat: BRUNO },
];

const QUESTIONS: State[] = [
  asked({ kind: 'turn', seat: BRUNO }),
  asked({ kind: 'turn', seat: ANNA }),
  asked({ kind: 'turn', seat: BRUNO }, { ...START.options, noCards: true }),
  asked({ kind: 'place', seat: BRUNO, flat: B2 }),
  {
    ...asked({ kind: 'place', seat: BRUNO, flat: B2 }),
    reserve: START.reserve.with(BRUNO, { red: 3, blue: 0, yellow: 0, green: 0 }),
  },
  asked({ kind: 'place', seat: ODILE, flat: B2 }),
  asked({ kind: 'swap', seat: BRUNO, card: 'swap', flat: B2, arrow: UP }),
  asked({ kind: 'swap', seat: ANNA, card: 'swap', flat: B2, arrow: UP }),
  asked({ kind: 'evict', seat: BRUNO }),
  asked({ kind: 'evict', seat: ANNA }),
  asked({ kind: 'land', seat: BRUNO, colour: 'blue', from: E2, arrow: RIGHT }),
  asked({ kind: 'land', seat: ANNA, colour: 'green', from: E2, arrow: RIGHT }),
  asked({ kind: 'lastChance', seat: BRUNO }),
  asked({ kind: 'lastChance', seat: ODILE }),
];

/** What the log says of the events, a line each. */
const TOLD: Record<Language, string> = {
  en: `
    Anna plays a blue key.
    You play a Flat swap.
    Anna discards Moving day without effect.
    You place a red tenant in flat B2 (bed facing up).
    Anna places a yellow tenant in flat D4 (bed facing left).
    Anna sends a red tenant from flat B2 back to your reserve.
    You send a blue tenant from flat B2 back to Anna’s reserve.
    Anna sends a yellow tenant from flat B2 back to Odile’s reserve.
    You take a green tenant from flat B2 into your reserve.
    Anna takes a green tenant from flat B2 into their reserve.
    Anna swaps the tenants in flat B2 (bed facing up) and flat D4 (bed facing left).
    You swap two tenants in flat B2.
    You empty flat E2: everybody out!
    A green tenant moves from flat E2 to flat A2 (bed facing down).
    A red tenant has to stay in flat E2 (bed facing right), as the flat next door is full.
    You draw a yellow key.
    You draw a Forced eviction.
    The discards are shuffled and become the new draw pile.
    Your reserve is empty. Last chance for everyone else!
    Anna’s reserve is empty. Last chance for everyone else!
    You pass.
  `,
  it: `
    Anna gioca una chiave blu.
    Giochi lo Scambio di appartamenti.
    Anna scarta il Giorno del trasloco senza effetto.
    Sistemi un inquilino rosso nell’appartamento B2 (letto verso l’alto).
    Anna sistema un inquilino giallo nell’appartamento D4 (letto verso sinistra).
    Anna rimanda un inquilino rosso dell’appartamento B2 nella tua riserva.
    Rimandi un inquilino blu dell’appartamento B2 nella riserva di Anna.
    Anna rimanda un inquilino giallo dell’appartamento B2 nella riserva di Odile.
    Metti un inquilino verde dell’appartamento B2 nella tua riserva.
    Anna mette un inquilino verde dell’appartamento B2 nella propria riserva.
    Anna scambia di posto gli inquilini dell’appartamento B2 (letto verso l’alto) e dell’appartamento D4 (letto verso sinistra).
    Scambi di posto due inquilini dell’appartamento B2.
    Svuoti l’appartamento E2: tutti fuori!
    Un inquilino verde passa dall’appartamento E2 all’appartamento A2 (letto verso il basso).
    Un inquilino rosso deve restare nell’appartamento E2 (letto verso destra), perché l’appartamento accanto è pieno.
    Peschi una chiave gialla.
    Peschi lo Sfratto forzato.
    Gli scarti si rimescolano e diventano il nuovo mazzo.
    La tua riserva è vuota. Ultima occasione per gli altri!
    La riserva di Anna è vuota. Ultima occasione per gli altri!
    Passi.
  `,
  fr: `
    Anna joue une clé bleue.
    Tu joues l’Échange d’appartements.
    Anna défausse le Jour de départ sans effet.
    Tu places un locataire rouge dans l’appartement B2 (lit vers le haut).
    Anna place un locataire jaune dans l’appartement D4 (lit vers la gauche).
    Anna renvoie un locataire rouge de l’appartement B2 dans ta réserve.
    Tu renvoies un locataire bleu de l’appartement B2 dans la réserve d’Anna.
    Anna renvoie un locataire jaune de l’appartement B2 dans la réserve d’Odile.
    Tu mets un locataire vert de l’appartement B2 dans ta réserve.
    Anna met un locataire vert de l’appartement B2 dans sa réserve.
    Anna échange les locataires de l’appartement B2 (lit vers le haut) et de l’appartement D4 (lit vers la gauche).
    Tu échanges deux locataires de l’appartement B2.
    Tu vides l’appartement E2 : tout le monde dehors !
    Un locataire vert passe de l’appartement E2 à l’appartement A2 (lit vers le bas).
    Un locataire rouge doit rester dans l’appartement E2 (lit vers la droite), car l’appartement voisin est plein.
    Tu pioches une clé jaune.
    Tu pioches l’Expulsion forcée.
    La défausse est mélangée et devient la nouvelle pioche.
    Ta réserve est vide. Dernière chance pour les autres !
    La réserve d’Anna est vide. Dernière chance pour les autres !
    Tu passes.
  `,
};

/** What is asked, a line each. */
const ASKED: Record<Language, string> = {
  en: `
    Play a card, then choose where to use it.
    Anna is choosing a card.
    Choose a flat where somebody lives.
    Choose a tenant from your reserve, then a bed in flat B2.
    Choose a bed in flat B2 for a red tenant.
    Odile is putting a tenant in flat B2.
    Who changes places with the blue tenant in flat B2?
    Anna is choosing who changes places with the blue tenant in flat B2.
    Choose the next full flat to empty.
    Anna is choosing the next full flat to empty.
    Choose a bed in flat A2 for the blue tenant.
    Anna is choosing a bed in flat A2 for the green tenant.
    Last chance: put one more tenant in a flat with your colour and fewer than three tenants, or pass.
    Last chance: Odile may place one more tenant.
  `,
  it: `
    Gioca una carta, poi scegli dove usarla.
    Anna sceglie una carta.
    Scegli un appartamento dove abita qualcuno.
    Scegli un inquilino della tua riserva, poi un letto nell’appartamento B2.
    Scegli un letto nell’appartamento B2 per un inquilino rosso.
    Odile sistema un inquilino nell’appartamento B2.
    Con chi scambia posto l’inquilino blu dell’appartamento B2?
    Anna sceglie con chi scambia posto l’inquilino blu dell’appartamento B2.
    Scegli il prossimo appartamento pieno da svuotare.
    Anna sceglie quale appartamento pieno si svuota adesso.
    Scegli un letto nell’appartamento A2 per l’inquilino blu.
    Anna sceglie un letto nell’appartamento A2 per l’inquilino verde.
    Ultima occasione: metti un altro inquilino dove abita il tuo colore e in tutto sono meno di tre, oppure passa.
    Ultima occasione: Odile può sistemare ancora un inquilino.
  `,
  fr: `
    Joue une carte, puis choisis où l’utiliser.
    Anna choisit une carte.
    Choisis un appartement où vit quelqu’un.
    Choisis un locataire de ta réserve, puis un lit dans l’appartement B2.
    Choisis un lit dans l’appartement B2 pour un locataire rouge.
    Odile place un locataire dans l’appartement B2.
    Avec qui le locataire bleu de l’appartement B2 échange-t-il sa place ?
    Anna choisit avec qui le locataire bleu de l’appartement B2 échange sa place.
    Choisis le prochain appartement plein à vider.
    Anna choisit le prochain appartement plein à vider.
    Choisis un lit dans l’appartement A2 pour le locataire bleu.
    Anna choisit un lit dans l’appartement A2 pour le locataire vert.
    Dernière chance : place un locataire où vit ta couleur et où ils sont moins de trois, ou passe.
    Dernière chance : Odile peut placer encore un locataire.
  `,
};

const lines = (text: string): string[] => text.trim().split(/\n +/);

describe.each(['en', 'it', 'fr'] as const)('in %s', (language) => {
  test('the log of Room Share says what has happened', () => {
    const said = EVENTS.map((event) => speaker.event(language, event, BRUNO));
    expect(said).toEqual(lines(TOLD[language]));
  });

  test('the prompt of Room Share says what the player has to decide', () => {
    const said = QUESTIONS.map((state) => speaker.asks(language, state, BRUNO));
    expect(said).toEqual(lines(ASKED[language]));
  });

  test('no button of Room Share is too long for a phone', () => {
    const { vocabulary } = speaker.words[language] as GameWords & {
      vocabulary: { buttons: Record<string, string> };
    };
    const all = Object.values(vocabulary.buttons);
    expect(all.filter((text) => text.length > 22)).toEqual([]);
  });
});

test('the word for a flat begins with a capital on a button, and with a small letter in a sentence', () => {
  expect(speaker.words.en.ref('flat:b2')).toBe('Flat B2');
  expect(speaker.words.it.ref('bed:b2/up')).toBe('Appartamento B2 (letto verso l’alto)');
  expect(speaker.words.fr.ref('tenant:red')).toBe('Locataire rouge');
});

test('the log tells whose tenant moves, and that a player could only pass', () => {
  const say = (language: Language, event: Event) =>
    joinPieces(
      speaker.words[language].event(event, ['Bruno', 'Anna', 'Odile'], BRUNO, START) ?? [],
    );
  const moves = { type: 'landed', seat: ODILE, from: E2, flat: D4, arrow: UP } as const;
  expect(say('en', { ...moves, colour: 'red' })).toMatch(/^Your red tenant moves from flat E2/);
  expect(say('it', { ...moves, colour: 'blue' })).toMatch(/^Un inquilino blu di Anna passa/);
  expect(say('fr', { ...moves, colour: 'green' })).toMatch(/^Un locataire vert neutre passe/);
  const lonely = { ...START, beds: START.beds.map(() => [null, null, null, null]) };
  const passed = speaker.words.en.event({ type: 'passed', seat: BRUNO }, [], BRUNO, lonely);
  expect(passed).toEqual(['You have no flat for one more tenant and so you pass.']);
});

test('the log does not mention a card that another player draws', () => {
  const drew: Event = { type: 'drew', seat: ANNA, card: HIDDEN };
  expect(speaker.words.en.event(drew, ['Bruno', 'Anna'], BRUNO)).toBeNull();
});
