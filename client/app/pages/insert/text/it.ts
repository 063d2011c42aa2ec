import type { Words } from './en.ts';

export const it: Words = {
  title: 'Inserisci un gioco nel tuo sito',
  lead: 'Scegli, guarda com’è, copia una riga o due nella tua pagina. Chi la legge può giocare lì, senza account.',
  game: 'Quale gioco',
  place: 'Quale tavolo',
  places: {
    new: { name: 'Uno nuovo per ogni visitatore', hint: 'Lo apre e ne manda il link agli amici.' },
    named: {
      name: 'Un tavolo per la pagina',
      hint: 'Chi arriva sulla tua pagina trova gli altri allo stesso tavolo.',
    },
    table: {
      name: 'Un tavolo che c’è già',
      hint: 'Uno che hai aperto tu: quello del venerdì, o una partita da guardare.',
    },
  },
  name: 'Nome del tavolo',
  nameHint:
    'Fa parte dell’indirizzo: chi lo conosce può venire. Quello suggerito non si può indovinare.',
  another: 'Un altro',
  together:
    'Gioco, posti, impostazioni, siti e nome definiscono il tavolo. Se ne cambi uno, è un altro tavolo.',
  link: 'Link del tavolo',
  keyLeftOut:
    'Il link conteneva la chiave segreta di un posto, dopo il #. È stata tolta: non finisce mai nella tua pagina.',
  found: (game, host) => `${game} al tavolo di ${host}`,
  visitors: 'Che cosa fanno i visitatori',
  play: 'Giocano o guardano',
  watch: 'Guardano soltanto',
  how: 'Impostazioni della partita',
  seats: 'Posti',
  settings: 'Tutte le impostazioni',
  refused: (why) =>
    `Anche con tutti i posti occupati, con queste impostazioni la partita non potrebbe iniziare. ${why}`,
  look: 'Che aspetto ha',
  language: 'Lingua',
  ownLanguage: 'Quella del visitatore',
  accent: 'Colore di pulsanti e segni',
  ownAccent: 'Quello di Foyer',
  otherAccent: 'Un altro colore',
  mute: 'Senza suoni',
  height: 'Altezza',
  heights: { auto: 'Quanto serve al tavolo', fixed: 'Sempre uguale' },
  least: 'Almeno, in pixel',
  most: 'Al massimo, in pixel',
  fixed: 'In pixel',
  sites: 'Quali siti possono mostrarlo',
  sitesLabel: 'Siti dove si può giocare, uno per riga',
  sitesHint:
    'Se lasci vuoto, vale per tutti i siti. Su un sito non indicato il riquadro resta vuoto, così nessuno può nasconderlo sotto i propri pulsanti.',
  sitesFixed:
    'Dove si può giocare a quel tavolo lo ha deciso chi l’ha aperto. Guardare si può dappertutto.',
  result: 'Per la tua pagina',
  kinds: { element: 'Elemento', frame: 'Solo riquadro', oembed: 'oEmbed' },
  kindHints: {
    element:
      'Cresce con il tavolo e dice alla tua pagina come va la partita. La scelta migliore, dove gli script sono ammessi.',
    frame: 'Per i siti che non ammettono script. Non può crescere: l’altezza resta quella.',
    oembed: 'Incolla questo indirizzo, da solo su una riga, in un sito che conosce oEmbed.',
  },
  oembedBare: 'Al resto pensa quel sito; riceve solo il gioco scelto.',
  oembedTable: 'Al resto pensa quel sito; lingua e aspetto non gli arrivano.',
  oembedRaw: 'Che cosa chiederà quel sito',
  copy: 'Copia',
  copyFailed: 'Ora è selezionato: copialo con la tastiera.',
  problems: {
    name: 'Al tavolo serve un nome: lettere, cifre e -.',
    link: 'Manca il link di un tavolo. È fatto così:',
    gone: 'Questo tavolo non c’è. È già stato chiuso?',
    sites: 'Questi non sono siti:',
    manySites: 'Non più di otto siti.',
    height: 'Le altezze vanno da 240 a 2400 pixel, e la minima non supera la massima.',
  },
  sitesSecure: 'I siti cominciano con https://.',
  preview: 'Anteprima',
  width: 'Larghezza',
  widths: { phone: 'Telefono', full: 'Intera' },
  yourPage: 'La tua pagina, con il tavolo',
  noPreview: 'Lo vedrai qui.',
};
