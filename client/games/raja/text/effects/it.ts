// The Italian texts of the actions and characters of Raja.
import type { Effects } from '../vocabulary.ts';

export const effects: Effects = {
  actions: {
    gold: ['Oro', 'Prendi {income} pezzi d’oro dalla banca.'],
    house: [
      'Casa',
      'Costruisci una casa ({house} d’oro) in un villaggio con posto o dove sta il tuo architetto.',
    ],
    twoHouses: [
      'Due case',
      'Due case, {house} d’oro l’una: una in città, l’altra dove vuoi; mai entrambe nei villaggi.',
    ],
    moveHouse: [
      'Spostare casa',
      'Sposta una tua casa in un villaggio con posto o dove sta il tuo architetto. Gratis.',
    ],
    quarry: ['Cava', 'Prendi {fetch} delle tue case dalla cava: da ora puoi costruirle. È gratis.'],
    palace: [
      'Palazzo',
      'Costruisci un palazzo per {palace} pezzi d’oro nella città del tuo architetto.',
    ],
    palaceAndHouse: [
      'Palazzo + casa',
      'Un palazzo ({palace} d’oro) e una casa ({house}), nell’ordine che vuoi. Servono tutti e due.',
    ],
    track: [
      'Tabella dei turni',
      'Abbassa un governatore a scelta di due riquadri: visita prima. I superati salgono.',
    ],
    character: [
      'Carta personaggio',
      'Cambia personaggio con uno libero o con quello di un altro, che non può opporsi.',
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
