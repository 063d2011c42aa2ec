// The Italian reasons why a move of Landlord! is not allowed.
import type { FirstVocabulary } from '../editions.ts';

export const reasons: FirstVocabulary['reasons'] = {
  'aim.flat': 'Scegli un appartamento per questo inquilino.',
  'aim.house': 'Per questa carta scegli un edificio intero.',
  'aim.tenant': 'Per questa carta scegli un inquilino.',
  sameFlat: 'Questo inquilino abita già lì.',
  taken: 'Ci abita già qualcuno. Scegli un appartamento vuoto.',
  noFlat: 'Lì non c’è un appartamento.',
  twoFlats:
    'A questo inquilino servono due appartamenti vuoti, uno sopra l’altro. Scegli quello in basso.',
  tooHigh: 'L’edificio ha {floors} piani; il massimo per questo inquilino è {most}.',
  groundOnly: 'Questo inquilino sta solo al piano terra o in un seminterrato.',
  atticOnly: 'Questo inquilino sta solo in una soffitta abitabile.',
  extraFlat: 'Serve un edificio con seminterrato o soffitta abitabile.',
  apart: 'Con gli Hippies non va a stare nessun altro.',
  wantsApart: 'Gli Hippies vanno solo in un edificio vuoto o da altri Hippies.',
  squatted: 'Con gli Anarchici vanno a stare solo altri Anarchici.',
  tavernHere: 'Qui c’è la Taverna: ci abita solo chi ha sulla carta un affitto di {most} o meno.',
  tavernNear:
    'Il padrone di casa ha la Taverna: nei suoi edifici un inquilino paga al massimo {most}.',
  mustLeave: 'Scegli un altro edificio: l’inquilino deve lasciare questo.',
  ownFirst: 'Uno dei tuoi appartamenti è adatto: usa prima quello.',
  noFlatLater: 'Così qualcun altro resterebbe senza appartamento. Scegline un altro.',
  noFlatForAll:
    'Questo edificio non si può demolire: non tutti i suoi inquilini trovano un appartamento.',
  ownSquatters: 'Scegli degli Anarchici in un tuo edificio.',
  untouchable: 'Questo inquilino non si può uccidere. Scegline un altro.',
  notSquatted: 'Scegli un inquilino in un tuo edificio con Anarchici.',
  inspected: 'In questo turno un inquilino ha già lasciato questo edificio.',
  paysLess: 'Scegli l’inquilino che lì paga di più.',
  noRoofCard: 'Questa carta non completa un edificio: scegli una carta tetto.',
  highest: 'Un edificio ha al massimo {most} piani: completalo con un tetto.',
  keepRoof: 'Per completare l’edificio serve una carta tetto. Tienine una, o comprala prima.',
  noFlatOnBack: 'Sul dorso di questa carta non c’è un appartamento: non può fare da piano.',
  onlyFinishes: 'Questa carta può solo completare un edificio, non cambiarlo.',
  hasCellar: 'Questo edificio ha già un seminterrato.',
  notPlain: 'Scegli un edificio con un Tetto semplice: solo quello si può cambiare.',
  notYourTurn: 'Non tocca a te.',
  over: 'La partita è finita.',
};
