// The texts about what has happened: the log in turns, what the others have done since one's last turn, and looks back.
import type { Person } from '../text/compose.ts';
import { de } from '../text/grammar/fr.ts';
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  turn: (name: string) => `${name}’s turn`,
  ownTurn: 'Your turn',
  beginning: 'The beginning',
  together: 'Everybody',
  since: 'Since your last turn',
  sinceNothing: 'Nothing that concerns you.',
  rest: (lines: number) => `The rest (${lines})`,
  steps: (lines: number) => `Step by step (${lines})`,
  goOn: 'Go on',
  declining: 'You cannot answer: no is said for you in a moment.',
  lookBack: 'You are looking at an earlier moment.',
  lookNow: 'Back to now',
  logEmpty: 'Nothing yet.',
  undone: (who: Person) => `${who ?? 'You'} took a move back.`,
  skip: 'Skip',
  skipTo: { turn: 'Skip to your turn', question: 'Skip to the question' },
  look: 'Look at this moment',
  before: 'The moment before',
  after: 'The moment after',
};
type Words = typeof en;

const it: Words = {
  turn: (name) => `Il turno di ${name}`,
  ownTurn: 'Il tuo turno',
  beginning: 'L’inizio',
  together: 'Tutti',
  since: 'Dal tuo ultimo turno',
  sinceNothing: 'Niente che ti riguardi.',
  rest: (lines) => `Il resto (${lines})`,
  steps: (lines) => `Passo per passo (${lines})`,
  goOn: 'Avanti',
  declining: 'Non puoi rispondere: fra un momento si dice di no per te.',
  lookBack: 'Stai guardando un momento passato.',
  lookNow: 'Torna al presente',
  logEmpty: 'Ancora niente.',
  undone: (who) => (who ? `${who} ha ritirato una mossa.` : 'Hai ritirato una mossa.'),
  skip: 'Salta',
  skipTo: { turn: 'Vai al tuo turno', question: 'Vai alla domanda' },
  look: 'Guarda questo momento',
  before: 'Il momento prima',
  after: 'Il momento dopo',
};

const fr: Words = {
  turn: (name) => `Le tour ${de(name)}`,
  ownTurn: 'Ton tour',
  beginning: 'Le début',
  together: 'Tout le monde',
  since: 'Depuis ton dernier tour',
  sinceNothing: 'Rien qui te concerne.',
  rest: (lines) => `Le reste (${lines})`,
  steps: (lines) => `Pas à pas (${lines})`,
  goOn: 'Continuer',
  declining: 'Tu ne peux pas répondre : dans un instant, on dit non pour toi.',
  lookBack: 'Tu regardes un moment passé.',
  lookNow: 'Revenir au présent',
  logEmpty: 'Rien pour l’instant.',
  undone: (who) => (who ? `${who} a repris un coup.` : 'Tu as repris un coup.'),
  skip: 'Passer',
  skipTo: { turn: 'Aller à ton tour', question: 'Aller à la question' },
  look: 'Regarder ce moment',
  before: 'Le moment d’avant',
  after: 'Le moment d’après',
};

export const words = inCurrentLanguage({ en, it, fr });
