// The log lines and prompts of Raja as Bruno reads them, who plays with Anna and Odile.
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameWords } from '../../client/table/game-client.ts';
import type { Language } from '../../client/text/index.ts';
import { type Ref, seedFrom } from '../../shared/engine/index.ts';
import { rules as raja } from '../../shared/games/raja/rules.ts';
import {
  ACTIONS,
  type Action,
  actionRef,
  type Disc,
  type Event,
  type Frame,
  type Options,
  type State,
  type Task,
} from '../../shared/games/raja/state.ts';
import { newTask } from '../../shared/games/raja/tasks.ts';
import { type Speaker, speakerOf } from './spoken.ts';

const [BRUNO, ANNA, ODILE] = [0, 1, 2];
const NONE = Object.fromEntries(raja.options.map(({ id }) => [id, false])) as Options;
const START = raja.setup(NONE, 3, seedFrom(1, 2));

let raja3: Speaker<Event, State>;
beforeAll(async () => {
  raja3 = await speakerOf('raja', ['Bruno', 'Anna', 'Odile']);
});

/** The village near Ajmer on the road to Kota. */
const VILLAGE = 26;
const CHOOSE: Frame = { kind: 'choose' };
const disc = (...actions: Action[]): Disc => ({ actions, open: false });
const turn = (kind: 'turn' | 'sure', seat: number, tasks: Task[], used: number[] = []): Frame => {
  return { kind, seat, tasks, used, token: false };
};
/** Only a palace of it is left. */
const halfDone: Task = { action: 'palaceAndHouse', left: ['palace'], begun: true };

/** Bruno is the Merchant, Anna the Entrepreneur, Odile the Priest; the Maharaja is in Ajmer. */
const at = (frame: Frame, more: Partial<State> = {}): State => {
  return { ...START, maharaja: 'ajmer', characters: [[2], [5], [3]], ...more, frames: [frame] };
};

const EVENTS: Event[] = [
  { type: 'picked', seat: BRUNO, character: 1 },
  { type: 'won', seat: ANNA, gold: 0 },
  { type: 'round', round: 3, city: 'ajmer', box: 10 },
  { type: 'revealed', seat: ANNA, actions: ['palaceAndHouse', 'house'] },
  { type: 'revealed', seat: BRUNO, actions: ['quarry', 'quarry'] },
  { type: 'travelled', seat: ANNA, from: 'ajmer', to: 'udaipur' },
  { type: 'paid', seat: ANNA, to: BRUNO, gold: 2 },
  { type: 'paid', seat: BRUNO, to: ANNA, gold: 1 },
  { type: 'paid', seat: ANNA, to: null, gold: 12 },
  { type: 'built', seat: BRUNO, at: VILLAGE, free: false },
  { type: 'moved', seat: ANNA, from: VILLAGE, to: 'ajmer' },
  { type: 'palace', seat: ANNA, city: 'ajmer', great: true },
  { type: 'quarried', seat: BRUNO, houses: 1 },
  { type: 'tracked', seat: BRUNO, governor: 'ajmer', from: 5 },
  { type: 'took', seat: ANNA, character: 5, from: BRUNO },
  { type: 'took', seat: BRUNO, character: 7, from: ANNA },
  { type: 'swapped', seat: ANNA, with: BRUNO, got: 5, gave: 3 },
  { type: 'swapped', seat: BRUNO, with: ODILE, got: 7, gave: 1 },
  { type: 'gave', seat: ANNA, to: BRUNO, character: 7 },
  { type: 'token', seat: BRUNO, action: 'quarry' },
  { type: 'gaveUp', seat: BRUNO, actions: ['house'] },
  { type: 'gaveUp', seat: ANNA, actions: ['house', 'gold'] },
  { type: 'scored', city: 'ajmer', points: [1, 4, 0], gold: [7, 11, 0], alone: null },
  { type: 'scored', city: 'kota', points: [0, 1, 0], gold: [0, 16, 0], alone: ANNA },
  { type: 'scored', city: 'kota', points: [0, 0, 0], gold: [0, 0, 0], alone: null },
  { type: 'scored', city: 'kota', points: [3, 3, 0], gold: [7, 11, 0], alone: null },
  { type: 'ended', palaces: [1, 7, 0], gold: [1, 0, 20] },
];

