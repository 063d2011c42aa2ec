// The Italian texts of the actions and characters of Raja.
import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Oro', 'Prendi {income} pezzi d’oro dalla banca.'],
    house: [
      'Casa',
      'Costruisci una casa per {house} pezzo d’oro, in un villaggio dove c’è posto o nella città dove sta il tuo architetto.',
    ],
    twoHouses: [
      'Due case',
      'Costruisci due case per {house} pezzo d’oro l’una, nell’ordine che vuoi: una in città, l’altra in città o in un villaggio. Mai tutte e due nei villaggi.',
    ],
    moveHouse: [
      'Spostare casa',
      'Sposta una tua casa da un villaggio o da una città in un altro villaggio, o nella città dove sta il tuo architetto. È gratis.',
    ],
    quarry: [
      'Cava',
      'Prendi {fetch} delle tue case dalla cava e mettile nella tua scorta: da ora puoi costruirle. È gratis.',
    ],
    palace: [
      'Palazzo',
      'Costruisci un palazzo per {palace} pezzi d’oro nella città dove sta il tuo architetto.',
    ],
    palaceAndHouse: [
      'Palazzo + casa',
      'Costruisci un palazzo per {palace} pezzi d’oro e una casa per {house}, nell’ordine che vuoi. Uno solo dei due non basta a compiere l’azione.',
    ],
    track: [
      'Tabella dei turni',
      'Abbassa un governatore qualsiasi di due riquadri; quelli che supera salgono di uno.',
    ],
    character: [
      'Carta personaggio',
      'Cambia il tuo personaggio con uno libero o con quello di un altro giocatore, che non può opporsi.',
    ],
  },
  characters: [
    ['Granduca', 'il Granduca', 'Gioca per primo e vince ogni pareggio.'],
    ['Mercante', 'il Mercante', 'Prende 1 pezzo d’oro dalla banca a ogni suo turno.'],
    [
      'Sacerdote',
      'il Sacerdote',
      'I palazzi piccoli valgono {priest} punti invece di {small}, per chi ha la carta al momento del punteggio.',
    ],
    [
      'Viandante',
      'il Viandante',
      'Viaggia gratis: la banca paga i pedaggi ai proprietari delle case. In ogni villaggio ci vuole comunque una casa. Vale finché hai la carta.',
    ],
    [
      'Imprenditore',
      'l’Imprenditore',
      'Costruisce o sposta gratis 1 casa, una volta per turno. La casa da costruire viene dalla scorta.',
    ],
    [
      'Costruttore',
      'il Costruttore',
      'Paga un palazzo {cheap} pezzi d’oro invece di {palace}. L’azione serve comunque. Vale finché hai la carta.',
    ],
    [
      'Yogi',
      'lo Yogi',
      'Prende un segnalino azione a ogni suo turno, finché ce ne sono ({tokens} in tutto). Solo nelle partite con lo Yogi.',
    ],
  ],
  options: {
    short: ['Partita breve', '{palacesShort} palazzi a testa e {roundsShort} turni di gioco.'],
    yogi: [
      'Yogi',
      'Un settimo personaggio e {tokens} segnalini azione. Un segnalino è un’azione in più nel tuo turno, qualsiasi tranne Carta personaggio. Se ne usa al massimo uno per turno, subito o più tardi. Dopo l’uso torna al suo posto.',
    ],
    neutralPalaces: [
      'Palazzi neutrali',
      'In ogni città un posto per palazzi piccoli è occupato dall’inizio, ma non in cinque giocatori.',
    ],
    auction: [
      'Asta',
      'I personaggi vanno all’asta, uno dopo l’altro. Si rilancia o si passa. Chi offre di più paga la banca e sceglie.',
    ],
    homeCities: [
      'Città di residenza',
      'Chi ha un personaggio fa 1 punto in più nella sua città di residenza, anche se lì non ha nulla.',
    ],
    manyCharacters: [
      'Più personaggi',
      'Con l’azione Carta personaggio ne prendi uno libero e tieni i tuoi. Se nessuno è libero, ne scambi uno tuo con uno che nomini, o seduci: chi ha più carte di te te ne dà una. I personaggi vanno all’asta.',
    ],
    openGold: ['Oro scoperto', 'Tutti vedono l’oro di tutti.'],
  },
};
