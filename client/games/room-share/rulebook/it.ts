// The Italian text of the rules page of Room Share.
import type { Sections } from './sections.ts';

export const it: Sections = {
  aim: [
    'Come si vince?',
    'Vince chi alla fine ha più punti. Dai in affitto appartamenti a inquilini che vogliono dividere le spese.',
    'I tuoi inquilini danno punti negli appartamenti con esattamente tre inquilini. Quando arriva il quarto, il proprietario del palazzo se ne accorge, e tutti e quattro vengono sfrattati. Negli appartamenti stregati i tuoi inquilini ti costano punti.',
  ],
  setup: [
    'Come si prepara?',
    'Il palazzo ha {flats} appartamenti in {columns} colonne e {rows} righe. Al centro ce ne sono {centre} classici. Intorno, mescolati, ci sono altri {ring} classici, {suites} suite e {haunted} appartamenti stregati. Ogni appartamento ha quattro letti, rivolti in alto, a destra, in basso e a sinistra.',
    'I tuoi inquilini hanno il colore che hai scelto al tavolo. Un inquilino di ognuno dei quattro colori abita già in un angolo del centro, nel letto rivolto verso il centro della riga. Quale colore va in quale angolo è sorteggiato. Altri {own} inquilini del tuo colore sono nella tua riserva.',
    'In due o in tre ci sono anche inquilini neutri. In tre ognuno ne riceve {three} del colore libero. In due ognuno ne riceve {two} di uno dei due colori liberi, sorteggiato. Gli inquilini neutri si sistemano come gli altri, ma non danno punti.',
    'Il mazzo ha {keys} chiavi di ogni colore e {events} copie di ogni carta evento, mescolate insieme; la Ristrutturazione c’è solo con la sua variante. Ognuno riceve {hand} carte e le tiene segrete. Il resto è il mazzo da cui si pesca. Le carte giocate e gli scarti sono scoperti.',
    'Il primo giocatore è sorteggiato. Si gioca in senso orario.',
  ],
  signs: [
    'Che cosa vogliono dire i segni?',
    'Riconosci gli inquilini dal colore, dal cappello e dal segno sul petto: i rossi hanno un cuore, i blu un rombo, i gialli una stella e i verdi un trifoglio. Le chiavi portano gli stessi segni.',
    'Ogni appartamento ha il nome della sua colonna e della sua riga: B3 è nella seconda colonna da sinistra e nella terza riga dall’alto.',
  ],
  turn: [
    'Che cosa faccio nel mio turno?',
    'Gioca una carta della tua mano e fai ciò che dice. Se così un appartamento arriva a quattro inquilini, vengono sfrattati. Infine scarta la carta e pesca fino ad avere di nuovo {hand} carte.',
    'Quando il mazzo è finito, gli scarti si rimescolano e diventano il nuovo mazzo.',
  ],
  keys: [
    'Che cosa apre una chiave?',
    'Una chiave apre un appartamento dove abita un inquilino del suo colore, chiunque la giochi. Metti un inquilino qualsiasi della tua riserva, del tuo colore o neutro, in un letto libero.',
    'Una chiave non apre mai un appartamento vuoto. Puoi anche far entrare il quarto: allora vengono sfrattati tutti e quattro.',
  ],
  events: [
    'Che cosa fanno le carte evento?',
    'Nel mazzo ce ne sono {events} di ogni tipo. La Ristrutturazione c’è solo se al tavolo avete scelto quella variante.',
  ],
  eviction: [
    'Che cosa succede con il quarto inquilino?',
    'In un appartamento si può abitare in tre. Con il quarto inquilino escono tutti e quattro nello stesso momento. Ognuno va nell’appartamento vicino verso cui è rivolto il suo letto. Oltre il bordo del palazzo si rientra dal lato opposto.',
    'Chi è di turno sceglie per ognuno un letto libero, uno dopo l’altro, in senso orario a partire da chi esce verso l’alto. Se l’appartamento vicino ha già quattro inquilini, l’inquilino resta nel suo, in un letto libero qualsiasi.',
    'Se ora altri appartamenti hanno quattro inquilini, si svuotano allo stesso modo, finché non ce ne sono più. Se sono più di uno, chi è di turno sceglie quale si svuota per primo.',
  ],
  rivals: [
    'Che cosa possono farmi gli altri?',
    'Possono mettere un quarto inquilino nel tuo appartamento migliore, svuotarne uno qualsiasi con lo Sfratto forzato, rimandare un tuo inquilino nella tua riserva con il Giorno del trasloco e mandarne uno in un appartamento stregato con lo Scambio di appartamenti. A una carta non si risponde con un’altra. Chi è di turno sceglie anche i letti dei tuoi inquilini sfrattati.',
    'Che cosa aiuta? Dove abita solo il tuo colore, gli altri possono mettere un inquilino solo con una chiave del tuo colore o con la Comunicazione. Guarda le frecce: se accanto si abita in due, uno sfratto può perfino darti punti. E il Giorno del trasloco non prende mai il tuo ultimo inquilino nel palazzo.',
  ],
  end: [
    'Quando finisce?',
    'Se alla fine del tuo turno la tua riserva è vuota, inquilini neutri compresi, comincia l’ultima occasione. In senso orario, ogni altro giocatore può ancora mettere un inquilino della propria riserva, di qualsiasi colore, in un appartamento dove abita il suo colore e in tutto gli inquilini sono meno di tre. Poi la partita è finita.',
  ],
  score: [
    'Come si contano i punti?',
    'Contano solo gli inquilini del tuo colore. Dove abitano esattamente in tre, ognuno dei tuoi vale {classicPays} in un appartamento classico, {suitePays} in una suite e {royalPays} nella suite reale (variante). In un appartamento stregato ognuno ti costa {ghostCosts} punti, per quanti siano. Gli inquilini in riserva non danno punti.',
    'Vince chi ha più punti. In caso di parità vince chi ha meno inquilini in riserva, neutri compresi, poi chi ha avuto prima l’ultima occasione.',
  ],
  variants: ['Quali varianti ci sono?', 'Le sceglie prima della partita chi ha aperto il tavolo.'],
  marks: { variant: 'variante', onlyThen: 'solo con la variante' },
  rulings: [
    'Buono a sapersi',
    'I letti appena lasciati sono liberi per chi arriva. Se è libero un solo letto, viene assegnato senza chiedere.',
    'Un appartamento pieno fra quattro pieni deve aspettare. Così ogni catena di sfratti finisce.',
    'Se puoi, devi fare ciò che dice la carta. Solo Giorno del trasloco e Ristrutturazione possono restare senza effetto; allora la carta si scarta.',
    'Il Giorno del trasloco non prende mai un inquilino del tuo colore.',
    'Lo Sfratto forzato può scegliere qualsiasi appartamento con almeno un inquilino. Gli inquilini si spostano come farebbero in quattro, e gli appartamenti che si riempiono si svuotano a loro volta.',
    'Il Nuovo contratto può sistemare qualsiasi inquilino della tua riserva, come ogni chiave.',
    'L’ultima occasione nasce solo dal tuo turno: ciò che altri fanno alla tua riserva non conta. Non provoca mai uno sfratto, perché prima nell’appartamento gli inquilini sono meno di tre.',
    'In caso di parità, anche nelle riserve, vince chi ha avuto prima l’ultima occasione, anche senza usarla. Chi ha chiuso la partita viene dopo tutti gli altri.',
    'La suite reale sostituisce un appartamento del tipo scelto intorno al centro. Quale, lo decide la sorte.',
    'Senza carte non ci sono mani, chiavi né eventi: metti un inquilino della tua riserva in un letto libero di un appartamento dove abita qualcuno. In caso di parità vince chi ha iniziato, senza guardare altro. Questa variante non si può combinare con la Ristrutturazione.',
  ],
  credits: [
    'Crediti',
    'Room Share è un gioco di Mr.Kou (RMBC 2022). L’edizione francese è di Musoka Studio.',
    'Questo è un posto non ufficiale per giocarci. Le parole e i disegni di questa pagina sono nostri.',
  ],
};