const QUESTIONS: State[] = [
  at({ kind: 'pick', seat: BRUNO, free: true }),
  at({ kind: 'bid', seat: ANNA, waiting: [BRUNO], bid: 1, leader: BRUNO }),
  at({ kind: 'bid', seat: ANNA, waiting: [ODILE], bid: 3, leader: ODILE }),
  at({ kind: 'bid', seat: BRUNO, waiting: [BRUNO, ANNA], bid: 15, leader: ANNA }),
  at({ kind: 'settle', seat: BRUNO }),
  at(CHOOSE, { discs: [disc('gold', 'gold'), disc(), disc('gold')] }),
  at(CHOOSE, { discs: [disc('gold', 'gold'), disc(), disc('gold', 'house')] }),
  at(CHOOSE, { discs: [disc('gold'), disc(), disc()] }),
  at(turn('turn', BRUNO, [newTask('gold'), halfDone]), { tokens: [1, 0, 0] }),
  at(turn('turn', BRUNO, [halfDone, halfDone], [2])),
  at(turn('turn', ANNA, [newTask('house'), newTask('house')])),
  at(turn('turn', BRUNO, [], [2])),
  at(turn('sure', BRUNO, [newTask('house'), newTask('gold')], [2])),
  at(turn('sure', BRUNO, [])),
  at(turn('sure', ODILE, [newTask('house')])),
  at(turn('sure', ANNA, [newTask('gold'), halfDone])),
  at({ kind: 'robbed', seat: ANNA, by: BRUNO }),
  at({ kind: 'robbed', seat: BRUNO, by: ANNA }),
  at({ kind: 'seduced', seat: ODILE, by: BRUNO }),
  at({ kind: 'seduced', seat: ODILE, by: ANNA }),
];

