// The Italian texts of the worked examples of the second edition of Landlord!.
import { sharedSigns, sharedTexts } from '../../../landlord/rulebook/examples/it.ts';
import type { Texts } from './index.ts';

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;
const { jail, ...ofOthers } = ofPlayers;

export const it: Texts = {
  ...sharedTexts,
  signsOfBuildings: {
    ...building,
    marks: [
      ofBuildings.rent,
      ofBuildings.floors,
      ofBuildings.withheld,
      ofBuildings.empty,
      ofBuildings.number,
      ofBuildings.sum,
      'Una chiave sotto la moneta: il prossimo affitto di questo inquilino l’ha già avuto l’Intermediario.',
      'L’insegna della Taverna è appesa al suo edificio.',
      'Anarchici: assi alle finestre e monete grigie. In questo edificio non paga nessuno, e rende {house2}.',
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: {
    ...players,
    marks: [
      ...Object.values(ofOthers),
      'La pila dei Tetti, e quanto ti costa il prossimo.',
      'Il mazzo dei Mostri.',
      jail,
    ],
  },
  squatted: {
    title: 'Gli Anarchici cacciano l’inquilino migliore',
    text: 'Il tuo esame. All’ultimo piano del tuo primo edificio abitano degli Anarchici. L’inquilino che lì paga di più deve andarsene.',
    marks: [
      'Senza gli Anarchici il terzo Hacker pagherebbe {flat0_3}, più di ogni altro lì.',
      'Un tuo appartamento adatto.',
      'Un appartamento adatto dell’altro giocatore.',
    ],
    after:
      'Hai scelto il tuo edificio, dove l’Hacker è il primo e paga {flat1_2After}. L’edificio occupato rende ancora {house0After}: nella tua fase di gioco la tua Polizia può cacciare gli Anarchici.',
  },
  nomad: {
    title: 'Un Mostro e uno Scroccone',
    text: 'Il tuo esame. Il tuo Scienziato porta un Mostro, e il tuo Scroccone può spostarsi per {fare} dollari. Dove vanno lo scegli tu.',
    marks: [
      'Lo Scienziato abita sotto il tetto.',
      'Lo Scroccone non ti paga nulla.',
      'Qui andrà lo Scroccone.',
      'Qui andrà il Mostro.',
    ],
    after:
      'Il Mostro paga all’altro giocatore {flat1_4After}, lo Scroccone nulla: quell’affitto scende da {rent1} a {rent1After}. Il tuo piano terra è vuoto e rende di nuovo 1, quindi il tuo affitto sale da {rent0} a {rent0After}. Ti è costato {loss0} dollari.',
  },
  firstBuilding: {
    title: 'Tre carte diventano un edificio',
    text: 'Non hai ancora un edificio. Il Trasloco, l’Intermediario e l’Alibi che hai in mano ora servono a poco: li posi come piani.',
    after:
      'Nessun altro sa quali carte siano i piani. Un Tetto della pila ha completato l’edificio, gratis, perché è il primo. L’Hacker è entrato: {rent0After} dollari per turno, {flat1_1After} dall’Hacker e 1 per ciascuno dei due piani vuoti.',
  },
  roofPrice: {
    title: 'Quanto costa un Tetto?',
    text: 'Posi due piani e compri un Tetto della pila. Costa tanti dollari quanti sono i tuoi edifici.',
    marks: [
      'Il tuo primo edificio.',
      'Il tuo secondo edificio.',
      'La pila dei Tetti: il prossimo ti costa {buildings0} dollari.',
    ],
    after:
      'Hai pagato {loss0} dollari. Il prossimo Tetto te ne costerà {buildings0After}, ma la Mansarda che hai in mano completa un edificio gratis.',
  },
  nobles: {
    title: 'Un posto per i Nobili',
    text: 'I Nobili vogliono due appartamenti in un edificio di un piano con un seminterrato, una Mansarda o una Sopraelevazione.',
    marks: [
      'Un piano e un Tetto semplice: non va ancora bene.',
      'Un piano e una Sopraelevazione: va bene, ma qui pagherebbero l’altro giocatore.',
    ],
    after:
      'Hai aggiunto una Cantina abitabile. I Nobili abitano nel seminterrato e al piano terra, e ti pagano {flat0_0After}: il tuo affitto sale da {rent0} a {rent0After}.',
  },
  tavern: {
    title: 'La Taverna manda via gli inquilini',
    text: 'Metti la Taverna nel tuo primo edificio. La sua regola vale in tutti i tuoi edifici.',
    marks: [
      'La Taverna va qui.',
      'Sulla carta dell’Uomo col cane c’è {manWithDogRent}; con la Taverna è permesso al massimo {here}.',
      'Il terzo Hacker paga {flat1_3}; negli altri tuoi edifici è permesso al massimo {near}.',
      'Sulla carta della Mamma con bambini c’è {motherRent}: può restare.',
    ],
    after:
      'L’Uomo col cane non ha trovato altro appartamento adatto che il piano terra dell’altro giocatore. L’Hacker è andato a stare con la Taverna, lì è il primo e paga {flat0_0After}. Il tuo affitto è sceso da {rent0} a {rent0After}: una Taverna è più utile da un rivale.',
  },
  broker: {
    title: 'L’Intermediario ti toglie il primo affitto',
    text: 'Porti via un Hacker all’altro giocatore.',
    marks: ['Il terzo Hacker paga {flat1_3}.', 'L’Hacker va qui.'],
    after:
      'L’altro giocatore ha risposto con l’Intermediario e ha ricevuto {gain1} dollari dalla banca. L’Hacker porta una chiave: al tuo prossimo affitto non ricevi nulla da questo inquilino, poi {flat0_2After} per turno. Il tuo prossimo affitto è dunque {rent0After}.',
  },
  order: {
    title: 'Ogni Hacker paga più di quello prima',
    text: 'Entra un terzo Hacker. Quanto paga un Hacker dipende da chi è arrivato prima.',
    marks: [
      'Il primo paga {flat0_1}.',
      'Il secondo paga {flat0_2}.',
      'La Mansarda vuota rende 1.',
      'Con il piano vuoto fanno {house0}.',
    ],
    after:
      'Il terzo Hacker paga {flat0_3After}, e l’edificio rende {house0After}. Se il primo se ne va, gli altri scalano e pagano {flat0_1} e {flat0_2}.',
  },
};
