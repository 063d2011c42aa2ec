// The Italian names and texts of the cards of Landlord!.
import type { FirstCards } from '../editions.ts';

export const cards: FirstCards = {
  tenants: {
    family: [
      'una Famiglia',
      'Denuncia ogni delitto (Omicidio o Bomba) che il suo padrone di casa commette, e ogni delitto nel proprio edificio: la polizia indaga subito. Il Lunatico non lo denuncia mai.',
    ],
    freaks: [
      'degli Hippies',
      'Vanno solo in edifici vuoti o di soli Hippies. Con loro non va a stare nessun altro, nemmeno gli Anarchici.',
    ],
    musician: [
      'un Musicista',
      'Il primo in un edificio fa scappare tutti gli altri; chi ce lo ha messo dice dove vanno. Chi non trova un appartamento adatto resta. Poi può entrarci chiunque.',
    ],
    mother: [
      'una Mamma con bambina',
      'Nella tua fase di gioco puoi riprenderla in mano da un tuo edificio, o spostarla in qualsiasi appartamento adatto. Non serve una carta.',
    ],
    celebrities: [
      'delle Celebrità',
      'Con altri inquilini nell’edificio pagano {among}, ma tutti gli altri pagano il doppio e gli appartamenti vuoti rendono 2.',
    ],
    pensioners: ['dei Pensionati', 'Solo piano terra o seminterrato. Niente scale.'],
    single: [
      'una Single',
      'Un Omicidio contro una Single fallisce: la Single resta. Non si può chiamare la Polizia, e nessuno denuncia.',
    ],
    student: [
      'uno Studente',
      'Il primo in un edificio paga {alone}, il secondo {second} e così via, in ordine di arrivo. Se uno se ne va, gli altri scalano.',
    ],
    mover: [
      'il Traslocatore',
      'Paga {alone}, non {rent} come sta scritto. Ma chiunque altro giochi un Trasloco, ovunque, versa {charges} dollari al suo padrone di casa.',
    ],
    researcher: ['un Ricercatore', 'Nessuna regola speciale. Lavora fino a tardi, paga puntuale.'],
    manager: [
      'un Manager',
      'Vuole due appartamenti in un edificio di un piano: serve dunque un seminterrato o una soffitta abitabile.',
    ],
    squatters: [
      'degli Anarchici',
      'In qualsiasi appartamento vuoto, anche altrui, tranne dagli Hippies. Il loro edificio non rende nulla, ci vanno a stare solo altri Anarchici, e a ogni turno il padrone di casa perde l’inquilino che paga di più. La Polizia li caccia.',
    ],
  },
  cards: {
    roof: [
      'un Tetto',
      'Completa un edificio. Nel tetto stesso non c’è un appartamento finché non si ristruttura.',
    ],
    roofRenovation: [
      'una Ristrutturazione del tetto',
      'Trasforma un qualsiasi Tetto semplice, anche altrui, in soffitta abitabile.',
    ],
    dormer: [
      'un Tetto con abbaini',
      'Completa un edificio con una soffitta abitabile, o trasforma in soffitta un qualsiasi Tetto semplice, anche altrui.',
    ],
    flatRoof: [
      'un Tetto piano',
      'Completa un edificio, o copre un qualsiasi Tetto semplice, anche altrui. Nel tetto stesso non ci sarà mai un appartamento.',
    ],
    cellar: [
      'una Ristrutturazione della cantina',
      'Aggiunge un seminterrato a un qualsiasi edificio, anche altrui; uno per edificio.',
    ],
    demolition: [
      'una Demolizione',
      'Abbatte un edificio i cui inquilini trovano tutti posto altrove. Il padrone di casa sceglie dove, e ne riprende in mano le carte.',
    ],
    alibi: ['un Alibi', 'Quando la polizia sospetta di te: passa a chi siede alla tua sinistra.'],
    bomb: [
      'una Bomba',
      'Fa saltare in aria un edificio: carte e inquilini vanno sotto il mazzo. Il Lunatico può deviarla, la Polizia può indagare.',
    ],
    recycle: [
      'il Riciclo',
      'Prendi la carta in cima agli scarti e lascia questa al suo posto. Si gioca in ogni tua decisione e quando ti si chiede qualcosa; poi decidi come prima.',
    ],
    lunatic: [
      'il Lunatico',
      'Risponde a un Omicidio o a una Bomba contro di te: il delitto colpisce chi l’ha giocato. L’inquilino o l’edificio lo scegli tu.',
    ],
    eviction: [
      'uno Sfratto',
      'Tutti gli inquilini di un edificio vanno in mano al padrone di casa; restano solo gli Anarchici.',
    ],
    court: [
      'la Corte',
      'Quando la polizia sospetta di te: vale come Alibi. Nella tua fase di gioco: ti fa uscire di prigione.',
    ],
    broker: [
      'un Intermediario',
      'Risponde al Trasloco di un tuo inquilino: chi ha giocato il Trasloco ti paga l’affitto che l’inquilino paga ora.',
    ],
    rentWithheld: [
      'un Affitto trattenuto',
      'L’inquilino non paga il prossimo affitto. Poi, o se trasloca, la carta si scarta.',
    ],
    murder: [
      'un Omicidio',
      'Un inquilino muore e viene scartato. Il Lunatico può deviarlo, la Polizia può indagare.',
    ],
    police: [
      'la Polizia',
      'Caccia gli Anarchici: mentre entrano in un tuo edificio o, nella tua fase di gioco, quelli che ci sono già. Dopo un Omicidio o una Bomba contro di te: indaga.',
    ],
    politics: [
      'la Politica',
      'Vale come Sfratto o Demolizione; nella tua fase di gioco fa anche uscire di prigione. Non è mai un alibi.',
    ],
    move: [
      'un Trasloco',
      'Un qualsiasi inquilino, anche altrui, va in un appartamento adatto o sotto il mazzo. Risposta: Intermediario.',
    ],
  },
};
