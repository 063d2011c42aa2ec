// The Italian sentences of the lessons of the second edition.
import type { LessonTexts } from '../../../table/lesson.ts';
import { shared } from '../../landlord/lesson/it.ts';

export const first: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Premi a lungo su una cosa, o puntala col mouse, e saprai che cos’è. Prova con l’Uomo col cane, o apri qui la sua carta.',
    firstFloor:
      'L’Uomo col cane vuole {lowFloors} piani al massimo, il tuo edificio ne avrà di più. Ma ogni carta può fare da piano: posalo.',
    roof: 'Ora un Tetto da questa pila. Il primo è gratis; poi costano tanti dollari quanti sono i tuoi edifici.',
    let: 'È ora di affittare! Metti un Hacker al piano terra: paga {one} dollari.',
    company:
      'Agli Hacker piace la compagnia: il secondo in un edificio paga {next}. Metti anche l’altro!',
    sum: 'Ora il tuo edificio rende {both} a turno: {one} e {next} dagli Hacker, {empty} per l’appartamento vuoto.',
    crime: 'Tocca alla concorrenza. E che cosa fa? Vuole uccidere il tuo primo Hacker!',
    next: 'Tocca a te. L’altro Hacker ora è il primo e paga solo {one}: il tuo affitto è sceso a {alone}.',
    worth: 'Qui abita un altro Hacker, per {one} dollari. Quanto pagherebbe nel tuo edificio?',
    move: 'Allora portalo via: gioca il Trasloco su quell’Hacker.',
    home: 'Va bene qualsiasi appartamento adatto. Porta l’Hacker da te, al piano terra.',
  },
  answers: shared.answers,
};

export const short: LessonTexts = {
  title: 'Che cosa cambia dalla prima edizione',
  sentences: {
    intro:
      'Conosci già la prima edizione. Lo scopo è sempre avere più dollari di tutti. Ecco che cosa cambia.',
    roofs:
      'Nessuno riceve né vende più tetti. Un Tetto da questa pila costa tanti dollari quanti sono i tuoi edifici.',
    politics: 'Costruisci. La Politica non fa più uscire di prigione: posala come piano.',
    attic:
      'Un altro piano: lo Sfratto. Con una Mansarda o un Tetto piano in mano completeresti l’edificio gratis.',
    roof: 'Finora hai un edificio solo, perciò il Tetto costa poco. Completa quello nuovo.',
    tavern: 'Ci sono anche inquilini nuovi. Leggi la carta della Taverna.',
    tavernIn:
      'Con la Taverna abita solo chi ha sulla carta {here} o meno. Mettila dalla concorrenza, sotto i Coinquilini.',
    rehomed:
      'I Coinquilini devono andare dove vuole il loro padrone di casa. Ma c’è posto solo da te: {shared} dollari in più.',
    hackers:
      'Gli Hacker sono quello che erano gli Studenti: in un edificio ognuno paga più del precedente.',
    collect: 'Riscuoti. Adesso ricevi sempre almeno {least}, e in prigione esattamente {prison}.',
    stop: 'Le carte costano come prima. Per ora smetti di comprare.',
    theft: 'La concorrenza ti porta via un Hacker. Lo lasci andare così?',
    broker:
      'Rispondi con l’Intermediario: la banca ti paga subito l’affitto, e il nuovo padrone di casa non avrà il prossimo.',
    moving:
      'Ora un Trasloco porta sempre in un appartamento adatto, e negli scarti solo se non ce n’è nessuno.',
    inspection: 'È il tuo esame. A ogni tuo turno lo Scienziato sotto il tetto porta un Mostro.',
    monster:
      'Un Mostro paga {monster}, come un appartamento vuoto. Lascia che occupi posto dalla concorrenza.',
    nomad:
      'Lo Scroccone non paga nulla. Per {fare} dollari lo mandi altrove, anche dalla concorrenza.',
    grave:
      'Chi viene ucciso va sotto il mazzo, e gli scarti non ci tornano mai. Finito il mazzo, ognuno ha ancora un turno.',
    play: 'Ci sono anche i Nobili, i Tipi strani, i Coinquilini che nessuno può uccidere. Premi a lungo sulle novità, e gioca!',
  },
};
