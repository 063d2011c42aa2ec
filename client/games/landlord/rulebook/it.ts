// The Italian text of the rules page of Landlord!.
import type { Sections } from './sections.ts';

/** The rules that both editions share. */
export const sharedRules = {
  double:
    'Ogni carta è doppia. Il dorso è un appartamento, uguale su tutte le {deck}; il fronte è un inquilino, un pezzo di edificio o un’azione. Ognuna di queste carte può dunque fare da piano. Posarla non costa dollari, ma finché è un piano non puoi giocarne il fronte.',
  threats:
    'Possono mandare Anarchici nei tuoi edifici, far scappare i tuoi inquilini con dei Musicisti o portarli via con un Trasloco, trattenere un affitto, commettere un Omicidio, far saltare in aria un edificio con una Bomba, svuotarne o abbatterne uno con lo Sfratto o la Demolizione. Contro gli Anarchici aiuta la Polizia, contro il Trasloco l’Intermediario, contro un delitto, cioè un Omicidio o una Bomba, il Lunatico o la Polizia. Contro tutto il resto non c’è risposta.',
  signs:
    'Tutto ciò che si vede sul tavolo si spiega da sé: tieni premuto, o fermati sopra con il puntatore. Queste figure mostrano i segni che si incontrano di più.',
  rents:
    'Nella fase degli affitti si sommano tutti i tuoi edifici: quello che ogni inquilino paga in quel momento, e 1 per ogni appartamento vuoto. Un edificio con Anarchici non rende nulla. Il numero sulla carta di un inquilino è solo l’inizio: testi e vicini possono cambiarlo.',
  police:
    'Dopo un Omicidio o una Bomba la Polizia non salva nessuno: indaga. Comincia da chi ha giocato il delitto. Chi non gioca né Alibi né Corte va in prigione; chi gioca una di queste carte manda la polizia dal giocatore alla sua sinistra, anche per più giri e anche da chi l’ha chiamata. Nessuno è obbligato a giocarne una, e chi non ha carte in mano va subito in prigione.',
  prisoner:
    'La polizia salta chi è già in prigione. In cella c’è un posto solo, perciò chi arriva libera chi c’era.',
  openTrade:
    'Scambi liberi: nel tuo turno offri carte e dollari a un altro giocatore, che li vede e offre i suoi, anche niente; poi accetti o no. Nessun altro vede le carte. Un’offerta rifiutata non si ripete allo stesso giocatore in questa fase.',
  ends: 'La partita termina con ciò che arriva prima: il numero di giri scelto, il giro in cui qualcuno raggiunge l’importo scelto, o la fine del mazzo.',
  mostRent:
    'Per stabilire chi “paga di più” e quanto frutta l’Intermediario vale l’affitto pagato in quel momento, con testi e vicini, come se non ci fossero Anarchici, prigione e Affitto trattenuto.',
  moreSquatters:
    'Gli Anarchici possono andare a stare con altri Anarchici. Ogni Polizia ne toglie una carta. Per quanti siano, a ogni turno se ne va un solo inquilino.',
  hiddenOrder:
    'Se più carte vanno sotto il mazzo, ci vanno in un ordine casuale che nessuno conosce.',
};

