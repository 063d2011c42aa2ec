import type { Sections } from './sections.ts';

export const it: Sections = {
  aim: [
    'Di che si tratta',
    'Costruisci case, affitti gli appartamenti e incassi. Gli inquilini buoni vanno da te, gli altri dagli altri. Se è troppo lento, ci sono le bombe. Alla fine vince chi ha più dollari.',
    'Ogni carta è doppia. Il dorso è un appartamento, uguale su tutte le {deck}; il fronte è un inquilino, un pezzo di casa o un’azione. Ogni carta può dunque fare da piano, al prezzo di ciò che avrebbe potuto essere.',
  ],
  setup: [
    'Preparazione',
    'Ognuno riceve un Tetto, altre {cards} carte e {dollars} dollari. Il resto è il mazzo; la prigione è pronta. Si sorteggia chi dà le carte: comincia chi siede alla sua sinistra.',
    'Della tua mano vedi i fronti; delle altre tutti vedono quante carte sono. I dollari sono pubblici.',
  ],
  turn: [
    'Il turno',
    '1. Ispezione. Da ogni tua casa con Anarchici se ne va l’inquilino che paga di più: in un tuo appartamento vuoto e adatto; se non c’è, in uno di chiunque; se non c’è nemmeno quello, negli scarti. In prigione puoi ora pagare {bail} dollari e uscire.',
    '2. Carte. Giocane quante vuoi: costruisci, sistema inquilini, agisci.',
    '3. Affitti. Ogni inquilino paga il suo, ogni appartamento vuoto rende 1. Una casa con Anarchici non rende nulla. Ricevi almeno {least}.',
    '4. Acquisti. Compra carte dal mazzo, una alla volta: le prime {cheap} costano 1 dollaro, le altre 2. In tutto mai più dell’affitto di questo turno.',
  ],
  building: [
    'Costruire',
    'Metti da una a {highest} carte della tua mano, dal lato dell’appartamento, e chiudi la casa nello stesso turno con Tetto, Tetto piano o Tetto con abbaini. Fino al tetto puoi riprendere i piani, ma non giocare altro; in mano deve restare una carta per il tetto. I fronti restano un tuo segreto.',
    'L’altezza di una casa è il numero dei piani, senza cantina e soffitta. Non cresce più.',
    'Poi chiunque può mettere su un Tetto semplice una Ristrutturazione del tetto, un Tetto con abbaini o un Tetto piano, e sotto ogni casa una Ristrutturazione della cantina, anche da altri.',
    'Nessun tetto in mano? Nella tua fase di gioco offri dollari, a una persona o a tutte a turno. Si può vendere una carta tetto a scelta, chiedere di più o rifiutare. Puoi ritirarti finché nessuno accetta. Un’offerta rifiutata si può solo alzare.',
  ],
  tenants: [
    'Gli inquilini',
    'Un inquilino della tua mano entra in un appartamento vuoto di una casa finita, tua o altrui. È adatto se la casa non ha più piani di quanti ne permette la carta, il posto è giusto e i vicini sono d’accordo.',
    'A chi servono due appartamenti ne prende due vuoti, uno sopra l’altro. La cantina confina con il pianterreno, la soffitta con l’ultimo piano, ma non fra loro.',
    'Chi deve andarsene non torna mai nella stessa casa, e si sistema solo dove gli conviene. Dentro una casa ci si sposta a piacere: conta solo il posto scritto sulla carta.',
  ],
  actions: [
    'Le azioni',
    'Si possono rivolgere contro chiunque, anche contro di sé. Le carte giocate si scartano, riuscite o no.',
  ],
  answers: [
    'Le risposte',
    'Chi è colpito da una carta può rispondere: al Trasloco con l’Intermediario, agli Anarchici con la Polizia, a Omicidio e Bomba con Lunatico o Polizia. La domanda arriva comunque, a meno di non avere carte: così una pausa non dice nulla. Se una carta colpisce chi la gioca, non si chiede a nessuno.',
    'Il Trasloco va così: si paga il Traslocatore, si chiede l’Intermediario, l’inquilino si sposta, gli Anarchici possono incontrare la Polizia.',
    'Al colpo del Lunatico non si risponde. Se non trova nulla da colpire, va a vuoto.',
  ],
  jail: [
    'Polizia e prigione',
    'La polizia comincia da chi ha giocato Omicidio o Bomba. Chi non mostra Alibi o Corte va in prigione; chi li mostra la manda a sinistra, anche per più giri. Anche da chi l’ha chiamata.',
    'Chi è in prigione non viene interrogato: non c’è alibi migliore. La cella è per una persona; chi arriva libera chi c’era.',
    'In prigione giochi come sempre, ma incassi solo 1 dollaro per ogni tua casa senza Anarchici, almeno 1. Si esce con {bail} dollari all’inizio del turno, con Corte o Politica nella tua fase di gioco, o quando arriva qualcun altro.',
    'Dove una Famiglia denuncia non serve chiamare: alla vittima si chiede solo il Lunatico, e l’indagine è una sola, quante che siano le Famiglie.',
  ],
  end: [
    'La fine',
    'In due, tre o quattro: pescata l’ultima carta del mazzo, ognuno ha ancora un turno, anche chi l’ha pescata. In cinque o sei gli scarti diventano prima un nuovo mazzo; la seconda volta è l’ultima.',
    'Ciò che andrebbe sotto un mazzo finito si scarta. Vince chi ha più dollari; a pari dollari si divide il posto.',
  ],
  variants: ['Varianti'],
  rulings: [
    'Buono a sapersi',
    '“Paga di più” e la somma dell’Intermediario sono l’affitto del momento, con testi e vicini, come se non ci fossero Anarchici, prigione e Affitto trattenuto.',
    'Gli Anarchici possono raggiungere altri Anarchici. Ogni Polizia ne toglie una carta; quanti che siano, se ne va un inquilino a turno.',
    'Celebrità fra loro pagano {celebrities}. L’affitto raddoppia una volta sola, e il loro mai. Gli Anarchici non fanno compagnia.',
    'Chi non può pagare per intero Traslocatore o Intermediario paga quel che ha, prima il Traslocatore.',
    'Traslocatore, Intermediario e tetti venduti rendono per intero anche in prigione e in case occupate. Non comprano carte: quelle le paga solo l’affitto.',
    'Chi finisce in prigione nella propria fase di gioco in quel turno incassa da prigione, se Corte o Politica non aiutano.',
    'Demolizione: prima tutti trovano casa, poi i musicisti fra loro fanno scappare chi hanno raggiunto. Una scelta che lascerebbe qualcuno senza casa non è offerta.',
    'L’Affitto trattenuto scade al prossimo affitto di chi possiede la casa, anche in prigione e con Anarchici. Un secondo sullo stesso inquilino aspetta quello dopo.',
    'Una Famiglia denuncia il delitto nel proprio edificio anche se la vittima è lei.',
    'Negli scambi liberi qualcuno mette carte e dollari, l’altra parte li vede e mette i suoi, anche niente, e chi ha cominciato accetta o no. Nessun altro vede le carte.',
    'Senza testi tutti possono stare con tutti e ovunque, e il Traslocatore paga {mover}. Di tutti i testi resta solo quello degli Anarchici: niente affitto, l’inquilino migliore se ne va, la Polizia li toglie.',
    'Più carte vanno sotto il mazzo in un ordine che nessuno conosce.',
    'In cinque o sei il nuovo mazzo arriva subito e si continua a comprare al prezzo raggiunto.',
  ],
  credits: [
    'Chi l’ha fatto',
    '{title} è un gioco di Friedemann Friese, pubblicato da 2F-Spiele nel {year}. Questo è un posto non ufficiale dove giocarlo, con rispetto per il suo autore. Parole e disegni sono nostri; dove le fonti non concordano, anche le decisioni.',
  ],
};
