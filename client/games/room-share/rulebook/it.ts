import type { Sections } from './sections.ts';

export const it: Sections = {
  setup: [
    'Preparazione',
    'Affitti stanze. Al centro della casa ci sono sei appartamenti classici; intorno, mescolati, 8 classici, 3 suite e 3 stregati. Ognuno ha quattro letti, rivolti in alto, a destra, in basso e a sinistra.',
    'Al centro abita già un inquilino di ogni colore. Ne hai altri 8 del tuo in riserva; in tre anche 2 del colore libero, in due 8 di un colore libero. Questi non danno punti. Ognuno riceve 3 carte.',
  ],
  turn: [
    'Il turno',
    'Gioca una carta e fai ciò che dice. Se ora un appartamento ha quattro inquilini, vengono sfrattati. Poi scarta e torna a tre carte. Finito il mazzo, si rimescolano gli scarti.',
  ],
  keys: [
    'Le chiavi',
    'Una chiave apre un appartamento dove abita un inquilino del suo colore: metti un inquilino qualsiasi della tua riserva in un letto libero.',
  ],
  events: ['Le carte evento'],
  eviction: [
    'Lo sfratto',
    'In tre si può abitare. Con il quarto volano fuori tutti insieme, ognuno dal vicino verso cui punta il suo letto. Oltre il bordo della casa si rientra dal lato opposto.',
    'Chi è di turno sceglie per ognuno un letto libero, in senso orario da chi è uscito in alto. Se il vicino è pieno, si resta nel proprio appartamento, in un letto libero qualsiasi. Poi si svuotano gli altri con quattro, finché non ce ne sono più.',
  ],
  end: [
    'Ultima occasione',
    'La partita finisce quando la tua riserva è vuota alla fine del tuo turno. In senso orario, ogni altro giocatore può ancora mettere un inquilino dove abita il suo colore e sono meno di tre.',
  ],
  score: [
    'I punti',
    'Contano solo gli inquilini del tuo colore: dove abitano esattamente in tre, e negli appartamenti stregati sempre.',
    'La parità va a chi ha meno inquilini in riserva, poi a chi veniva prima nell’ultima occasione.',
  ],
  variants: ['Varianti'],
  rulings: [
    'Buono a sapersi',
    'I letti appena lasciati sono liberi per chi atterra. Un solo letto libero si prende senza chiedere.',
    'Un appartamento pieno fra quattro pieni deve aspettare. Così ogni catena finisce.',
    'Una carta che non può fare nulla si scarta senza effetto: solo Trasloco e Ristrutturazione.',
    'Nell’ultima occasione chi passa mantiene il suo posto per le parità; chi ha chiuso la partita viene per ultimo.',
  ],
};
