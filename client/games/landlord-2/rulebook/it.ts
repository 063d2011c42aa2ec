import { it as first } from '../../landlord/rulebook/it.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

export const it: Sections = {
  ...first,
  setup: [
    first.setup[0],
    'Ognuno riceve {cards} carte e {dollars} dollari. Il resto è il mazzo. {roofs} Tetti, {monsters} Mostri e la prigione stanno a parte e non hanno un appartamento sul dorso. Chi comincia lo decide la sorte.',
    ...first.setup.slice(2),
  ],
  turn: [
    first.turn[0],
    '1. Ispezione, nell’ordine che vuoi. Da ogni tua casa con Anarchici deve andarsene l’inquilino che paga di più: in un appartamento adatto di chiunque, a tua scelta; se non c’è, negli scarti. Se hai lo Scienziato, un Mostro del mazzo va in un appartamento adatto di chiunque. I tuoi Nomadi possono spostarsi, per {fare} dollari ciascuno. In prigione puoi prima pagare {bail} dollari e uscire.',
    ...first.turn.slice(2),
  ],
  building: [
    first.building[0],
    'Metti da una a {highest} carte della tua mano, dal lato dell’appartamento, e chiudi la casa nello stesso turno: con un Tetto della pila, che costa tanti dollari quante sono le tue case, oppure con una Mansarda o un Tetto piano della tua mano, che non costano nulla. Il primo Tetto è gratis. Finché la casa è aperta puoi riprendere i piani, ma non giocare altro. I fronti restano un tuo segreto.',
    ...first.building.slice(2, 3),
    'Poi chiunque può mettere una Sopraelevazione su un Tetto semplice e una Cantina abitabile sotto ogni casa, anche degli altri. Mansarda e Tetto piano servono solo a finire.',
    'Finita la pila dei Tetti, solo queste due chiudono una casa. Il Tetto di una casa demolita va in mano a chi la possiede: allora non costa nulla, ma non può fare da piano.',
  ],
  tenants: [
    ...first.tenants,
    'Senza una carta Trasloco è sempre chi possiede la casa a decidere dove va un inquilino, da sé o da altri.',
    'I numeri con l’asterisco * sono nostri: la nostra fonte dice che cosa fanno gli inquilini, ma non tutto ciò che sta sulle loro carte. Dove la prima edizione ha lo stesso inquilino, il numero viene da lì.',
  ],
  jail: [
    first.jail[0],
    ...first.jail.slice(1, 3),
    'In prigione giochi come sempre, ma incassi esattamente {least}. Si esce con {bail} dollari all’inizio del turno, con la Corte nella tua fase di gioco, o quando arriva qualcun altro.',
    ...first.jail.slice(4),
  ],
  end: [
    first.end[0],
    'Pescata l’ultima carta del mazzo, ognuno ha ancora un turno, anche chi l’ha pescata. Il mazzo non si rifà.',
    ...first.end.slice(2),
  ],
  rulings: [
    first.rulings[0],
    ...first.rulings.slice(1, 3),
    'La regola della Taverna vale finché è lì, anche per chi arriva dopo: nella sua casa conta l’affitto sulla carta, nelle altre case ciò che l’inquilino pagherebbe. Se qualcuno la infrange, arrivando o perché un affitto è salito, chi possiede le case lo sposta, nell’ordine che vuole.',
    'Chi è cacciato e non trova un appartamento adatto va negli scarti; solo con i Musicisti si può restare.',
    'Il Mostro viene, che lo si voglia o no, anche in prigione e con Anarchici. Se nessun appartamento gli va bene, o il suo mazzo è vuoto, non ne viene.',
    'Ogni Nomade si sposta una volta per turno. Cauzione, viaggi e Tetti si pagano con qualsiasi denaro, le carte solo con l’affitto del turno; ciò che rendono Traslocatore e Intermediario non è affitto.',
    'Per i Nobili basta anche una Mansarda. In una casa di un piano occupano il piano e ciò che sta sopra o sotto.',
    'Chi finisce in prigione nella propria fase di gioco in quel turno incassa da prigione, se non aiuta una Corte.',
    ...first.rulings.slice(7, 9),
    'Una Famiglia non denuncia i delitti degli altri, nemmeno nel proprio edificio.',
    'Chi è colpito dal Lunatico lo sceglie chi lo gioca; i Coinquilini non si possono scegliere.',
    ...first.rulings.slice(10, 11),
    ...first.rulings.slice(12, 13),
  ],
};
