// The Italian texts of the worked examples of Room Share.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const it: Record<ExampleId, ExampleTexts> = {
  third: {
    title: 'In tre si fanno punti',
    text: 'Un inquilino blu e uno tuo dividono la suite E2. Lì nessuno fa punti, perché sono solo in due. Hai una chiave rossa, e in E2 abita un inquilino rosso.',
    marks: [
      'La suite E2, con due inquilini.',
      'Una chiave rossa apre ogni appartamento dove abita un inquilino rosso.',
    ],
    after:
      'Fai entrare il terzo. Ora ogni inquilino di E2 vale {suitePays}: tu hai {thirdRedAfter} punti, e il giocatore blu ne ha {thirdBlueAfter}.',
  },
  building: {
    title: 'Appartamenti e letti',
    text: 'Una parte del palazzo. Il segno in mezzo alla stanza dice che tipo di appartamento è, il bollo in basso quanto porta adesso ognuno dei suoi inquilini.',
    marks: [
      'Una stanza senza segno è un appartamento classico. Qui abitano esattamente in tre, e ognuno porta +{classicPays}.',
      'Il campanello e due stelle sono il segno della suite: +{suitePays} per ognuno dei tre.',
      'La corona e tre stelle sono il segno della suite reale, che c’è solo con la variante: +{royalPays} per ognuno dei tre. Qui non abita ancora nessuno, perciò manca il bollo.',
      'Il fantasma e le ragnatele sono il segno di un appartamento stregato. Ogni inquilino costa {ghostCosts}, per quanti siano.',
      'Un letto libero. La freccia indica l’appartamento accanto, qui C2: in uno sfratto chi dorme in questo letto va lì.',
      'Un letto occupato. La piccola punta indica la via: questo inquilino salirebbe in B1.',
    ],
  },
  cards: {
    title: 'Carte e riserva',
    text: 'Una partita in due. In alto c’è la striscia del tavolo, in basso ci sono la tua mano e la tua riserva.',
    marks: [
      'Il mazzo, e quante carte ha ancora.',
      'L’ultima carta giocata.',
      'Chi deve decidere, e che cosa.',
      'Una chiave. Il colore e il segno dicono chi deve abitare nell’appartamento che apre.',
      'Una carta evento.',
      'Gli inquilini del tuo colore nella tua riserva.',
      'I tuoi inquilini neutri sono grigi. Li sistemi come i tuoi, ma non danno punti.',
    ],
  },
  players: {
    title: 'Accanto ai nomi',
    text: 'Tu e l’altro giocatore, in una partita in due. Al tavolo scegli un nome per vedere quante carte ha e da dove vengono i punti.',
    marks: [
      'I punti del momento.',
      'Quanti inquilini del tuo colore restano nella tua riserva.',
      'Quanti neutri restano.',
    ],
  },
  key: {
    title: 'Una chiave blu per il tuo inquilino rosso',
    text: 'Hai una chiave blu. Il colore dice quali appartamenti apre. Chi entra viene dalla tua riserva.',
    marks: [
      'La tua chiave blu.',
      'In B3 abita un inquilino blu: la chiave apre l’appartamento.',
      'La chiave apre anche D2.',
      'In B2 abita solo un inquilino rosso: resta chiuso.',
    ],
    after:
      'Metti un inquilino rosso in B3. Ora ci abitano esattamente in tre, e ognuno dei tre giocatori ha lì {keyRedAfter} punto: tu, il blu e il giallo.',
  },
  neutral: {
    title: 'Anche i neutri sono coinquilini',
    text: 'Tre inquilini blu dividono D2 e portano {neutralBlue} punti. Con la tua chiave blu fai entrare un neutro come quarto.',
    marks: [
      'Qui abitano in tre. Con il quarto escono tutti.',
      'Un inquilino neutro occupa un letto come tutti gli altri.',
    ],
    after:
      'Tutti e quattro sono stati sfrattati. Il giocatore blu ora ha {neutralBlueAfter} punti, e non hai usato nessun inquilino del tuo colore.',
  },
  swap: {
    title: 'Via dall’appartamento stregato',
    text: 'Il tuo inquilino nell’appartamento stregato A2 ti costa {ghostCosts}. Con lo Scambio di appartamenti lo scambi con quello blu della suite B4.',
    marks: [
      'Il tuo inquilino in A2.',
      'L’inquilino blu in B4, dove ognuno dei tre vale {suitePays}.',
    ],
    after:
      'Ognuno ha adesso il letto dell’altro, freccia compresa. I tuoi punti sono passati da {swapRed} a {swapRedAfter}, quelli del giocatore blu da {swapBlue} a {swapBlueAfter}.',
  },
  forced: {
    title: 'Uno sfratto che conviene',
    text: 'Lo Sfratto forzato non ha bisogno di un appartamento pieno. Due tuoi inquilini abitano nell’appartamento stregato C4, e hai {forcedRed} punti. Svuoti C4.',
    marks: [
      'Questo sale in C3, dove abitano in due.',
      'Questo va a sinistra, nella suite B4, dove pure abitano in due.',
    ],
    after:
      'Tutti e due sono i terzi nel nuovo appartamento: {classicPays} in C3 e {suitePays} in B4. Ora hai {forcedRedAfter} punti.',
  },
  burst: {
    title: 'Il quarto inquilino',
    text: 'In B3 abitano in tre, e ognuno vale {classicPays}. Con una chiave rossa metti un inquilino rosso nell’ultimo letto libero: tutti e quattro devono uscire.',
    marks: [
      'L’ultimo letto libero. È rivolto verso A3.',
      'Chi esce verso l’alto va in B2, dove abitano in due.',
      'Chi esce a sinistra va in A3, dove pure abitano in due.',
    ],
    after:
      'Ognuno è andato dove era rivolto il suo letto, e i nuovi letti li hai scelti tu. In B2 e in A3 ora abitano esattamente in tre: hai {burstRedAfter} punti invece di {burstRed}.',
  },
  edge: {
    title: 'Oltre il bordo, e avanti',
    text: 'Con una chiave verde metti un inquilino rosso in E2, al bordo destro: è il quarto. Il rosso è rivolto in alto e passa in E1. Il blu è rivolto a destra, esce oltre il bordo e rientra in A2. Il giallo è rivolto in basso e passa in E3, il verde è rivolto a sinistra e passa in D2.',
    marks: [
      'E2, con l’ultimo letto libero in alto.',
      'A2, al bordo opposto: un appartamento stregato.',
      'D2. Qui abitano in tre.',
    ],
    after:
      'In D2 è arrivato il quarto, e D2 si svuota subito dopo: i suoi inquilini aspettano i nuovi letti nell’ordine dei numeri. In A2 il blu costa {ghostCosts} al suo giocatore.',
  },
  stays: {
    title: 'Accanto non c’è posto',
    text: 'In una catena di sfratti B2 e B3 sono pieni, e scegli quale dei due si svuota per primo. Scegli B2.',
    marks: [
      'Il giallo è rivolto verso B3, che è pieno. Perciò resta in B2, in un letto libero qualsiasi.',
      'Se scegliessi prima B3, resterebbe questo verde.',
    ],
    after:
      'Il rosso è passato in B1, il blu in C2 e il verde in A2; il giallo abita da solo in B2. Ora si svuota B3, e tutti i suoi vicini hanno posto.',
  },
  leave: {
    title: 'Uno torna in riserva',
    text: 'In tre dividono la suite C1: {leaveBlue} punti per il giocatore blu, {leaveGreen} per il verde. Giochi il Giorno del trasloco. Gli altri possono farti la stessa cosa.',
    marks: [
      'Questo inquilino blu deve andarsene.',
      'L’ultimo inquilino giallo del palazzo resta sempre.',
      'Il Giorno del trasloco non prende mai uno dei tuoi.',
    ],
    after:
      'L’inquilino blu è di nuovo nella riserva del suo giocatore. In C1 restano in due, e lì il blu e il verde non fanno più punti.',
  },
  lastChance: {
    title: 'Ancora un inquilino',
    text: 'Il giocatore blu ha sistemato l’ultimo inquilino, e la partita sta per finire. Hai {lastChanceRed} punti, ed è la tua ultima occasione: un inquilino in più dove abita il tuo colore e in tutto sono meno di tre.',
    marks: [
      'In D3 abitano due dei tuoi: qui puoi arrivare a tre.',
      'In D2 abitano già in tre. È chiuso.',
      'C4 per te è aperto, ma è stregato.',
    ],
    after:
      'Tre dei tuoi dividono D3, e chiudi con {lastChanceRedAfter} punti. L’inquilino che resta nella tua riserva non ne dà.',
  },
  count: {
    title: 'I tuoi punti, contati',
    text: 'Il tuo colore è il rosso, e in tutto hai {sum} punti. Ecco come si contano.',
    marks: [
      'Due dei tuoi dividono B3 con uno blu. Sono in tre in un appartamento classico: {pair} punti.',
      'Uno dei tuoi è fra i tre di una suite: {suitePays} punti.',
      'Due dei tuoi abitano da soli in D3: 0 punti, perché non sono in tre.',
      'Uno dei tuoi abita in un appartamento stregato: costa {ghostCosts} punti.',
    ],
  },
  renovate: {
    title: 'Rivolto verso la suite',
    text: 'Giochi la Ristrutturazione: due inquilini di D2 si scambiano i letti, e così cambia dove andrebbero.',
    marks: [
      'Il tuo inquilino è rivolto verso D3.',
      'Quello giallo è rivolto verso la suite E2.',
      'In E2 abitano due dei tuoi: con un terzo ognuno vale {suitePays}.',
    ],
    after:
      'Ora il tuo inquilino è rivolto verso E2. Se in D2 entra un quarto, diventa il terzo nella suite: {suiteOfThree} punti per te.',
  },
};
