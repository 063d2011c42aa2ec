import type { Texts } from '../vocabulary.ts';

export const rules: Texts = {
  actions: {
    gold: ['Oro', 'Prendi {income} pezzi d’oro dalla banca.'],
    house: [
      'Casa',
      'Costruisci una casa per {house} pezzo d’oro: in un villaggio con posto, o nella città dove sta il tuo architetto.',
    ],
    twoHouses: [
      'Due case',
      'Costruisci due case, {house} pezzo d’oro l’una: una in città, l’altra in città o in un villaggio, nell’ordine che vuoi. Mai tutte e due nei villaggi.',
    ],
    moveHouse: [
      'Spostare casa',
      'Sposta una tua casa da un villaggio o da una città in un altro villaggio, o nella città dove sta il tuo architetto. È gratis.',
    ],
    quarry: [
      'Cava',
      'Prendi {fetch} tue case dalla cava e mettile nella tua scorta; da ora puoi costruirle. È gratis.',
    ],
    palace: [
      'Palazzo',
      'Costruisci un palazzo per {palace} pezzi d’oro nella città dove sta il tuo architetto.',
    ],
    palaceAndHouse: [
      'Palazzo e casa',
      'L’uno e l’altra, nell’ordine che vuoi, per {palace} più {house} pezzi d’oro. Uno solo dei due non basta a compiere l’azione.',
    ],
    track: [
      'Tabella dei turni',
      'Sposta un governatore qualsiasi due riquadri in basso; quelli che supera salgono di uno.',
    ],
    character: [
      'Carta personaggio',
      'Cambia il tuo personaggio con uno libero o con quello di un’altra persona, che non può opporsi.',
    ],
  },
  characters: [
    ['Granduca', 'il Granduca', 'Gioca per primo e vince ogni pareggio.'],
    ['Mercante', 'il Mercante', 'Prende 1 pezzo d’oro dalla banca a ogni suo turno.'],
    [
      'Sacerdote',
      'il Sacerdote',
      'I suoi palazzi piccoli valgono {priest} punti invece di {small}. Vale per chi ha la carta quando si conta.',
    ],
    [
      'Viandante',
      'il Viandante',
      'Viaggia gratis: i pedaggi li paga la banca a chi possiede le case. In ogni villaggio ci vuole comunque una casa. Vale finché hai la carta.',
    ],
    [
      'Imprenditore',
      'l’Imprenditore',
      'Costruisce o sposta gratis 1 casa, una volta per turno. La casa da costruire viene dalla scorta.',
    ],
    [
      'Costruttore',
      'il Costruttore',
      'Paga un palazzo {cheap} pezzi d’oro invece di {palace}. L’azione serve comunque. Vale finché hai la carta.',
    ],
    [
      'Yogi',
      'lo Yogi',
      'Prende un segnalino azione a ogni suo turno, finché ce ne sono ({tokens} in tutto). Solo nelle partite con lo Yogi.',
    ],
  ],
  options: {
    short: ['Partita breve', '{palacesShort} palazzi a testa e {roundsShort} turni.'],
    yogi: [
      'Yogi',
      'Un settimo personaggio e {tokens} segnalini azione. Un segnalino è un’azione in più nel tuo turno, qualsiasi tranne la Carta personaggio; uno per turno, subito o più tardi. Usato, torna al suo posto.',
    ],
    neutralPalaces: [
      'Palazzi neutrali',
      'In ogni città un posto per palazzi piccoli è occupato dall’inizio. In due, tre o quattro.',
    ],
    auction: [
      'Asta',
      'I personaggi vanno all’asta, uno dopo l’altro. Si rilancia o si passa per sempre; l’offerta più alta paga la banca e sceglie.',
    ],
    homeCities: [
      'Città di residenza',
      'Chi ha un personaggio fa 1 punto in più nella sua città di residenza, anche se lì non ha nulla.',
    ],
    manyCharacters: [
      'Più personaggi',
      'Con l’azione Carta personaggio ne prendi uno libero e tieni i tuoi. Se non ce n’è: scambiare o sedurre. I personaggi vanno all’asta.',
    ],
    openGold: ['Oro scoperto', 'Tutti vedono l’oro di tutti.'],
  },
  rules: {
    aim: [
      'Di che si tratta',
      'Con il vostro architetto percorrete le strade dell’India. A ogni turno il Maharaja visita una città e paga meglio chi lì ha costruito di più. L’oro va nei palazzi: vince chi alla fine ne ha costruiti di più.',
      'A ogni turno ognuno sceglie in segreto due di nove azioni. Ciò che scegli e non compi per intero ti costa: {penalty} pezzi d’oro dalla banca a ciascuno degli altri.',
    ],
    setup: [
      'Preparazione',
      '{roads} strade uniscono la città iniziale, {start}, e altre {cities} città. Su ogni strada ci sono due villaggi, {villages} in tutto. Ogni città tranne {start} ha al centro il posto per un palazzo grande e intorno {sites} per palazzi piccoli. La plancia è nostra: di quella stampata non abbiamo nessuna fonte.',
      'Ognuno comincia con un architetto a {start}, {palaces} palazzi, {houses} case e {gold} pezzi d’oro. Quanto oro hai è segreto; ogni pagamento è annunciato.',
      'I governatori delle {cities} città vanno a caso sui riquadri appena sopra la freccia della tabella dei turni. Più su ci sono i riquadri da 1 a {rounds}.',
      'Una persona sorteggiata prende uno dei personaggi da 1 a 6, poi gli altri in senso orario. Quelli che avanzano restano liberi accanto alla plancia.',
      'Nell’ordine dei personaggi ognuno mette una casa in un villaggio, per {settled} giri. Conviene aprire le strade verso le città che si contano prima. Poi ognuno ha {supply} case di scorta; altre {quarry} aspettano nella cava.',
    ],
    round: [
      'Un turno di gioco',
      '1. Il Maharaja va nella città del governatore più in basso nella tabella. Quel governatore passa al riquadro sopra il più alto.',
      '2. Tutti insieme scelgono in segreto due azioni sul disco; le due frecce possono stare sulla stessa azione, che allora si fa due volte.',
      '3. Il personaggio più basso scopre il disco e gioca il suo turno: le due azioni, il potere del personaggio e i viaggi, nell’ordine che vuole. Poi tocca al successivo. Gli altri dischi restano coperti fino al loro turno.',
      '4. Si conta la città del Maharaja.',
    ],
    actions: [
      'Le nove azioni',
      'Le due parti di un’azione si possono separare con viaggi o altro. Se non puoi o non vuoi compiere un’azione per intero: alla fine del tuo turno ognuno degli altri riceve {penalty} pezzi d’oro dalla banca, una volta per ogni azione così. Prima ti viene chiesto.',
    ],
    building: [
      'Costruire',
      'Le case si costruiscono dalla scorta, mai direttamente dalla cava. Un villaggio ha posto per {room} case, in due giocatori per {roomOfTwo}; anche dello stesso colore. In una città non c’è limite.',
      'Nei villaggi costruisci dove vuoi. In una città solo finché il tuo architetto è lì; puoi costruire, viaggiare oltre e costruire ancora.',
      'Ogni palazzo ha un posto suo: in ogni città 1 grande e {sites} piccoli. Grande o piccolo, il prezzo è lo stesso.',
      'A {start} non si costruisce.',
    ],
    travel: [
      'Viaggi e pedaggi',
      'Nel tuo turno il tuo architetto viaggia quanto vuoi e puoi pagare, una strada alla volta da città a città. Non si ferma mai in un villaggio.',
      'In tutti e due i villaggi di una strada ci vuole almeno una casa, di chiunque. Altrimenti la strada è chiusa.',
      'Il pedaggio: dove hai una casa passi gratis. In ogni altro villaggio paghi 1 pezzo d’oro per ogni casa, a chi la possiede. Le città sono gratis. Chi non può pagare tutta la strada non può prenderla.',
      'Una casa spostata manca subito: la strada può chiudersi, e il tuo passaggio gratuito finire. Per il Viandante paga la banca.',
    ],
    track: [
      'La tabella dei turni',
      'I governatori stanno uno sopra l’altro; il più basso indica la prossima città del Maharaja. Con l’azione Tabella dei turni sposti un governatore qualsiasi in basso di due riquadri esatti. Quelli che supera o raggiunge salgono di uno.',
      'Per il Maharaja i riquadri vuoti non contano; per lo spostamento sì. Anche la freccia è un riquadro.',
      'Il governatore più alto mostra quanto è vicina la fine.',
    ],
    characters: [
      'I personaggi',
      'Il numero dà l’ordine dei turni e decide i pareggi: prima il più basso. Il potere è di chi ha la carta, finché ce l’ha.',
    ],
    changing: [
      'Cambiare personaggio',
      'Con l’azione Carta personaggio prendi una carta libera e rimetti la tua sul tavolo, o prendi la carta di qualcun altro. Allora la tua torna sul tavolo, e chi è rimasto senza ne prende subito una libera, prima che tu continui: anche la tua.',
      'Puoi usare prima il potere della vecchia carta e poi quello della nuova. Mercante, Imprenditore e Yogi servono una volta per persona e turno; più tardi, con la stessa carta, possono servire ad altri.',
      'Chi sta giocando finisce il suo turno, e nessuno gioca due volte nello stesso. Fra chi non ha ancora giocato tocca al numero più basso.',
      'Con più personaggi: prendi una carta libera e tieni le tue. Se non ce n’è, scambi: nomini una carta di qualcun altro, che deve dartela e ne riceve una delle tue, a tua scelta. Oppure seduci: chi ha più carte di te te ne dà una, a scelta sua. Valgono tutti i tuoi poteri; per l’ordine e i pareggi conta la carta più bassa.',
    ],
    scoring: [
      'Il punteggio',
      'Nella città del Maharaja il tuo architetto vale 1 punto, ogni casa 1, ogni palazzo piccolo {small} (con il Sacerdote {priest}), il palazzo grande {great}. La banca paga secondo la graduatoria; a pari punti viene prima il personaggio più basso. Senza punti, niente oro.',
      'Bonus-monopolio: se nessun altro ha lì l’architetto, una casa o un palazzo, ricevi altri {alone} pezzi d’oro.',
    ],
    end: [
      'La fine',
      'La partita finisce dopo il punteggio del turno in cui qualcuno ha costruito l’ultimo palazzo ({palaces}, nella partita breve {palacesShort}) o un governatore è stato messo sull’ultimo riquadro ({rounds}, nella partita breve {roundsShort}); abbassarlo poi non cambia nulla. Dopo il turno {rounds} è finita in ogni caso.',
      'Vince chi ha costruito più palazzi. A pari palazzi chi ha più oro, poi il personaggio più basso.',
    ],
    variants: ['Varianti'],
    rulings: [
      'Buono a sapersi',
      '{start} non si conta mai.',
      'Meno di {fetch} case nella cava: prendi quelle che ci sono, ma l’azione non è compiuta per intero.',
      'Il pedaggio conta le case, non chi le possiede: due case dello stesso colore costano 2.',
      'Un governatore si può abbassare anche se non supera nessuno, purché sotto ci siano due riquadri.',
      'Due frecce su Due case: delle quattro case due devono stare in città.',
      'Un segnalino azione usato solo in parte costa come ogni azione.',
      'Con tutti i palazzi costruiti l’azione Palazzo non si può compiere; senza case di scorta, nemmeno Casa.',
      'Riprendere un personaggio ceduto nello stesso turno si può, ma il suo potere non serve una seconda volta.',
      'Se non c’è un personaggio libero né uno da prendere, l’azione Carta personaggio non è compiuta.',
      'I palazzi neutrali non valgono per nessuno e non tolgono il bonus-monopolio. Nemmeno il solo punto della città di residenza lo toglie; chi fa punti soltanto grazie a quello, e da solo, riceve anche il bonus.',
      'Asta: apre una persona sorteggiata, 0 è un’offerta, e nessuno offre più di quanto ha. La successiva la apre la prima persona senza personaggio a sinistra di chi ha vinto. L’ultima ne prende uno gratis. Quelli che avanzano restano liberi.',
      'I segnalini restano tuoi anche senza lo Yogi; alla fine non valgono nulla. Se sono finiti, lo Yogi non ne prende. La banca non si esaurisce mai.',
      'Con più personaggi, nel pareggio finale conta la carta più bassa.',
    ],
    credits: [
      'Chi l’ha fatto',
      'Raja è un gioco di Wolfgang Kramer e Michael Kiesling, del 2004, conosciuto anche come “Maharaja: Palace Building in India”. Non è il “Maharaja” del 2020. Questo è un posto non ufficiale dove giocarlo, con rispetto per i suoi autori. Parole, disegni e plancia sono nostri; dove il regolamento tace, anche le decisioni.',
    ],
  },
};
