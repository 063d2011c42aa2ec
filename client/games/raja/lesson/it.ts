// The Italian sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

export const it: LessonTexts = {
  title: 'Primi passi',
  sentences: {
    goal: 'Sei un architetto in India. Alla fine vince chi ha costruito più palazzi. I tuoi li vedi qui.',
    price:
      'Un palazzo costa {palace} pezzi d’oro. Ne hai abbastanza per uno solo; poi te ne serviranno altri.',
    maharaja:
      'L’oro viene dal Maharaja. Ora visita Kota, e alla fine del turno di gioco paga di più chi lì è il più forte.',
    start: 'Il tuo architetto è ad Ajmer. A Kota non c’è ancora nessuno: è lì che vuoi andare.',
    disc: 'A ogni turno di gioco tutti scelgono in segreto due di queste nove azioni. Il tuo vicino l’ha già fatto.',
    chooseHouse: 'Sulla strada per Kota manca una casa. Scegli quindi Casa.',
    choosePalace: 'A Kota vuoi costruire un palazzo: scegli Palazzo e conferma.',
    penalty:
      'Ora è deciso. Per ogni azione che non compi per intero, ogni altro giocatore riceve {penalty} pezzi d’oro.',
    order:
      'Gioca per primo il personaggio con il numero più basso. Tu hai il Granduca, il numero 1: tocca a te.',
    road: 'Una strada è aperta se in tutti e due i villaggi c’è una casa, non importa di chi. Questo è ancora vuoto.',
    build:
      'Scegli Casa, poi questo villaggio. Costa {house} d’oro, e una delle poche case che hai a disposizione.',
    toll: 'La strada è aperta. Davanti alla tua casa passi gratis; qui, davanti a quella del vicino, paghi 1 pezzo d’oro.',
    travel: 'Nel tuo turno viaggi quando vuoi, finché puoi pagare. Vai a Kota.',
    great:
      'In una città costruisci solo finché il tuo architetto è lì. Scegli Palazzo, poi il posto grande al centro di Kota.',
    end: 'Hai compiuto le due azioni. Finisci il turno.',
    tolls:
      'Il vicino ha preso la tua nuova strada e ti ha pagato 1 pezzo d’oro per ogni tua casa sul percorso.',
    points:
      'La nuova casa del vicino vale 1 punto, ogni architetto 1, il tuo palazzo grande {great}. Chi è in testa a Kota?',
    robbed:
      'Ahi! Con l’azione Carta personaggio il vicino ti ha preso il Granduca. Tu scegli subito un personaggio libero.',
    look: 'Quale? Tieni premuta una cosa qualsiasi, e ti dice che cos’è. Prova con il Costruttore.',
    builder:
      'Un palazzo per {cheap} pezzi d’oro invece di {palace}: conviene. Prendi il Costruttore.',
    scored:
      'A Kota hai più punti di tutti e ricevi {first} pezzi d’oro. Il vicino è secondo e ne riceve {second}.',
    track: 'Il Maharaja è passato a Jaipur. Dove andrà poi lo dice la tabella dei turni: aprila.',
    next: 'La prossima città è quella del governatore più in basso, che poi sale in cima. Quale viene dopo Jaipur?',
    chooseBoth: 'Poi viene Ajmer, dove sei forte. Ma prima Jaipur: scegli Palazzo + casa.',
    chooseTrack:
      'E scegli Tabella dei turni, per dire la tua sul viaggio del Maharaja. Poi conferma.',
    lowered:
      'Con il Granduca ora il vicino gioca per primo, e abbassa Jaisalmer di due riquadri: prima di Ajmer!',
    before:
      'Giocando per primo, ha anche costruito sulla strada per Jaipur. Così lì pagherai un pedaggio.',
    travelOn: 'Tocca a te. Vai a Jaipur, per 1 pezzo d’oro.',
    small:
      'Scegli Palazzo + casa, poi un posto a Jaipur. Quello grande è occupato: il tuo è piccolo e vale {small}.',
    cityHouse:
      'La casa fa parte della stessa azione. Sceglila di nuovo, poi Jaipur: un punto in più.',
    lower: 'Giochi per ultimo, quindi hai l’ultima parola: scegli Tabella dei turni, poi Ajmer.',
    endAgain: 'Tutto fatto. Finisci il turno, e si calcola il punteggio di Jaipur.',
    tie: 'Pareggio, {tied} punti a testa! Vince il numero più basso: il Granduca riceve {first} pezzi d’oro, tu {second}.',
    alone:
      'Ora il Maharaja è ad Ajmer, come volevi. Se lì non arrivano rivali, ricevi altri {alone} pezzi d’oro.',
    ahead:
      'E soprattutto hai più palazzi del vicino. L’oro serve a costruire; per vincere contano i palazzi.',
    over: 'La partita finisce dopo il turno di gioco {rounds}, o quando qualcuno ha {palaces} palazzi. Se siete pari, vince il più ricco.',
    tip: 'Un consiglio: guarda i governatori più in basso, e costruisci dove il Maharaja sta per arrivare.',
    play: 'Non ti serve altro. La tua prima vera partita ti aspetta: buona fortuna!',
  },
  answers: {
    me: {
      says: 'Io',
      reply:
        'Giusto: palazzo e architetto fanno {greatAndArchitect} punti, il vicino ne ha {houseAndArchitect}.',
    },
    neighbour: {
      says: 'Il vicino',
      reply: 'No: casa e architetto fanno {houseAndArchitect} punti. Ora conta i tuoi.',
    },
    tie: {
      says: 'Siamo pari',
      reply: 'No: gli architetti ci sono entrambi, ma il tuo palazzo vale più di una casa.',
    },
    ajmer: {
      says: 'Ajmer',
      reply: 'Giusto: il suo governatore è il più in basso. E lì hai già il palazzo grande.',
    },
    jaipur: {
      says: 'Jaipur',
      reply: 'No, è lì adesso: il suo governatore è appena salito in cima.',
    },
    kota: {
      says: 'Kota',
      reply: 'No, Kota è appena stata visitata: il suo governatore è quasi in cima.',
    },
  },
};
