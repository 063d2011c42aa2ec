// The Italian sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

/** What the lessons for newcomers say in both editions. */
export const shared = {
  title: 'Primi passi',
  sentences: {
    goal: 'Sei un padrone di casa: costruisci, affitti e riscuoti. Alla fine vince chi ha più dollari.',
    building:
      'Ecco il primo edificio della concorrenza: un tetto in cima, e un appartamento su ogni piano.',
    rents:
      'A ogni turno gli inquilini pagano l’affitto. Anche questo appartamento vuoto rende {empty} dollaro.',
    cards:
      'Queste sono le tue carte. Davanti un inquilino, un’azione o un pezzo di edificio; dietro, sempre un appartamento.',
    secondFloor:
      'Un altro piano: la Demolizione. Nessun altro saprà di quali carte sono fatti i tuoi piani.',
    thirdFloor: 'E un terzo: lo Sfratto. Un edificio ha al massimo {highest} piani.',
    collect:
      'Nel tuo turno giochi quante carte vuoi. Le tue sono finite, perciò riscuoti l’affitto.',
    buy: 'Con l’affitto si comprano carte: a ogni turno le prime {cheap} costano {price} dollaro, le altre {later}. Comprane una.',
    buyMore: 'La Polizia! Nei momenti brutti servirà. Compra un’altra carta.',
    buyLast: 'Un Trasloco: porta gli inquilini dove vuoi tu. Ancora una carta!',
    stop: 'Gli Anarchici: nessuno li vuole, ma aspetta. Ora smetti: i dollari che tieni contano alla fine.',
    police: 'La Polizia non salva nessuno, ma cerca il colpevole. Rispondi con la tua carta.',
    jail: 'La concorrenza non ha la carta Alibi e va in prigione: in questo turno riscuote solo {prison}. Per uscire servono {bail} dollari.',
    broker:
      'Con la carta Intermediario la concorrenza ci avrebbe guadagnato, ma non ce l’ha. Ora riscuoti di nuovo {both}.',
    squatters:
      'E adesso gli Anarchici. Non pagano, e nel loro edificio non paga più nessuno. Mandali dalla concorrenza!',
    squatted:
      'Solo la Polizia poteva fermarli. Qui niente più affitto, e a ogni turno deve andarsene l’inquilino che paga di più.',
    end: 'Finito il mazzo, ognuno ha ancora un turno. Poi si contano i dollari.',
    tip: 'Un consiglio: all’inizio trasforma l’affitto in carte e le carte in edifici. Verso la fine tieniti i dollari.',
    play: 'Per cominciare basta, e il resto lo spiega una pressione lunga. Inaugura la tua via, e occhio alla concorrenza!',
  },
  answers: {
    second: { says: '{next} dollari', reply: 'Esatto: da te sarebbe il secondo.' },
    first: { says: '{one} dollari', reply: 'Solo se fosse il primo. Da te sarebbe il secondo.' },
    third: { says: '{last} dollari', reply: 'Quello lo paga il terzo. Da te ce n’è uno solo.' },
  },
};

export const it: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Premi a lungo su una cosa, o puntala col mouse, e saprai che cos’è. Prova con i Pensionati, o apri qui la loro carta.',
    firstFloor:
      'I Pensionati vogliono un edificio di {lowFloors} piano, il tuo sarà più alto. Ma ogni carta può fare da piano: posali.',
    roof: 'Ora il Tetto. Completa l’edificio: da quel momento non si aggiungono più piani.',
    let: 'È ora di affittare! Metti uno Studente al piano terra: paga {one} dollari.',
    company:
      'Agli Studenti piace la compagnia: il secondo in un edificio paga {next}. Metti anche l’altro!',
    sum: 'Ora il tuo edificio rende {both} a turno: {one} e {next} dagli Studenti, {empty} per l’appartamento vuoto.',
    crime: 'Tocca alla concorrenza. E che cosa fa? Vuole uccidere il tuo primo Studente!',
    next: 'Tocca a te. L’altro Studente ora è il primo e paga solo {one}: il tuo affitto è sceso a {alone}.',
    worth: 'Qui abita un altro Studente, per {one} dollari. Quanto pagherebbe nel tuo edificio?',
    move: 'Allora portalo via: gioca il Trasloco su quello Studente.',
    home: 'Va bene qualsiasi appartamento adatto. Porta lo Studente da te, al piano terra.',
  },
  answers: shared.answers,
};