export const it: Sections = {
  aim: [
    'Chi vince?',
    'Vince chi alla fine ha più dollari. Costruisci edifici, trovi inquilini per gli appartamenti e riscuoti gli affitti. Gli inquilini buoni vanno nei tuoi edifici, gli altri in quelli dei rivali. Se è troppo lento, ci sono le bombe.',
    'Alla fine contano solo i dollari. Edifici, inquilini e carte in mano non valgono più nulla: spendi per tempo, ma non all’ultimo momento.',
  ],
  setup: [
    'Come si prepara?',
    'Ognuno riceve un Tetto, altre {cards} carte e {dollars} dollari. Il resto è il mazzo; la prigione è pronta. Si sorteggia il mazziere: comincia chi siede alla sua sinistra, e i turni proseguono verso sinistra.',
    'Vedi solo le tue carte; di quelle degli altri si vede solo quante sono. I dollari sono pubblici.',
  ],
  signs: ['Che cosa vogliono dire i segni?', sharedRules.signs],
  turn: [
    'Che cosa faccio nel mio turno?',
    '1. Esame. Se sei in prigione, puoi prima pagare {bail} dollari e uscire. Poi, da ogni tuo edificio con Anarchici, deve andarsene l’inquilino che paga di più; se più inquilini pagano lo stesso, scegli tu quale. Gli Anarchici non se ne vanno mai. L’inquilino va in un tuo appartamento vuoto e adatto (quali lo sono si legge in “Chi può abitare dove?”), quello che preferisci. Se non ne hai, ne scegli uno altrui; se non ce n’è nessuno, viene scartato. Se questi edifici sono più di uno, l’ordine lo scegli tu, e dopo ciascuno gli affitti si contano di nuovo.',
    '2. Carte. È la tua fase di gioco: gioca quante carte vuoi, in qualsiasi ordine. Costruisci, sistema inquilini, agisci.',
    '3. Affitti. Ogni inquilino paga il suo, ogni appartamento vuoto rende 1. Un edificio con Anarchici non rende nulla. Ricevi in ogni caso almeno {least}.',
    '4. Acquisti. Compra carte dal mazzo, una alla volta: vedi ciascuna prima di decidere se comprarne un’altra. Le prime {cheap} costano 1 dollaro ciascuna, le altre 2. Non puoi mai spendere più dell’affitto di questo turno.',
  ],
  building: [
    'Come si costruisce?',
    sharedRules.double,
    'Posa da una a {highest} carte della tua mano, con il lato dell’appartamento in vista, e completa l’edificio nello stesso turno con un Tetto, un Tetto piano o un Tetto con abbaini. Finché non metti il tetto puoi riprendere i piani, ma non giocare altre carte; in mano deve sempre restare una carta tetto. I fronti dei piani restano un tuo segreto. Gli edifici sono numerati nell’ordine in cui vengono costruiti, in tutte le strade.',
    'L’altezza di un edificio è il numero dei piani; seminterrato e soffitta abitabile non contano. Un edificio completo non riceve più piani.',
    'Un Tetto con abbaini è subito un appartamento; un Tetto semplice non lo è. In seguito chiunque può mettere su un Tetto semplice una Ristrutturazione del tetto, un Tetto con abbaini o un Tetto piano, e sotto ogni edificio una Ristrutturazione della cantina, anche negli edifici dei rivali. Un tetto cambiato una volta non si cambia più.',
    'Nessuna carta tetto in mano? Nella tua fase di gioco offri dollari per averne una, a un giocatore o a tutti a turno; anche 0. Chi riceve l’offerta vende una carta tetto a sua scelta, chiede un altro prezzo o rifiuta. Chi chiede un altro prezzo mette subito sul tavolo il suo tetto, coperto. Puoi ritirarti finché nessuno accetta. Se un giocatore ha rifiutato la tua offerta, o se tu l’hai ritirata, in questa fase a quel giocatore puoi solo offrire di più; un’offerta accettata si può ripetere.',
  ],
  tenants: [
    'Chi può abitare dove?',
    'Un inquilino della tua mano entra in un appartamento vuoto di un qualsiasi edificio completo, tuo o altrui. L’appartamento è adatto se l’edificio non ha più piani di quanti ne permette la carta, se si trova a un’altezza che la carta permette (i Pensionati, per esempio, abitano solo al piano terra o nel seminterrato) e se gli inquilini già presenti lo permettono (con gli Hippies, per esempio, vanno a stare solo altri Hippies).',
    'Chi ha bisogno di due appartamenti ne occupa due vuoti, uno sopra l’altro. Il seminterrato confina con il piano terra, la soffitta con l’ultimo piano; seminterrato e soffitta invece non confinano fra loro.',
    'Chi è costretto ad andarsene non torna mai nello stesso edificio, e va solo in un appartamento adatto. Dentro un edificio, invece, un inquilino si sposta liberamente: conta solo l’altezza, se la carta ne chiede una (per esempio il piano terra), non i vicini, e un Musicista non fa scappare nessuno.',
  ],
  actions: [
    'Che cosa fanno le carte azione?',
    'Puoi giocare una carta azione contro chiunque, anche contro di te. Una volta giocata si scarta, riuscita o no. Ad alcune carte azione si può rispondere: una risposta è una carta che un altro giocatore gioca a sua volta.',
    'Non devi scartare nulla tu. Quando una carta ha avuto effetto o è fallita, le carte vanno da sole negli scarti, in quest’ordine: prima ciò che la carta ha colpito, poi la carta stessa, infine le risposte. In un’indagine ogni carta si scarta subito. In cima, per il Riciclo, c’è dunque l’ultima carta giocata.',
    'Il Riciclo prende il posto di questa carta in cima. Puoi giocarlo in ogni decisione tua (cauzione, esame, giocare carte, sistemare chi se ne va, scambi, acquisti, ma non mentre costruisci) e ogni volta che ti si chiede qualcosa, anche la polizia. Poi decidi come prima, e puoi già usare la carta presa. Se non ti si chiede nulla, nel turno di un altro non puoi giocarlo.',
  ],
  answers: [
    'Che cosa possono farmi gli altri?',
    sharedRules.threats,
    'Chi subisce una carta può rispondere: al Trasloco di un suo inquilino con l’Intermediario, agli Anarchici che entrano con la Polizia, a un Omicidio o a una Bomba con il Lunatico o la Polizia. Ti si chiede anche se non hai nessuna di queste carte, così nessuno può indovinare la tua mano. Solo a chi non ha carte in mano non si chiede. Se giochi la carta contro di te, non si chiede a nessuno. Ma agli Anarchici che sposti in un edificio altrui si può rispondere con la Polizia.',
    'Il Trasloco si svolge così: si paga il padrone di casa del Traslocatore, si può rispondere con l’Intermediario, l’inquilino si sposta, un Musicista fa scappare gli altri, agli Anarchici si può rispondere con la Polizia.',
    'Il Lunatico devia un Omicidio o una Bomba: chi lo gioca sceglie un inquilino o un edificio di chi ha giocato il delitto. Può scegliere anche degli Anarchici, ma non una Single. Non si può rispondere, la polizia non viene e nessuna Famiglia denuncia. Se non c’è niente da colpire, il delitto va a vuoto.',
    'All’Omicidio di una Single si risponde solo con il Lunatico. Altrimenti l’Omicidio fallisce: la Single resta, e nessuno denuncia nulla.',
  ],
  jail: [
    'Quando arriva la polizia?',
    sharedRules.police,
    sharedRules.prisoner,
    'In prigione giochi come sempre, ma riscuoti solo 1 dollaro per ogni tuo edificio senza Anarchici, e almeno {least}. Esci con {bail} dollari durante l’esame, con Corte o Politica nella tua fase di gioco, o quando viene arrestato qualcun altro.',
    'Se finisci in prigione mentre giochi le tue carte, in questo turno riscuoti come chi è in prigione, a meno che Corte o Politica non ti liberino.',
    'Dove una Famiglia denuncia il delitto non serve chiamare la polizia: la vittima può rispondere solo con il Lunatico. L’indagine è una sola, per quante siano le Famiglie.',
  ],
  end: [
    'Quando finisce?',
    'In due, tre o quattro: pescata l’ultima carta del mazzo, ognuno ha ancora un turno, anche chi l’ha pescata. In cinque o sei gli scarti diventano subito un nuovo mazzo, e si continua a comprare al prezzo raggiunto; la seconda volta è l’ultima. È l’ultima anche se non c’è nulla da mescolare.',
    'Le carte che andrebbero sotto un mazzo finito si scartano. Vince chi ha più dollari; in caso di parità il posto è condiviso.',
  ],
  money: [
    'Come si contano i dollari?',
    sharedRules.rents,
    'Le Celebrità da sole o fra loro pagano {celebritiesRent}. Gli affitti raddoppiano una volta sola, per quante siano le Celebrità, e il loro mai. Gli Anarchici non contano come compagnia.',
    'Se non puoi pagare per intero Traslocatore e Intermediario, paghi quello che hai, prima il Traslocatore.',
    'Traslocatore, Intermediario e tetti venduti si pagano per intero anche a chi è in prigione e per edifici occupati. Ma le carte si comprano solo con l’affitto, non con questi dollari.',
  ],
  variants: [
    'Quali varianti ci sono?',
    'Risponde chiunque: si chiede a tutti tranne a chi ha giocato la carta, prima alla vittima, poi agli altri verso sinistra, finché qualcuno risponde. Vale come se avesse risposto la vittima, con due eccezioni: chi gioca il Lunatico sceglie che cosa colpisce, e chi gioca l’Intermediario riceve l’affitto.',
    `${sharedRules.openTrade} Senza questa opzione si comprano solo carte tetto.`,
    'Senza testi delle carte tutti possono stare con tutti, a qualsiasi altezza, e il Traslocatore paga {moverRent}; contano solo affitto, appartamenti e altezza. Dei testi resta solo quello degli Anarchici: niente affitto dal loro edificio, un inquilino se ne va durante l’esame, la Polizia li caccia. In questo gioco un inquilino può finire in un altro tuo edificio occupato; se quello è ancora da esaminare, può doversene andare di nuovo.',
    sharedRules.ends,
  ],
  rulings: [
    'Buono a sapersi',
    sharedRules.mostRent,
    sharedRules.moreSquatters,
    'Demolizione: prima tutti ricevono un appartamento, poi i Musicisti fra loro fanno scappare chi abitava lì al loro arrivo; sceglie il padrone di casa dell’edificio demolito. Una scelta che lascerebbe poi qualcuno senza appartamento non viene proposta.',
    'L’Affitto trattenuto scade al prossimo affitto del padrone di casa, anche in prigione e con Anarchici. Un secondo sullo stesso inquilino aspetta l’affitto dopo. L’inquilino conta comunque come vicino, per gli Studenti e per le Celebrità.',
    'Una Famiglia denuncia un delitto nel proprio edificio anche quando la vittima è lei.',
    'Il padrone di casa che riprende o sposta la Mamma con bambina non gioca un Trasloco: non si paga il Traslocatore e non si può rispondere con l’Intermediario.',
    'Un Musicista costretto a spostarsi fa scappare gli inquilini come ogni altro. Se ne vanno uno alla volta, nell’ordine scelto, e chi in quel momento ha un appartamento dove andare ci deve andare.',
    sharedRules.hiddenOrder,
  ],
  credits: [
    'Chi l’ha fatto',
    '{title} è un gioco di Friedemann Friese, pubblicato da 2F-Spiele nel {year}. Questo è un posto non ufficiale dove giocarlo, fatto con rispetto per il suo autore. Parole e disegni sono nostri; dove le fonti non concordano, lo sono anche le decisioni.',
  ],
};
