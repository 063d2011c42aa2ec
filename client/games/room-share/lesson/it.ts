// What the coach says in Italian.
import type { LessonTexts } from '../../../table/lesson.ts';

export const it: LessonTexts = {
  title: 'Primi passi',
  sentences: {
    goal: 'Vince chi ha più punti. I tuoi inquilini sono i rossi, i tuoi punti sono qui.',
    three:
      'Qui abitano esattamente tre inquilini, quindi ognuno porta {classic} punto. Due sono tuoi.',
    suite: 'In una suite, quella con le stelle, ognuno dei tre porta {suite} punti.',
    reserve: 'La tua riserva: i rossi danno punti per te, i neutri per nessuno.',
    which: 'La tua chiave rossa fa entrare un inquilino dove abita un rosso. Dove rende di più?',
    key: 'Gioca la chiave: tocca la carta, poi la suite.',
    bed: 'Scegli un inquilino rosso, poi un letto libero.',
    scored: '{gain} punti in più! Hai pescato una carta, e il tuo turno è finito.',
    burst:
      'La chiave blu del tuo rivale serve dove abita un blu. È entrato il quarto: tutti fuori!',
    arrows: 'Ognuno va dove guarda il suo letto. Uno dei tuoi sale da un fantasma: −{ghost} punti.',
    look: 'Tieni premuto su una cosa per sapere che cos’è. Prova con questa carta evento.',
    revenge: 'Tocca a te! E2 rende punti al tuo rivale: gioca lì la Comunicazione.',
    fourth: 'Metti un rosso nell’ultimo letto: guarda a destra, oltre il bordo.',
    up: 'Ora escono uno alla volta. Questo va in alto: scegli un letto in E1.',
    right: 'Il tuo rosso esce dal bordo e rientra in A2: è il terzo! Scegli un letto.',
    down: 'Questo scende dal fantasma. Va bene qualsiasi letto.',
    left: 'L’ultimo va a sinistra, in D2. Va bene qualsiasi letto.',
    chain: 'Ottimo, ora A2 rende! Con un quarto inquilino si sarebbe svuotato subito dopo.',
    swap: 'Salva il tuo rosso dal fantasma: tocca lo Scambio, poi l’inquilino in D1.',
    other: 'Scegli il neutro in A2: a loro il fantasma non toglie nulla.',
    end: 'Quando un giocatore non ha più nessuno, né rossi né neutrali, gli altri ne sistemano ancora uno. Poi è finita.',
    tip: 'Un consiglio: tre dello stesso colore sono più al sicuro, perché poche chiavi aprono lì.',
    go: 'È tutto. Gioca una partita, e trova buoni coinquilini per i tuoi!',
  },
  answers: {
    suite: {
      says: 'Suite B4',
      reply: 'Giusto, qui manca il terzo! I tuoi due rossi porteranno {suite} punti ciascuno.',
    },
    classic: {
      says: 'A2',
      reply:
        'Sarebbe il terzo anche qui, ma un appartamento classico porta solo {classic} punto a testa.',
    },
    full: {
      says: 'D2',
      reply: 'Lì abitano già in tre. Se entra un quarto, devono uscire tutti!',
    },
  },
};
