// The Italian texts of the worked examples of Landlord!.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { Texts } from './index.ts';
import type { SharedId } from './shared.ts';

/** The examples that both editions share. */
export const sharedTexts: Record<Exclude<SharedId, 'order'>, ExampleTexts> = {
  buying: {
    title: 'Le carte si comprano con l’affitto',
    text: 'Hai {money0} dollari. Il tuo edificio rende {rent0}: {flat0_1} dall’inquilino e 1 per ciascuno dei due piani vuoti. Per comprare carte puoi spendere questi {rent0} dollari e non di più, anche se ne hai molti altri.',
    marks: [
      'Il tuo prossimo affitto, per come stanno le cose.',
      'Quanto rende questo edificio per turno.',
    ],
    after:
      'Hai comprato {drawn0} carte a 1 dollaro ciascuna e hai smesso: {money0} + {rent0} − {drawn0} = {money0After} dollari. Potevi comprarne ancora una.',
  },
  tooHigh: {
    title: 'Dove può entrare una Famiglia?',
    text: 'Una Famiglia vuole due appartamenti, uno sopra l’altro, in un edificio di {familyFloors} piani al massimo.',
    marks: [
      'Tre piani: troppo alto.',
      'Due piani, tutti e due vuoti: va bene.',
      'Un solo appartamento vuoto: non basta.',
    ],
    after:
      'La Famiglia paga {flat1_1After}, mentre i due appartamenti vuoti rendevano {house1}. Il tuo affitto sale da {rent0} a {rent0After}.',
  },
  demolition: {
    title: 'Una Demolizione ti ridà le carte',
    text: 'Le carte ti servono più del tuo primo edificio: i suoi due piani sono una Bomba e la Corte. Lo abbatti tu. Prima il suo inquilino deve spostarsi in un appartamento adatto.',
    after:
      'Ora l’inquilino abita nell’altro tuo edificio. Tutte le carte del primo sono di nuovo nella tua mano e puoi giocarne il fronte: la Bomba, per esempio.',
  },
  arrival: {
    title: 'Arrivano gli Anarchici, e tu hai la Polizia',
    text: 'L’altro giocatore ha messo degli Anarchici nel tuo edificio, e ti si chiede se rispondi.',
    marks: [
      'Con gli Anarchici a questo piano, nell’edificio non paga nessuno.',
      'L’edificio rende {house0}, nemmeno 1 per il piano vuoto.',
    ],
    after:
      'Hai risposto con la Polizia: le due carte si scartano, e l’edificio rende di nuovo {house0After}. Senza risposta, nel tuo prossimo esame avresti perso anche l’inquilino migliore.',
  },
  bomb: {
    title: 'La Polizia non salva il tuo edificio',
    text: 'La Bomba dell’altro giocatore colpisce il tuo edificio più grande. Hai la Polizia, e la giochi.',
    after:
      'L’edificio è perduto lo stesso: il tuo affitto scende da {rent0} a {rent0After}. Ma la polizia ha cercato il colpevole. L’altro giocatore non aveva né Alibi né Corte: ora è in prigione e riscuote {rent1After} invece di {rent1}.',
  },
  report: {
    title: 'Una Famiglia denuncia il suo padrone di casa',
    text: 'Uccidi un inquilino dell’altro giocatore, che non ha nemmeno bisogno della Polizia.',
    marks: [
      'Questa Famiglia abita da te, e denuncia i tuoi delitti.',
      'Questo inquilino è la vittima.',
    ],
    after:
      'La polizia è venuta prima da te. Non avevi né Alibi né Corte: ora sei in prigione, e il tuo affitto scende da {rent0} a {rent0After}.',
  },
};

/** The parts of the explained pictures that both editions share. */
export const sharedSigns = {
  building: {
    title: 'Che cosa si legge su un edificio',
    text: 'A sinistra la tua via, a destra quella dell’altro giocatore. Il colore dei muri non vuol dire nulla.',
  },
  ofBuildings: {
    rent: 'Una moneta in un appartamento: quanto paga l’inquilino per turno, qui {flat0_1}. Questo inquilino ha due appartamenti.',
    floors:
      'Le barre sul bordo sinistro: quanto può essere alto l’edificio per questo inquilino. Tante barre piene, tanti piani al massimo.',
    withheld:
      'Una moneta grigia e barrata: Affitto trattenuto. Questo inquilino non paga il tuo prossimo affitto.',
    empty: 'Finestre scure: un appartamento vuoto. Rende 1.',
    number: 'Il numero dell’edificio. La cronaca lo chiama così.',
    sum: 'Quanto rende l’edificio per turno: {flat0_1} da un inquilino e 1 per ciascuno dei due appartamenti vuoti.',
    squatters:
      'Anarchici: assi alle finestre e monete grigie. In questo edificio non paga nessuno, e rende {house1}.',
    plain: 'Un Tetto semplice non è un appartamento, ma può diventarlo.',
  },
  cards: {
    title: 'Che cosa si legge su una carta',
    text: 'Questi sono i fronti delle tue carte. Il dorso di ognuna è un appartamento: puoi posarle tutte come piani.',
  },
  ofCards: {
    rent: 'L’affitto di un inquilino in dollari per turno.',
    wants:
      'Il blocco è un appartamento, o due se è alto. Le barre sono l’edificio più alto in cui questo inquilino va a stare: qui {familyFloors} piani.',
    count: 'Ne hai due.',
    building: 'Un pezzo di edificio: la carta ha un altro colore e nessuna moneta.',
    action: 'Una carta azione: un disegno su carta semplice.',
  },
  players: {
    title: 'Che cosa si legge accanto alle vie',
    text: 'Sopra i giocatori, poi il turno, sotto la piazza.',
  },
  ofPlayers: {
    money: 'I tuoi dollari. Li vedono tutti.',
    rent: 'Il tuo prossimo affitto, per come stanno le cose.',
    hand: 'Quante carte hai in mano. Quali siano lo vedi solo tu.',
    jailed: 'Sbarre davanti alla figura: questo giocatore è in prigione.',
    phase: 'Le quattro parti del turno. Quella colorata è in corso.',
    pile: 'Il mazzo, e quante carte restano.',
    discards: 'Gli scarti. La carta in cima la vedono tutti.',
    jail: 'La prigione, e chi c’è dentro.',
  },
};

