import { cards as first } from '../../../landlord/text/cards/it.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'Famiglia',
      'la Famiglia',
      'Denuncia ogni Omicidio e ogni Bomba di chi le affitta casa: la polizia indaga subito. Non se è lei la vittima, né se il Lunatico ha deviato il colpo.',
    ],
    groupHouse: [
      'Coinquilini',
      'i Coinquilini',
      'Non si possono uccidere: nessuno sa chi ci abiti in questo momento.',
    ],
    hacker: ['Hacker', 'l’Hacker', first.tenants.student[2]],
    manWithDog: [
      'Uomo col cane',
      'l’Uomo col cane',
      'Solo pianterreno o cantina. Il cane le scale non le fa.',
    ],
    monster: [
      'Mostro',
      'il Mostro',
      'Viene dal suo mazzo quando c’è lo Scienziato, mai da una mano. Chi se ne libera lo rimanda là.',
    ],
    mother: [
      'Mamma con bambini',
      'la Mamma con bambini',
      'Nella tua fase di gioco puoi riprenderla in mano da una tua casa. Senza carte.',
    ],
    mover: [
      'Traslocatore',
      'il Traslocatore',
      'A ogni Trasloco di qualcun altro, ovunque, la banca versa {charges} dollari a chi lo ospita: anche quando a traslocare è lui.',
    ],
    musician: [
      'Musicisti',
      'i Musicisti',
      'I primi di una casa fanno scappare subito tutti gli altri; chi possiede la casa dice dove. Chi non trova un appartamento adatto resta. Più tardi può tornarci chiunque.',
    ],
    nobles: [
      'Nobili',
      'i Nobili',
      'Vogliono due appartamenti in una casa di un piano: ci vuole dunque una cantina, una Mansarda o una Sopraelevazione.',
    ],
    oddOnes: [
      'Tipi strani',
      'i Tipi strani',
      'Vanno solo in case vuote o piene di Tipi strani. E con loro non va a stare nessun altro, nemmeno gli Anarchici.',
    ],
    nomad: [
      'Nomade',
      'il Nomade',
      'Non paga. All’inizio del tuo turno puoi mandare il tuo in qualsiasi appartamento adatto, di chiunque, per {fare} dollari alla banca.',
    ],
    scientist: [
      'Scienziato',
      'lo Scienziato',
      'Solo sotto il tetto: Mansarda o Sopraelevazione. All’inizio del turno di chi lo ospita un Mostro va in un appartamento adatto, di chiunque, a scelta di chi lo ospita.',
    ],
    squatters: [
      'Anarchici',
      'gli Anarchici',
      'In qualsiasi appartamento vuoto di chiunque, tranne dai Tipi strani. La loro casa non rende nulla, ci vengono solo altri Anarchici, e a ogni turno l’inquilino che paga di più deve andarsene. La Polizia li toglie.',
    ],
    tavern: [
      'Taverna',
      'la Taverna',
      'Solo pianterreno o cantina. Nella sua casa non abita chi ha più di {here} sulla carta; nelle altre case dello stesso padrone, nessuno che paghi più di {near}. Vanno altrove, o negli scarti.',
    ],
  },
  cards: {
    roof: [
      'Tetto',
      'Completa una casa. Dalla pila costa tanti dollari quante sono le tue case; il primo è gratis.',
    ],
    roofRenovation: ['Sopraelevazione', first.cards.roofRenovation[1]],
    dormer: ['Mansarda', 'Completa una casa con un appartamento sotto il tetto, gratis.'],
    flatRoof: ['Tetto piano', 'Completa una casa, gratis. Non ci si potrà mai aggiungere nulla.'],
    cellar: ['Cantina abitabile', first.cards.cellar[1]],
    bomb: [
      'Bomba',
      'Fa saltare in aria una casa: carte e inquilini vanno sotto il mazzo, Tetto e Mostri nelle loro pile. Risposte: Lunatico, Polizia.',
    ],
    broker: [
      'Intermediario',
      'Risponde a un Trasloco di un tuo inquilino: la banca ti versa subito il suo affitto, che al prossimo incasso non paga a nessuno.',
    ],
    murder: ['Omicidio', 'Un inquilino muore e va sotto il mazzo. Risposte: Lunatico, Polizia.'],
    politics: ['Politica', 'Come Sfratto o come Demolizione.'],
    move: [
      'Trasloco',
      'Un inquilino di chiunque va in un appartamento adatto; negli scarti solo se non ce n’è nessuno. Risposta: Intermediario.',
    ],
  },
};