/** What the log says of the events, a line each. */
const TOLD: Record<Language, string> = {
  en: `
    You take the Grand Duke.
    Anna wins the auction for 0 gold.
    Round 3: the Maharaja goes to Ajmer, whose governor moves to the top of the track.
    Anna reveals Palace + house and House.
    You reveal Quarry (twice).
    Anna travels from Ajmer to Udaipur.
    Anna pays you a toll of 2 gold.
    You pay Anna a toll of 1 gold.
    Anna pays the bank 12 gold.
    You build a house in the village between Ajmer and Kota (nearer Ajmer).
    Anna moves a house from the village between Ajmer and Kota (nearer Ajmer) to Ajmer.
    Anna builds the great palace in Ajmer.
    You fetch 1 house from the quarry.
    You move the governor of Ajmer down two boxes.
    Anna takes the Entrepreneur from you.
    You take the Yogi from Anna.
    Anna swaps the Priest for your Entrepreneur.
    You swap the Grand Duke for Odile’s Yogi.
    Anna gives you the Yogi.
    You use an action token for the action Quarry.
    You give up the action House: every other player gets 2 gold.
    Anna gives up the actions House and Gold: every other player gets 4 gold.
    Ajmer is scored. Anna gets 11 gold for 4 points. You get 7 gold for 1 point.
    Kota is scored. Anna gets 16 gold for 1 point, 5 of it for having no rivals there.
    Kota is scored. Nobody has a point there.
    Kota is scored. Anna gets 11 gold for 3 points. You get 7 gold for 3 points. The lower character wins ties.
    The game is over. Anna has 7 palaces and 0 gold. You have 1 palace and 1 gold. Odile has 0 palaces and 20 gold.
  `,
  it: `
    Prendi il Granduca.
    Anna vince l’asta per 0 pezzi d’oro.
    Turno di gioco 3: il Maharaja va ad Ajmer, il cui governatore sale in cima.
    Anna rivela Palazzo + casa e Casa.
    Riveli Cava (due volte).
    Anna viaggia da Ajmer a Udaipur.
    Anna ti paga un pedaggio di 2 pezzi d’oro.
    Paghi ad Anna un pedaggio di 1 pezzo d’oro.
    Anna paga 12 pezzi d’oro alla banca.
    Costruisci una casa nel villaggio fra Ajmer e Kota (più vicino ad Ajmer).
    Anna sposta una casa dal villaggio fra Ajmer e Kota (più vicino ad Ajmer) ad Ajmer.
    Anna costruisce il palazzo grande ad Ajmer.
    Prendi 1 casa dalla cava.
    Abbassi di due riquadri il governatore di Ajmer.
    Anna ti prende l’Imprenditore.
    Prendi lo Yogi ad Anna.
    Anna scambia il Sacerdote con il tuo Imprenditore.
    Scambi il Granduca con lo Yogi di Odile.
    Anna ti dà lo Yogi.
    Usi un segnalino azione per l’azione Cava.
    Rinunci all’azione Casa: ogni altro giocatore riceve 2 pezzi d’oro.
    Anna rinuncia alle azioni Casa e Oro: ogni altro giocatore riceve 4 pezzi d’oro.
    Punteggio di Ajmer. Anna riceve 11 pezzi d’oro per 4 punti. Ricevi 7 pezzi d’oro per 1 punto.
    Punteggio di Kota. Anna riceve 16 pezzi d’oro per 1 punto, di cui 5 perché senza rivali.
    Punteggio di Kota. Qui nessuno fa punti.
    Punteggio di Kota. Anna riceve 11 pezzi d’oro per 3 punti. Ricevi 7 pezzi d’oro per 3 punti. A parità vince il personaggio più basso.
    La partita è finita. Anna ha 7 palazzi e 0 pezzi d’oro. Hai 1 palazzo e 1 pezzo d’oro. Odile ha 0 palazzi e 20 pezzi d’oro.
  `,
  fr: `
    Tu prends le Grand-Duc.
    Anna remporte l’enchère pour 0 pièce d’or.
    Manche 3 : le Maharaja va à Ajmer, dont le gouverneur passe en haut de la piste.
    Anna dévoile Palais + maison et Maison.
    Tu dévoiles Carrière (deux fois).
    Anna voyage d’Ajmer à Udaipur.
    Anna te paie un péage de 2 pièces d’or.
    Tu paies à Anna un péage de 1 pièce d’or.
    Anna paie 12 pièces d’or à la banque.
    Tu construis une maison dans le village entre Ajmer et Kota (plus près d’Ajmer).
    Anna déplace une maison du village entre Ajmer et Kota (plus près d’Ajmer) à Ajmer.
    Anna construit le grand palais à Ajmer.
    Tu prends 1 maison dans la carrière.
    Tu descends le gouverneur d’Ajmer de deux cases.
    Anna te prend l’Entrepreneur.
    Tu prends le Yogi à Anna.
    Anna échange le Prêtre contre ton Entrepreneur.
    Tu échanges le Grand-Duc contre le Yogi d’Odile.
    Anna te donne le Yogi.
    Tu utilises un jeton action pour l’action Carrière.
    Tu renonces à l’action Maison : chaque autre joueur reçoit 2 pièces d’or.
    Anna renonce aux actions Maison et Or : chaque autre joueur reçoit 4 pièces d’or.
    Décompte d’Ajmer. Anna reçoit 11 pièces d’or pour 4 points. Tu reçois 7 pièces d’or pour 1 point.
    Décompte de Kota. Anna reçoit 16 pièces d’or pour 1 point, dont 5 pour l’absence de rivaux.
    Décompte de Kota. Personne n’y marque.
    Décompte de Kota. Anna reçoit 11 pièces d’or pour 3 points. Tu reçois 7 pièces d’or pour 3 points. À égalité, le personnage le plus bas l’emporte.
    La partie est finie. Anna a 7 palais et 0 pièce d’or. Tu as 1 palais et 1 pièce d’or. Odile a 0 palais et 20 pièces d’or.
  `,
};

