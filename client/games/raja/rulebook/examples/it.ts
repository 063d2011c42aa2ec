// The Italian texts of the worked examples of Raja.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const it: Record<ExampleId, ExampleTexts> = {
  win: {
    title: 'Vincono i palazzi, non l’oro',
    text: 'È l’ultimo turno di gioco, e tocca a te per ultimo. Tu e il giocatore blu avete costruito quattro palazzi a testa. Si calcola il punteggio di Kota, e il blu vi ha {winPointsBlue} punti.',
    marks: [
      'Il tuo architetto è ad Ajmer, e i tuoi {winGoldYou} pezzi d’oro bastano per un palazzo.',
      'A Kota c’è solo il giocatore blu.',
    ],
    after:
      'Hai costruito il quinto palazzo. Kota ha reso al giocatore blu {winPaidBlue} pezzi d’oro, e te ne restano solo {winGoldYouAfter}. Ma vinci tu, per cinque palazzi a quattro.',
  },
  map: {
    title: 'La plancia',
    text: 'Kota e le strade intorno. I pezzi di ogni giocatore hanno un colore e una forma propri. I tuoi sono rossi.',
    marks: [
      'Il palazzo grande, al centro della città. È del giocatore blu e vale {great} punti.',
      'Un palazzo piccolo, tuo: {small} punto. I posti tratteggiati sono liberi.',
      'Le tue case in città. Il numero dice quante sono.',
      'Il tuo architetto. In una città costruisci solo finché è lì.',
      'Il Maharaja sul suo elefante. La sua città ha il nome dorato, e alla fine del turno di gioco se ne calcola il punteggio.',
      'Un villaggio. Ha posto per {room} case ed è pieno.',
      'In questo villaggio non c’è nessuna casa: la strada è chiusa.',
    ],
  },
  cards: {
    title: 'Giocatori, striscia e mano',
    text: 'In alto i giocatori, sotto la striscia del turno di gioco, in basso ciò che puoi fare nel tuo turno.',
    marks: [
      'Il tuo oro. Quello degli altri è segreto: una moneta senza numero.',
      'I palazzi che hai costruito, su {palaces}.',
      'Le tue case di scorta.',
      'La città del Maharaja e il turno di gioco.',
      'I punti nella sua città in questo momento.',
      'Un’azione che hai scelto, e quanto costa.',
      'Il segno di spunta: questa è compiuta.',
      'Il potere del tuo personaggio. Con il bordo tratteggiato vale da sé.',
    ],
  },
  beside: {
    title: 'Tabella e personaggi',
    text: 'La tabella dei turni e i personaggi stanno accanto alla plancia. Sul telefono li apre la riga sopra la tua mano.',
    marks: [
      'Dorato: il governatore della città dov’è il Maharaja. È salito al riquadro con il numero del turno di gioco.',
      'Il governatore più in basso ha il bordo spesso: il Maharaja va lì la prossima volta.',
      'Un personaggio con il suo numero e il suo potere. Il segno è quello del giocatore che ha la carta.',
      'Un personaggio che nessuno ha è libero.',
    ],
  },
  disc: {
    title: 'Due volte la stessa azione',
    text: 'Hai {discGoldYou} pezzi d’oro. Tutti scelgono due azioni nello stesso momento.',
    marks: [
      'Ogni campo dice in breve che cosa fa la sua azione.',
      'Questa ora non potresti pagarla. Puoi sceglierla lo stesso.',
    ],
    after:
      'Hai scelto due volte Oro: nel tuo turno prendi {income} pezzi d’oro, e poi altri {income}. Fino ad allora nessuno lo sa.',
  },
  penalty: {
    title: 'Compiuta solo a metà',
    text: 'Hai scelto Oro, e Palazzo + casa.',
    marks: [
      'Hai {penaltyGoldYou} pezzi d’oro, e ne arrivano altri {income}.',
      'Palazzo e casa insieme costano {both}.',
    ],
    after:
      'Hai preso {income} pezzi d’oro e costruito la casa. I {penaltyGoldYouAfter} che restano non bastano per un palazzo. Se ora finisci il turno, ognuno degli altri due riceve {penalty} pezzi d’oro dalla banca.',
  },
  two: {
    title: 'Mai tutte e due nei villaggi',
    text: 'Hai scelto Due case: una delle due deve stare in città. A {start} non si costruisce, perciò devi viaggiare.',
    marks: [
      'Il tuo architetto è qui.',
      'In questo villaggio c’è posto per un’altra casa.',
      'Il Maharaja è a Kota.',
    ],
    after:
      'Prima hai costruito nel villaggio, perché così lo passi gratis. Poi sei a Kota senza pagare pedaggi, con l’altra casa. Hai {twoPointsYouAfter} punti a Kota, e dei tuoi {twoGoldYou} pezzi d’oro ne restano {twoGoldYouAfter}.',
  },
  split: {
    title: 'Metà qui, metà là',
    text: 'Hai scelto Palazzo + casa. Fra le due parti puoi viaggiare.',
    marks: [
      'Ad Ajmer il posto grande è libero. Non costa più di uno piccolo.',
      'La casa la vuoi a Kota, di cui si calcola il punteggio.',
    ],
    after:
      'Hai costruito il palazzo grande ad Ajmer per {palace} pezzi d’oro, poi hai viaggiato e costruito la casa a Kota per {house}. Sei il Viandante, e il pedaggio l’ha pagato la banca.',
  },
  toll: {
    title: 'Quanto costa una strada',
    text: 'Viaggi da Ajmer a Kota, attraverso due villaggi. A questo tavolo l’oro è scoperto, e vedi dove va il tuo.',
    marks: [
      'Una casa del giocatore blu e una del giallo: paghi 1 pezzo d’oro a ognuno.',
      'Una di queste case è tua: passi gratis.',
    ],
    after:
      'Avevi {tollGoldYou} pezzi d’oro, e ora ne hai {tollGoldYouAfter}. Con uno solo non avresti potuto prendere questa strada.',
  },
  open: {
    title: 'Una strada si apre',
    text: 'La strada da {start} a Udaipur è chiusa. Hai scelto Casa, e nei villaggi costruisci dove c’è posto.',
    marks: ['Qui c’è una tua casa.', 'Qui non c’è nessuna casa: la strada è chiusa.'],
    after:
      'Hai costruito la casa che mancava, e sei subito a Udaipur senza pagare niente. D’ora in poi ogni altro giocatore ti paga per tutte e due le case.',
  },
  lower: {
    title: 'Due riquadri in giù',
    text: 'Hai scelto Tabella dei turni, e abbassi il governatore di Jaipur.',
    marks: ['Il più in basso: senza di te toccherebbe ad Ajmer.', 'Il governatore di Jaipur.'],
    after:
      'Jaipur ha superato Kota e preso il riquadro di Ajmer: tutti e due sono saliti di uno. Se la tabella non cambia più, nel prossimo turno di gioco si calcola il punteggio di Jaipur.',
  },
  gap: {
    title: 'Anche un riquadro vuoto conta',
    text: 'Abbassi il governatore di Kota. Fra Jaipur e Ajmer c’è un riquadro vuoto.',
    marks: ['Jaipur è il più in basso.', 'Il governatore di Kota.'],
    after:
      'Kota ha superato solo Ajmer, e sta nel riquadro che era vuoto. La prossima città del Maharaja è ancora Jaipur.',
  },
  priest: {
    title: 'Il Sacerdote conta al punteggio',
    text: 'Si calcola il punteggio di Ajmer. Tu vi hai il palazzo grande. Il giocatore blu è il Sacerdote e ne ha due piccoli. Hai scelto Carta personaggio.',
    marks: [
      'Il blu è in testa: {priestPointsBlue} punti contro i tuoi {priestPointsYou}.',
      'Sei il Costruttore, e puoi prendere qualsiasi carta.',
    ],
    after:
      'Hai preso il Sacerdote, e il giocatore blu il Mercante, che era libero. Ora i suoi palazzi piccoli valgono {small} punto ognuno: {priestPointsBlueAfter} contro i tuoi {priestPointsYouAfter}.',
  },
  both: {
    title: 'Due poteri in un turno',
    text: 'Sei il Mercante e hai scelto Carta personaggio. L’Imprenditore è libero.',
    marks: ['Prima del cambio prendi 1 pezzo d’oro.', 'Poi cambi.'],
    after:
      'Da Imprenditore hai costruito un’altra casa gratis. Hai {bothGoldYouAfter} pezzi d’oro invece di {bothGoldYou}, e {bothPointsYouAfter} punti a Kota invece di {bothPointsYou}.',
  },
  rob: {
    title: 'La carta di un altro',
    text: 'Hai {robGoldYou} pezzi d’oro, e hai scelto Carta personaggio e Palazzo. Il giocatore blu è il Sacerdote, il giallo il Costruttore. Nessuno dei due ha ancora giocato.',
    marks: [
      'Al Costruttore un palazzo costa solo {cheap} pezzi d’oro: vuoi questa carta.',
      'Il Granduca è libero.',
    ],
    after:
      'Hai preso il Costruttore, e il tuo Mercante è tornato sul tavolo. Il giocatore giallo ha preso subito il Granduca, e ora gioca prima del blu. Ma prima finisci il tuo turno.',
  },
  close: {
    title: 'Una strada si chiude',
    text: 'Si calcola il punteggio di Jaisalmer. Il giocatore blu è a Udaipur, e dopo di te vuole andarci. Hai scelto Spostare casa.',
    marks: [
      'In questo villaggio c’è solo la tua casa.',
      'Nell’altro c’è una casa del blu.',
      'L’architetto del blu.',
    ],
    after:
      'La tua casa è ora a Jaisalmer e ti porta un punto. Il villaggio è vuoto: finché qualcuno non vi costruisce, nessuno prende questa strada.',
  },
  last: {
    title: 'Si gioca fino in fondo',
    text: 'Sei il Granduca e giochi per primo. Si calcola il punteggio di Kota. Hai scelto Palazzo.',
    marks: ['Ti manca un palazzo.', 'Anche al giocatore blu.'],
    after:
      'Hai costruito il tuo ultimo palazzo. Ma il giocatore blu gioca ancora e può costruirne uno anche lui, poi tocca al giallo, e infine si calcola il punteggio di Kota. A pari palazzi vince chi ha più oro.',
  },
  four: {
    title: 'Un punteggio in quattro',
    text: 'Si calcola il punteggio di Kota, e i quattro architetti sono tutti lì. A questo tavolo l’oro è scoperto.',
    marks: [
      'Il blu, il Granduca: palazzo grande e architetto, {fourPointsBlue} punti.',
      'Il giallo, il Sacerdote: un palazzo piccolo, due case e l’architetto, {fourPointsYellow} punti.',
      'Il verde, l’Imprenditore: cinque case e l’architetto, {fourPointsGreen} punti.',
      'Tu, il Costruttore: solo l’architetto, {fourPointsYou} punto.',
    ],
    after:
      'Hai preso due volte {income} pezzi d’oro e finito il turno. Poi la banca ne ha pagati {fourPaidGreen} al verde, {fourPaidYellow} al giallo, {fourPaidBlue} al blu, e tu ne hai ricevuti {fourPaidYou}. Con una casa in meno il giallo avrebbe pareggiato con il blu, e verrebbe dopo il Granduca, che ha il numero più basso.',
  },
  alone: {
    title: 'Basta esserci',
    text: 'Si calcola il punteggio di Udaipur, e nessuno vi ha niente. Le tue due azioni sono compiute. Puoi ancora viaggiare.',
    marks: ['Qui paghi un pedaggio al giocatore blu.', 'Una città vuota.'],
    after:
      'Il tuo architetto ha fatto l’unico punto. È il primo posto, {firstOfTwo} pezzi d’oro, e altri {alone} perché non c’erano rivali. Ne avevi {aloneGoldYou}, e ora ne hai {aloneGoldYouAfter}.',
  },
  token: {
    title: 'Una terza azione',
    text: 'Con lo Yogi. Hai scelto due volte Oro, ma vorresti anche un palazzo.',
    marks: [
      'Hai un segnalino azione.',
      'Un segnalino è un’azione in più, qualsiasi tranne Carta personaggio.',
      'Lo Yogi prende un altro segnalino a ogni turno.',
    ],
    after:
      'Hai usato il segnalino per Palazzo e costruito il palazzo grande. Il segnalino è tornato fra gli altri. Le due azioni Oro sono ancora da fare, e puoi prendere un nuovo segnalino per un altro turno.',
  },
  home: {
    title: 'A casa senza esserci',
    text: 'Con città di residenza e palazzi neutrali. Si calcola il punteggio di Kota: è la città dell’Imprenditore, cioè la tua.',
    marks: [
      'Il tuo unico punto a Kota.',
      'Un palazzo neutrale non vale per nessuno e non è un rivale.',
    ],
    after:
      'Nessun altro vi aveva punti: {firstOfTwo} pezzi d’oro per il primo posto, e altri {alone}. Con la tua azione Oro ora ne hai {homeGoldYouAfter}.',
  },
  seduce: {
    title: 'Scambiare o sedurre',
    text: 'Con più personaggi. Nessuna carta è libera, e hai scelto Carta personaggio. Puoi scambiare, o sedurre un giocatore che ha più carte di te.',
    marks: [
      'La tua unica carta.',
      'Il giocatore blu ha tre carte, e puoi sedurlo.',
      'Per scambiare nomini una carta, per esempio questa, e dai in cambio il Mercante.',
    ],
    after:
      'Hai sedotto il giocatore blu, che ha scelto di darti il Sacerdote. Ora valgono tutti e due i tuoi poteri, e per l’ordine e i pareggi conta il Mercante, la carta più bassa.',
  },
};
