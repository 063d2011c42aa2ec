// The Italian reasons of the second edition of Landlord!.
import type { SecondVocabulary } from '../../../landlord/text/editions.ts';

export const reasons: SecondVocabulary['reasons'] = {
  apart: 'Con i Tipi strani non va a stare nessun altro.',
  wantsApart: 'I Tipi strani vanno solo in un edificio vuoto o da altri Tipi strani.',
  keepRoof:
    'Per completare l’edificio serve un tetto: una carta, o i dollari per un Tetto della pila.',
  playersAsked: 'Un giocatore si sceglie solo negli scambi liberi.',
  atticOnly: 'Questo inquilino sta solo in una soffitta abitabile.',
  extraFlat: 'Serve un edificio con seminterrato o soffitta abitabile.',
  tavernHere: 'Qui c’è la Taverna: ci abita solo chi ha sulla carta un affitto di {most} o meno.',
  tavernNear:
    'Il padrone di casa ha la Taverna: nei suoi edifici un inquilino paga al massimo {most}.',
  noFlatOnBack: 'Sul dorso di questa carta non c’è un appartamento: non può fare da piano.',
  nowhereNoFloor:
    'Nessun appartamento va bene per questo inquilino, e la sua carta non fa da piano.',
  tapRoofStack: 'Non hai carte tetto: compra un Tetto dalla pila.',
  roofsGone: 'La pila dei Tetti è vuota.',
  roofTooDear: 'Ora un Tetto costa {dollars}, e hai meno.',
  roofsBuild: 'Un Tetto si compra mentre costruisci: posa prima un piano.',
  discardsClosed: 'Dagli scarti non si prende niente.',
  moveNotUnder: 'Con un Trasloco si va in un appartamento, non sotto il mazzo.',
  flatFirst: 'Un appartamento adatto c’è: negli scarti va solo chi non ne ha.',
  mayStay: 'Questo inquilino può restare con la Taverna.',
  tapMonsters: 'Scegli prima il mazzo dei Mostri: ne arriva uno.',
  tapNomad: 'Ora puoi solo spostare uno Scroccone, o terminare l’esame.',
  tapYourNomad: 'Scegli lo Scroccone nel tuo edificio.',
  nomadMoved: 'Questo Scroccone è già stato spostato in questo turno.',
  nomadNowhere: 'Nessun altro appartamento va bene per questo Scroccone.',
  monsterCame: 'Il Mostro di questo turno è già arrivato.',
  noScientist: 'I Mostri li porta solo lo Scienziato, e tu non ce l’hai.',
  noMonsters: 'Il mazzo dei Mostri è vuoto.',
  monsterNowhere: 'Ora nessun appartamento va bene per un Mostro.',
  monstersCome: 'Un Mostro arriva durante l’esame di chi ha lo Scienziato.',
  'first.turnOut': 'Scegli prima chi se ne va per la Taverna, e dove.',
};