/** What is asked, a line each. */
const ASKED: Record<Language, string> = {
  en: `
    Nobody is left to bid against you: take a character for free.
    Anna may raise your bid of 1 gold.
    Anna may raise Odile’s bid of 3 gold.
    Anna bids 15 gold. You cannot bid more: pass this auction.
    Place a house in a village (4 to go). A road opens once both its villages have a house.
    Anna and Odile are still choosing in secret. Ajmer will be scored.
    Anna is still choosing in secret. Ajmer will be scored.
    Choose your second action. It may be the same one again.
    Still to do: Gold, a palace and the Merchant’s power. Travel whenever you like. Or use an action token.
    Still to do: 2 palaces. Travel whenever you like.
    Anna’s turn. Still to do: House (twice) and the Entrepreneur’s power.
    All done. Travel on, or end the turn.
    Still to do: House and Gold. End the turn?
    Still to do: the Merchant’s power. End the turn? It costs nothing.
    Odile may end the turn without playing House.
    Anna may end the turn without playing Gold, building a palace or using the Entrepreneur’s power.
    You took Anna’s character. Anna is choosing a free one.
    Anna took your character. Take a free one.
    Odile is choosing which character to give you.
    Odile is choosing which character to give Anna.
  `,
  it: `
    Nell’asta non hai più rivali: scegli gratis un personaggio.
    La tua offerta è di 1 pezzo d’oro; Anna può rilanciare.
    L’offerta di Odile è di 3 pezzi d’oro; Anna può rilanciare.
    Anna offre 15 pezzi d’oro. Non puoi offrire di più: passa l’asta.
    Metti una casa in un villaggio (ancora 4). Due villaggi abitati aprono la loro strada.
    Il Maharaja è ad Ajmer. Anna e Odile stanno ancora scegliendo in segreto.
    Il Maharaja è ad Ajmer. Anna sta ancora scegliendo in segreto.
    Scegli la seconda azione; può essere di nuovo la stessa.
    Da fare: Oro, un palazzo e il potere del Mercante. Viaggia quando vuoi. O usa un segnalino azione.
    Da fare: 2 palazzi. Viaggia quando vuoi.
    Tocca ad Anna. Da fare: Casa (due volte) e il potere dell’Imprenditore.
    Tutto fatto. Viaggia ancora, o finisci il turno.
    Da fare: Casa e Oro. Finisci il turno?
    Da fare: il potere del Mercante. Finisci il turno? Non costa nulla.
    Forse Odile finirà il turno senza giocare Casa.
    Forse Anna finirà il turno senza giocare Oro né costruire un palazzo né usare il potere dell’Imprenditore.
    Hai preso il personaggio di Anna, che ne sceglie uno libero.
    Anna ha preso il tuo personaggio. Scegline uno libero.
    Odile sceglie quale personaggio darti.
    Odile sceglie quale personaggio dare ad Anna.
  `,
  fr: `
    Plus personne n’enchérit contre toi : choisis un personnage gratuitement.
    Ton offre est de 1 pièce d’or ; Anna peut surenchérir.
    L’offre d’Odile est de 3 pièces d’or ; Anna peut surenchérir.
    Anna offre 15 pièces d’or. Tu ne peux pas offrir plus : passe cette enchère.
    Pose une maison dans un village (encore 4). Deux villages bâtis ouvrent leur route.
    Le Maharaja est à Ajmer : décompte en fin de manche. Anna et Odile choisissent encore en secret.
    Le Maharaja est à Ajmer : décompte en fin de manche. Anna choisit encore en secret.
    Choisis ta deuxième action ; ce peut être la même.
    À faire : Or, un palais et le pouvoir du Marchand. Voyage quand tu veux. Ou utilise un jeton action.
    À faire : 2 palais. Voyage quand tu veux.
    C’est le tour d’Anna. À faire : Maison (deux fois) et le pouvoir de l’Entrepreneur.
    Tout est fait. Voyage encore, ou finis ton tour.
    À faire : Maison et Or. Finir ton tour ?
    À faire : le pouvoir du Marchand. Finir ton tour ? Cela ne coûte rien.
    Odile va peut-être finir son tour sans jouer Maison.
    Anna va peut-être finir son tour sans jouer Or ni construire un palais ni utiliser le pouvoir de l’Entrepreneur.
    Tu as pris le personnage d’Anna, qui en choisit un libre.
    Anna a pris ton personnage. Choisis-en un libre.
    Odile choisit quel personnage te donner.
    Odile choisit quel personnage donner à Anna.
  `,
};

const lines = (text: string): string[] => text.trim().split(/\n +/);

describe.each(['en', 'it', 'fr'] as const)('in %s', (language) => {
  test('the log of Raja says what has happened', () => {
    const said = EVENTS.map((event) => raja3.event(language, event, BRUNO));
    expect(said).toEqual(lines(TOLD[language]));
  });

  test('the prompt of Raja says what the player has to decide', () => {
    const said = QUESTIONS.map((state) => raja3.asks(language, state, BRUNO));
    expect(said).toEqual(lines(ASKED[language]));
  });

  test('no reason and no action of Raja is too long for two lines of a phone', () => {
    const { vocabulary, effect } = raja3.words[language] as GameWords & {
      vocabulary: Record<'reasons', Record<string, string>>;
      effect(ref: Ref): string;
    };
    const all = [
      ...Object.values(vocabulary.reasons),
      ...ACTIONS.map(actionRef).map((one) => effect(one)),
    ];
    expect(all.filter((text) => text.length > 85)).toEqual([]);
  });

  test('no button of Raja is too long for a phone', () => {
    const { vocabulary } = raja3.words[language] as GameWords & {
      vocabulary: Record<'buttons' | 'powers' | 'presets', Record<string, string>>;
    };
    const { buttons, powers, presets } = vocabulary;
    const all = [buttons, powers, presets].flatMap((some) => Object.values(some));
    expect(all.filter((text) => text.length > 22)).toEqual([]);
  });
});
