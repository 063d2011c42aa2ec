// The Italian text of the rules page of the second edition of Landlord!.
import { it as first, sharedRules } from '../../landlord/rulebook/it.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

export const it: Sections = {
  aim: [
    ...first.aim,
    'Se conosci la prima edizione, ecco che cosa cambia: nessuno riceve un tetto all’inizio, e i tetti non si comprano dagli altri giocatori ma da una pila, a un prezzo che cresce con i tuoi edifici. Uno Scienziato porta Mostri da un loro mazzo, una Taverna tiene lontano chi paga molto, e gli Scrocconi non pagano ma si possono spostare a pagamento. Non ci sono il Riciclo, né Studente, Single, Celebrità, Pensionati, Ricercatore e Manager. Riscuoti sempre almeno {least}. Quando un inquilino è costretto ad andarsene, il suo padrone di casa può scegliere qualsiasi appartamento adatto, anche altrui. Con l’Intermediario paga la banca, gli inquilini uccisi vanno sotto il mazzo, la Politica non fa uscire di prigione, e il mazzo finito non si rifà.',
  ],
  setup: [
    'Come si prepara?',
    'Ognuno riceve {cards} carte e {dollars} dollari. Il resto è il mazzo. La pila di {roofs} Tetti, il mazzo di {monsters} Mostri e la prigione stanno a parte e non hanno un appartamento sul dorso. Si sorteggia chi comincia, e i turni proseguono verso sinistra.',
    'Vedi solo le tue carte; di quelle degli altri si vede solo quante sono. I dollari sono pubblici.',
  ],
  signs: ['Che cosa vogliono dire i segni?', sharedRules.signs],
  turn: [
    'Che cosa faccio nel mio turno?',
    '1. Esame. Se sei in prigione, puoi prima pagare {bail} dollari e uscire. Poi, nell’ordine che vuoi: da ogni tuo edificio con Anarchici deve andarsene l’inquilino che paga di più; se più inquilini pagano lo stesso, scegli tu quale, e gli Anarchici non se ne vanno mai. Scegli un appartamento adatto (quali lo sono si legge in “Chi può abitare dove?”), tuo o altrui; se non ce n’è nessuno, l’inquilino viene scartato. Se hai lo Scienziato, un Mostro del suo mazzo va in un appartamento adatto, tuo o altrui. E ogni tuo Scroccone può spostarsi, per {fare} dollari.',
    '2. Carte. È la tua fase di gioco: gioca quante carte vuoi, in qualsiasi ordine. Costruisci, sistema inquilini, agisci.',
    '3. Affitti. Ogni inquilino paga il suo, ogni appartamento vuoto rende 1. Un edificio con Anarchici non rende nulla. Ricevi in ogni caso almeno {least}.',
    '4. Acquisti. Compra carte dal mazzo, una alla volta: vedi ciascuna prima di decidere se comprarne un’altra. Le prime {cheap} costano 1 dollaro ciascuna, le altre 2. Non puoi mai spendere più dell’affitto di questo turno; i {least} che spettano a tutti contano come affitto.',
  ],
  building: [
    'Come si costruisce?',
    sharedRules.double,
    'Posa da una a {highest} carte della tua mano, con il lato dell’appartamento in vista, e completa l’edificio nello stesso turno: con un Tetto della pila, oppure con una Mansarda o un Tetto piano della tua mano. Un Tetto della pila costa tanti dollari quanti sono i tuoi edifici completi, perciò il primo è gratis; le carte della tua mano non costano nulla. Finché l’edificio non è completo puoi riprendere i piani, ma non giocare altre carte. I fronti dei piani restano un tuo segreto. Gli edifici sono numerati nell’ordine in cui vengono costruiti, in tutte le strade.',
    'L’altezza di un edificio è il numero dei piani; seminterrato, Mansarda e Sopraelevazione non contano. Un edificio completo non riceve più piani.',
    'In seguito chiunque può mettere su un Tetto semplice una Sopraelevazione, e sotto ogni edificio una Cantina abitabile, anche negli edifici dei rivali. Mansarda e Tetto piano servono solo a completare un edificio.',
    'Finita la pila dei Tetti, solo Mansarda e Tetto piano completano un edificio. Il Tetto di un edificio demolito va in mano al suo padrone di casa: allora non costa nulla, ma non può fare da piano. In mano è segreto come ogni altra carta.',
  ],
  tenants: [
    'Chi può abitare dove?',
    'Un inquilino della tua mano entra in un appartamento vuoto di un qualsiasi edificio completo, tuo o altrui. L’appartamento è adatto se l’edificio non ha più piani di quanti ne permette la carta, se si trova a un’altezza che la carta permette (un Uomo col cane, per esempio, abita solo al piano terra o nel seminterrato) e se né gli inquilini già presenti né una Taverna lo vietano (con i Tipi strani, per esempio, vanno a stare solo altri Tipi strani).',
    'Chi ha bisogno di due appartamenti ne occupa due vuoti, uno sopra l’altro. Il seminterrato confina con il piano terra, la soffitta con l’ultimo piano; seminterrato e soffitta invece non confinano fra loro.',
    'Senza una carta Trasloco è sempre il padrone di casa a decidere dove va un inquilino. Chi è costretto ad andarsene non torna mai nello stesso edificio, e va solo in un appartamento adatto. Dentro un edificio, invece, un inquilino si sposta liberamente: conta solo l’altezza, se la carta ne chiede una (per esempio il piano terra), non i vicini, e i Musicisti non fanno scappare nessuno.',
    'L’asterisco * vuol dire: le nostre fonti non danno questo numero, perciò è nostro. Dove la prima edizione ha lo stesso inquilino, usiamo il numero di quella.',
  ],
  actions: [
    'Che cosa fanno le carte azione?',
    'Puoi giocare una carta azione contro chiunque, anche contro di te. Una volta giocata si scarta, riuscita o no. Ad alcune carte azione si può rispondere: una risposta è una carta che un altro giocatore gioca a sua volta.',
    'Non devi scartare nulla tu. Quando una carta ha avuto effetto o è fallita, le carte vanno da sole negli scarti, in quest’ordine: prima ciò che la carta ha colpito, poi la carta stessa, infine le risposte. In un’indagine ogni carta si scarta subito.',
  ],
  answers: [
    'Che cosa possono farmi gli altri?',
    sharedRules.threats,
    'Chi subisce una carta può rispondere: al Trasloco di un suo inquilino con l’Intermediario, agli Anarchici che entrano con la Polizia, a un Omicidio o a una Bomba con il Lunatico o la Polizia. Nessun altro può farlo. Ti si chiede anche se non hai nessuna di queste carte, così nessuno può indovinare la tua mano. Solo a chi non ha carte in mano non si chiede. Se giochi la carta contro di te, non si chiede a nessuno. Ma agli Anarchici che sposti in un edificio altrui si può rispondere con la Polizia.',
    'Il Trasloco si svolge così: chi lo gioca paga {moverCharges} dollari al padrone di casa del Traslocatore, si può rispondere con l’Intermediario, l’inquilino si sposta, i Musicisti fanno scappare gli altri, agli Anarchici si può rispondere con la Polizia. Se a spostarsi è il Traslocatore, il suo padrone di casa viene pagato quest’ultima volta.',
    'L’Intermediario riceve subito dalla banca l’affitto dell’inquilino, e il nuovo padrone di casa al prossimo affitto non riceve nulla da lui. Fino a quell’affitto, pagato o perduto per Anarchici o prigione, l’inquilino porta un segno. Il segno sparisce se l’inquilino si sposta di nuovo, come l’Affitto trattenuto.',
    'Il Lunatico devia un Omicidio o una Bomba: chi lo gioca sceglie un inquilino o un edificio di chi ha giocato il delitto. Può scegliere anche degli Anarchici, ma non i Coinquilini. Non si può rispondere, la polizia non viene e nessuna Famiglia denuncia. Se non c’è niente da colpire, il delitto va a vuoto.',
  ],
  jail: [
    'Quando arriva la polizia?',
    sharedRules.police,
    sharedRules.prisoner,
    'In prigione giochi come sempre, ma riscuoti esattamente {least}. Esci con {bail} dollari durante l’esame, con la Corte nella tua fase di gioco, o quando viene arrestato qualcun altro.',
    'Se finisci in prigione mentre giochi le tue carte, in questo turno riscuoti come chi è in prigione, a meno che la Corte non ti liberi.',
    'Una Famiglia denuncia solo i delitti che il suo padrone di casa commette, non quelli che altri commettono nel suo edificio. Se la vittima è lei, o se muore nell’edificio distrutto da una Bomba, non denuncia nulla. Dove una Famiglia denuncia non serve chiamare la polizia: la vittima può rispondere solo con il Lunatico, e l’indagine è una sola.',
  ],
  end: [
    'Quando finisce?',
    'Pescata l’ultima carta del mazzo, ognuno ha ancora un turno, anche chi l’ha pescata. Il mazzo non si rifà: da quel momento le carte che andrebbero sotto si scartano.',
    'Vince chi ha più dollari. In caso di parità il posto è condiviso, a meno che si scelga l’opzione dello spareggio.',
  ],
  money: [
    'Come si contano i dollari?',
    sharedRules.rents,
    'Cauzione, Scrocconi e Tetti si pagano con qualsiasi denaro, le carte solo con l’affitto di questo turno. Ciò che rendono Traslocatore, Intermediario e scambi non è affitto, ma si riceve per intero anche in prigione e per edifici occupati.',
    'Se non puoi pagare per intero il padrone di casa del Traslocatore, paghi quello che hai.',
  ],
  variants: [
    'Quali varianti ci sono?',
    'La nostra fonte per questa edizione non conosce scambi, né altra fine che quella del mazzo. Gli scambi liberi, la fine dopo alcuni giri e la fine a un importo fissato vengono dalla prima edizione; le cifre grandi cambiano solo ciò che si vede. Per la parità la fonte non ha una regola, solo delle idee: l’opzione ne prende tre, in un ordine nostro. A una carta risponde solo chi la subisce.',
    sharedRules.openTrade,
    sharedRules.ends,
  ],
  rulings: [
    'Buono a sapersi',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'La regola della Taverna vale finché è lì, anche per ogni inquilino che arriva dopo. Nel suo edificio contano due cose: l’affitto stampato sulla carta dell’inquilino (al massimo {here}; solo per la Taverna stessa non vale) e l’affitto che l’inquilino paga lì (al massimo {near}). Negli altri edifici del padrone di casa conta solo l’affitto che l’inquilino paga lì, qualunque cosa ci sia stampata. Se qualcuno la infrange, arrivando o perché un affitto è salito, il padrone di casa lo sposta, nell’ordine che vuole. Mentre si demolisce il suo edificio, la Taverna non esclude nessuno finché non ha un nuovo appartamento; quando tutti si sono spostati, chi infrange la sua regola se ne va.',
    'Chi è cacciato dagli Anarchici o dalla Taverna e non trova un appartamento adatto viene scartato; chi è cacciato dai Musicisti resta.',
    'Il Mostro viene, che il padrone di casa lo voglia o no, anche in prigione e con Anarchici. Se nessun appartamento gli va bene, o il suo mazzo è vuoto, non ne viene. Se muore, viene scartato o non trova un appartamento, torna nel suo mazzo; con lo Sfratto va in mano al padrone di casa come ogni inquilino, e da lì si può giocare.',
    'L’esame riguarda chi abita lì quando tocca a lui. Ogni Scroccone si sposta una volta per turno, anche se poi viene cacciato.',
    'Per i Nobili basta anche una Mansarda. In un edificio di un piano occupano il piano e l’appartamento sopra o sotto.',
    'Demolizione: prima tutti ricevono un appartamento, poi i Musicisti fra loro fanno scappare chi abitava lì al loro arrivo; sceglie il padrone di casa di quell’edificio. Una scelta che lascerebbe poi qualcuno senza appartamento non viene proposta.',
    'L’Affitto trattenuto scade al prossimo affitto del padrone di casa, anche in prigione e con Anarchici. Un secondo sullo stesso inquilino aspetta l’affitto dopo. L’inquilino conta comunque come vicino, per esempio per gli Hacker.',
    'Nello spareggio contano come inquilini tutti quelli che abitano nei tuoi edifici, anche Anarchici e Mostri, e l’affitto singolo è quello del momento.',
    sharedRules.hiddenOrder,
  ],
  credits: first.credits,
};