const { ofBuildings, ofCards, ofPlayers, building, cards, players } = sharedSigns;

export const it: Texts = {
  ...sharedTexts,
  signsOfBuildings: {
    ...building,
    marks: [
      ofBuildings.rent,
      ofBuildings.floors,
      ofBuildings.withheld,
      ofBuildings.empty,
      ofBuildings.number,
      ofBuildings.sum,
      ofBuildings.squatters,
      ofBuildings.plain,
    ],
  },
  signsOfCards: { ...cards, marks: Object.values(ofCards) },
  signsOfPlayers: { ...players, marks: Object.values(ofPlayers) },
  squatted: {
    title: 'Gli Anarchici cacciano un buon inquilino',
    text: 'Il tuo esame. All’ultimo piano del tuo primo edificio abitano degli Anarchici. Un inquilino deve andarsene: uno di quelli che pagano di più.',
    marks: [
      'Senza gli Anarchici il secondo Studente pagherebbe {flat0_2}.',
      'Anche la Single pagherebbe {flat0_3}: parità, quindi scegli tu.',
      'Il tuo unico appartamento adatto.',
    ],
    after:
      'Hai scelto la Single, che doveva andare nel tuo appartamento, anche se l’altro giocatore ne ha tre vuoti. Il primo edificio rende ancora {house0After}: nella tua fase di gioco la tua Polizia può cacciare gli Anarchici.',
  },
  firstBuilding: {
    title: 'Tre carte diventano un edificio',
    text: 'Non hai ancora un edificio. Il Trasloco, l’Intermediario e l’Alibi che hai in mano ora servono a poco: li posi come piani.',
    after:
      'Nessun altro sa quali carte siano i piani. Il Tetto ha completato l’edificio, e lo Studente è entrato: {rent0After} dollari per turno, {flat1_1After} dallo Studente e 1 per ciascuno dei due piani vuoti.',
  },
  roofSale: {
    title: 'Nessun tetto in mano?',
    text: 'Hai carte per i piani, ma nessuna per il tetto. Ne chiedi una all’altro giocatore e offri {loss0} dollari.',
    after:
      'L’altro giocatore ti ha venduto un Tetto. Ti restano {money0After} dollari, l’altro giocatore ne ha {money1After}, e tu puoi costruire subito.',
  },
  musician: {
    title: 'Un Musicista svuota un edificio',
    text: 'Metti un Musicista nell’edificio dell’altro giocatore, che rende {rent1}.',
    marks: ['Il Musicista va qui.'],
    after:
      'Gli altri se ne sono andati. Il Musicista l’hai messo tu, e quindi hai scelto tu dove: l’altro giocatore non aveva altri appartamenti, e ora abitano da te. Il tuo affitto sale da {rent0} a {rent0After}, quello dell’altro giocatore scende da {rent1} a {rent1After}.',
  },
  moveChain: {
    title: 'Un Trasloco può costare caro',
    text: 'Porti via il Manager al secondo giocatore. Il Traslocatore abita dal terzo.',
    marks: [
      'Il Manager paga {flat1_1}.',
      'Il Traslocatore: ogni Trasloco di qualcun altro costa {moverCharges} dollari.',
      'Il Manager va qui.',
    ],
    after:
      'Avevi {money0} dollari. {gain2} sono andati al padrone di casa del Traslocatore. Poi il secondo giocatore ha risposto con l’Intermediario, e gli toccava l’affitto del Manager, {flat1_1}. Te ne restavano solo {gain1}, e hai pagato quelli. Il Manager si è spostato lo stesso.',
  },
  order: {
    title: 'Ogni Studente paga più di quello prima',
    text: 'Entra un terzo Studente. Quanto paga uno Studente dipende da chi è arrivato prima.',
    marks: [
      'Il primo paga {flat0_1}.',
      'Il secondo paga {flat0_2}.',
      'La soffitta abitabile, vuota, rende 1.',
      'Con il piano vuoto fanno {house0}.',
    ],
    after:
      'Il terzo Studente paga {flat0_3After}, e l’edificio rende {house0After}. Se il primo se ne va, gli altri scalano e pagano {flat0_1} e {flat0_2}.',
  },
  celebrities: {
    title: 'Le Celebrità e i loro vicini',
    text: 'Nel tuo edificio le Celebrità abitano da sole. Sopra di loro metti uno Studente.',
    marks: [
      'Da sole pagano {flat0_1}.',
      'Un appartamento vuoto rende 1, e così il seminterrato.',
      'In tutto fanno {house0}.',
    ],
    after:
      'Ora le Celebrità pagano solo {flat0_1After}. Ma lo Studente paga il doppio, {flat0_3After}, e il seminterrato vuoto rende {empty0After}: in tutto {house0After}.',
  },
};
