import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'Famiglia',
      'la Famiglia',
      'Denuncia ogni Omicidio e ogni Bomba di chi le affitta casa, e tutti quelli nel proprio edificio: la polizia indaga subito. Su ciò che combina il Lunatico chiude un occhio.',
    ],
    freaks: [
      'Hippies',
      'gli Hippies',
      'Vanno solo in case vuote o piene di Hippies. E con loro non va a stare nessuno, nemmeno gli Anarchici.',
    ],
    musician: [
      'Musicista',
      'il Musicista',
      'Il primo di una casa fa scappare tutti gli altri; chi lo ha sistemato dice dove. Chi non trova un appartamento adatto resta e sopporta. Più tardi può tornarci chiunque.',
    ],
    mother: [
      'Mamma con bambina',
      'la Mamma con bambina',
      'Nella tua fase di gioco puoi riprenderla in mano da una tua casa, o spostarla in qualsiasi appartamento adatto. Senza carte.',
    ],
    celebrities: [
      'Celebrità',
      'le Celebrità',
      'Con altri inquilini in casa pagano {among}, ma tutti gli altri pagano il doppio e gli appartamenti vuoti rendono 2.',
    ],
    pensioners: ['Pensionati', 'i Pensionati', 'Solo pianterreno o cantina. Niente scale.'],
    single: [
      'Single',
      'la Single',
      'Non si può uccidere: la carta è sprecata e nessuno chiama la polizia.',
    ],
    student: [
      'Studente',
      'lo Studente',
      'Il primo di una casa paga {alone}, il secondo {second} e così via, in ordine di arrivo. Se uno se ne va, gli altri scalano.',
    ],
    mover: [
      'Traslocatore',
      'il Traslocatore',
      'Paga solo {alone}. Ma chiunque altro giochi un Trasloco, ovunque, versa {charges} dollari a chi lo ospita.',
    ],
    researcher: ['Ricercatore', 'il Ricercatore', 'Lavora fino a tardi, paga puntuale. Tutto qui.'],
    manager: [
      'Manager',
      'il Manager',
      'Vuole due appartamenti in una casa di un piano: ci vuole dunque una cantina o una soffitta.',
    ],
    squatters: [
      'Anarchici',
      'gli Anarchici',
      'In qualsiasi appartamento vuoto di chiunque, tranne dagli Hippies. La loro casa non rende nulla, ci vengono solo altri Anarchici, e a ogni turno di chi la possiede se ne va l’inquilino che paga di più. La Polizia li toglie.',
    ],
  },
  cards: {
    roof: ['Tetto', 'Completa una casa. Non ci abita nessuno finché non si ristruttura.'],
    roofRenovation: [
      'Ristrutturazione del tetto',
      'Fa di un Tetto semplice, di chiunque, una soffitta abitabile.',
    ],
    dormer: [
      'Tetto con abbaini',
      'Completa una casa con una soffitta abitabile, o la ricava da un Tetto semplice di chiunque.',
    ],
    flatRoof: [
      'Tetto piano',
      'Completa una casa, o copre un Tetto semplice di chiunque. Lassù non abiterà mai nessuno.',
    ],
    cellar: [
      'Ristrutturazione della cantina',
      'Aggiunge una cantina abitabile a una casa di chiunque; una per casa.',
    ],
    demolition: [
      'Demolizione',
      'Abbatte una casa i cui inquilini trovano tutti posto altrove. Chi la possiede sceglie dove, e ne riprende in mano le carte.',
    ],
    alibi: ['Alibi', 'Quando la polizia ti interroga: passa a chi siede alla tua sinistra.'],
    bomb: [
      'Bomba',
      'Fa saltare in aria una casa: carte e inquilini vanno sotto il mazzo. Risposte: Lunatico, Polizia.',
    ],
    recycle: [
      'Riciclo',
      'Prendi la prima carta degli scarti e lascia questa. Nella tua fase di gioco o quando ti si chiede qualcosa; poi ti si chiede di nuovo.',
    ],
    lunatic: [
      'Lunatico',
      'Risponde a un Omicidio o a una Bomba contro di te: colpisce chi l’ha giocata. L’inquilino o la casa la scegli tu.',
    ],
    eviction: [
      'Sfratto',
      'Tutti gli inquilini di una casa tornano in mano a chi la possiede. Gli Anarchici non leggono la posta: restano.',
    ],
    court: [
      'Corte',
      'Quando la polizia ti interroga: come Alibi. Nella tua fase di gioco: fuori di prigione.',
    ],
    broker: [
      'Intermediario',
      'Risponde a un Trasloco di un tuo inquilino: chi lo gioca ti paga il suo affitto del momento.',
    ],
    rentWithheld: [
      'Affitto trattenuto',
      'L’inquilino salta il prossimo affitto. Se si trasferisce, la carta se ne va.',
    ],
    murder: ['Omicidio', 'Un inquilino muore e si scarta. Risposte: Lunatico, Polizia.'],
    police: [
      'Polizia',
      'Caccia gli Anarchici: mentre entrano in casa tua o, nella tua fase di gioco, se ci sono già. Dopo un Omicidio o una Bomba contro di te: indagini.',
    ],
    politics: [
      'Politica',
      'Come Sfratto o Demolizione; nella tua fase di gioco anche fuori di prigione. Mai un alibi.',
    ],
    move: [
      'Trasloco',
      'Un inquilino di chiunque va in un appartamento adatto, o sotto il mazzo. Risposta: Intermediario.',
    ],
  },
};
