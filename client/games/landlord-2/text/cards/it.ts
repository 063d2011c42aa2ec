// The Italian names and texts of the cards of the second edition of Landlord!.
import { cards as first } from '../../../landlord/text/cards/it.ts';
import type { SecondCards } from '../../../landlord/text/editions.ts';

export const cards: SecondCards = {
  tenants: {
    family: [
      'una Famiglia',
      'Denuncia ogni delitto (Omicidio o Bomba) che il suo padrone di casa commette: la polizia indaga subito. Ma non se è lei a essere colpita, né se il Lunatico devia il delitto.',
    ],
    groupHouse: ['dei Coinquilini', 'Non si possono uccidere, nemmeno con il Lunatico.'],
    hacker: ['un Hacker', first.tenants.student[1]],
    manWithDog: [
      'un Uomo col cane',
      'Solo piano terra o seminterrato. Il cane le scale non le fa.',
    ],
    monster: [
      'un Mostro',
      'Lo porta lo Scienziato, dal mazzo dei Mostri. Se muore, viene scartato o non trova un appartamento, torna lì; con lo Sfratto va in mano al padrone di casa.',
    ],
    mother: [
      'una Mamma con bambini',
      'Nella tua fase di gioco puoi riprenderla in mano da un tuo edificio. Non serve una carta.',
    ],
    mover: [
      'il Traslocatore',
      'Chiunque altro giochi un Trasloco, ovunque, versa {charges} dollari al suo padrone di casa: anche quando a traslocare è lui.',
    ],
    musician: [
      'dei Musicisti',
      'I primi in un edificio fanno scappare subito tutti gli altri; il padrone di casa dice dove. Chi non trova un appartamento adatto resta. Poi può entrarci chiunque.',
    ],
    nobles: [
      'dei Nobili',
      'Vogliono due appartamenti in un edificio di un piano: serve dunque un seminterrato, una Mansarda o una Sopraelevazione.',
    ],
    oddOnes: [
      'dei Tipi strani',
      'Vanno solo in edifici vuoti o di soli Tipi strani. Con loro non va a stare nessun altro, nemmeno gli Anarchici.',
    ],
    nomad: [
      'uno Scroccone',
      'Non paga. Durante il tuo esame puoi spostare il tuo in qualsiasi appartamento adatto, anche altrui, per {fare} dollari alla banca.',
    ],
    scientist: [
      'lo Scienziato',
      'Solo sotto il tetto: Mansarda o Sopraelevazione. Durante l’esame del suo padrone di casa un Mostro va in un appartamento adatto, anche altrui, a scelta del padrone di casa.',
    ],
    squatters: [
      'degli Anarchici',
      'In qualsiasi appartamento vuoto, anche altrui, tranne dai Tipi strani. Il loro edificio non rende nulla, ci vanno a stare solo altri Anarchici, e a ogni turno l’inquilino che paga di più deve andarsene. La Polizia li caccia.',
    ],
    tavern: [
      'la Taverna',
      'Solo piano terra o seminterrato. Nel suo edificio, oltre a lei, abita solo chi ha sulla carta un affitto di {here} o meno; in tutti gli edifici del suo padrone di casa, solo chi lì paga {near} o meno. Gli altri vanno altrove, o negli scarti.',
    ],
  },
  cards: {
    roof: [
      'un Tetto',
      'Completa un edificio. Dalla pila costa tanti dollari quanti sono i tuoi edifici; il primo è gratis.',
    ],
    roofRenovation: ['una Sopraelevazione', first.cards.roofRenovation[1]],
    dormer: ['una Mansarda', 'Completa un edificio con una soffitta abitabile, gratis.'],
    flatRoof: [
      'un Tetto piano',
      'Completa un edificio, gratis. Non ci si potrà mai aggiungere nulla.',
    ],
    cellar: ['una Cantina abitabile', first.cards.cellar[1]],
    bomb: [
      'una Bomba',
      'Fa saltare in aria un edificio: carte e inquilini vanno sotto il mazzo, Tetto e Mostri nelle loro pile. Il Lunatico può deviarla, la Polizia può indagare.',
    ],
    broker: [
      'un Intermediario',
      'Risponde al Trasloco di un tuo inquilino: la banca ti versa subito il suo affitto, e il nuovo padrone di casa al prossimo affitto non riceve nulla.',
    ],
    murder: [
      'un Omicidio',
      'Un inquilino muore e va sotto il mazzo. Il Lunatico può deviarlo, la Polizia può indagare.',
    ],
    politics: ['la Politica', 'Vale come Sfratto o come Demolizione.'],
    move: [
      'un Trasloco',
      'Un qualsiasi inquilino, anche altrui, va in un appartamento adatto; negli scarti solo se non ce n’è nessuno. Risposta: Intermediario.',
    ],
  },
};
