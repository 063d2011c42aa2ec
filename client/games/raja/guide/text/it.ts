// What the things of Raja are, in Italian.
import type { Person } from '../../../../text/compose.ts';
import { ad, count, listPieces } from '../../../../text/grammar/it.ts';
import type { Spot } from '../../text/vocabulary.ts';
import type { GuideWords } from './words.ts';

const inside = ({ village, text }: Spot) => (village ? `nel ${text}` : ad(text));
const from = ({ village, text }: Spot) => (village ? `dal ${text}` : `da ${text}`);
const into = ({ village, text }: Spot) => (village ? `al ${text}` : ad(text));
/** “il tuo oro”, “l’oro di Anna”. */
const owned = (own: string, of: string) => (who: Person) =>
  who === null ? own : `${of} di ${who}`;

export const it: GuideWords = {
  you: 'tu',
  nobody: 'nessuno',
  none: 'niente',
  free: 'libero',
  hidden: 'segreto',
  neutral: 'neutrale',
  of: (some, all) => `${some} su ${all}`,
  list: (parts) => listPieces(parts).join(''),
  kinds: {
    player: 'Giocatore',
    figure: 'Numero di un giocatore',
    city: 'Città',
    start: 'Città iniziale',
    village: 'Villaggio',
    road: 'Strada',
    governor: 'Governatore',
    board: 'Sulla plancia',
    character: 'Personaggio',
    power: 'Potere di un personaggio',
    action: 'Azione',
    token: 'Segnalino azione',
    site: 'Posto per un palazzo',
    house: 'La tua casa',
    bid: 'Offerta',
    button: 'Decisione',
  },
  labels: {
    price: 'Prezzo',
    visit: 'Prossimo punteggio',
    great: 'Palazzo grande',
    small: 'Palazzi piccoli',
    houses: 'Case',
    architects: 'Architetti',
    homeOf: 'Residenza di',
    home: 'Città di residenza',
    holder: 'Chi ha la carta',
    number: 'Numero',
    room: 'Case dentro',
    toll: 'Pedaggio',
    yourToll: 'Il tuo pedaggio',
    box: 'Riquadro',
    lowered: 'Due riquadri più giù',
    goUp: 'Allora salgono di uno',
    inVillages: 'Case nei villaggi',
    inCities: 'Case nelle città',
    allHouses: 'Tutte le case',
    pays: 'Vale adesso',
    left: 'Da fare',
    stock: 'Ancora sul tavolo',
    points: 'Punti',
    alone: 'Senza rivali nella città',
    housePrice: 'Una casa',
    palacePrice: 'Un palazzo',
    now: 'Adesso',
    cities: 'Città',
    roads: 'Strade',
    characters: 'Personaggi',
    players: 'Giocatori',
    tokensLeft: 'Segnalini azione sul tavolo',
  },
  pointParts: {
    architect: 'Architetto qui',
    houses: 'Case',
    small: 'Palazzi piccoli',
    great: 'Palazzo grande',
    home: 'Residenza di un personaggio',
  },
  pointsIn: (city) => `Punti ${ad(city)}`,
  roadTo: (city) => `Strada verso ${city}`,
  villageNear: (city) => `Villaggio vicino ${ad(city)}`,
  round: (round) => `nel turno di gioco ${round}`,
  thisRound: 'alla fine di questo turno di gioco',
  never: 'non più in questa partita',
  visitMoves: (to, before) => {
    if (to === null) return before === null ? 'come prima, nessun punteggio' : 'nessun punteggio';
    if (to === before) return `punteggio nel turno ${to}, come prima`;
    return `punteggio nel turno ${to}${before === null ? '' : ` e non ${before}`}`;
  },
  box: (box) => `riquadro ${box} sopra la freccia`,
  roundBox: (round) => `riquadro del turno ${round}`,
  arrowBox: 'la freccia',
  place: (place) => `${place}º posto`,
  closed: 'chiusa',
  openFor: (toll) => (toll ? `aperta, pedaggio ${toll}` : 'aperta, senza pedaggio'),
  given: (gold, to) => `${gold} per ${to}`,
  pays: (points, gold) => `${points}, vale ${gold}`,
  tied: (paid, character) => `${paid} (pari: personaggio ${character})`,
  counted: (name, number) => `${name} ${number}`,
  great: (number) => `${number} grande`,
  small: (number) => count(number, 'piccolo', 'piccoli'),
  texts: {
    seat: (place, seats) =>
      `In questo turno di gioco gioca al posto ${place} su ${seats}: comincia il personaggio più basso, che vince anche i pareggi.`,
    money: (isSecret) =>
      `Serve per case, palazzi e pedaggi, e decide un pareggio alla fine.${isSecret ? ' Quanto ne ha un giocatore è segreto, ma ogni pagamento si racconta.' : ''}`,
    palaces: (all) =>
      `Vince chi ha costruito il maggior numero di palazzi. La partita finisce con il turno di gioco in cui qualcuno costruisce il palazzo numero ${all}.`,
    houses: 'Si costruiscono solo le case di scorta. L’azione Cava ne porta altre dalla cava.',
    quarry: (fetch) => `L’azione Cava ne porta ${fetch} nella scorta.`,
    tokens:
      'Un segnalino dà un’azione in più nel proprio turno, qualsiasi tranne Carta personaggio. Uno per turno.',
    points: (gold, place) =>
      gold
        ? `Per ora è il ${place}º posto, che alla fine del turno di gioco vale ${gold}. I pareggi vanno al personaggio più basso.`
        : 'Senza un punto non si riceve oro.',
    actions: (isOpen) =>
      isOpen
        ? 'Due azioni per questo turno di gioco. Un’azione non compiuta del tutto porta oro agli altri.'
        : 'Scelte in segreto, si scoprono quando comincia il turno di questo giocatore.',
    architect:
      'In una città si costruisce solo dove sta il proprio architetto. Viaggia di città in città sulle strade aperte, e dove si trova vale 1 punto.',
    start: 'Qui cominciano tutti gli architetti. Qui non si costruisce e non c’è mai un punteggio.',
    city: 'Quando viene il Maharaja, i punti in questa città si pagano in oro: prima chi ne ha di più, a pari punti il personaggio più basso.',
    village:
      'Chi passa senza una propria casa qui paga 1 pezzo d’oro per ogni casa, a chi la possiede. Senza case la strada è chiusa.',
    villageRoom: (room) => `C’è posto per ${count(room, 'casa', 'case')}.`,
    road: 'È aperta appena in tutti e due i villaggi c’è una casa. Tutto il pedaggio si paga prima di partire.',
    governor:
      'Il Maharaja va nella città del governatore più in basso, che poi sale in cima. L’azione Tabella dei turni ne abbassa uno di due riquadri.',
    track:
      'Dalla freccia in su: la città del governatore più basso è la prossima. I riquadri vuoti non contano.',
    round: (rounds, palaces) =>
      `La partita finisce dopo il turno di gioco ${rounds}, o con quello in cui qualcuno costruisce il palazzo numero ${palaces}.`,
    maharaja:
      'È nella città di questo turno di gioco. Quando tutti hanno giocato, i punti lì si pagano in oro secondo il posto.',
    disc: (gold) =>
      `Ognuno sceglie in segreto due azioni, o due volte la stessa. Per ogni azione non compiuta del tutto ogni altro giocatore riceve ${count(gold, 'pezzo', 'pezzi')} d’oro.`,
    character: 'Il numero più basso gioca per primo e vince i pareggi.',
    powerUsed: 'Già usato in questo turno.',
    token:
      'Un’azione in più nel tuo turno, qualsiasi tranne Carta personaggio. Uno per turno; dopo l’uso torna al suo posto.',
    great: (points) => `Ce n’è uno per città. Vale ${points} punti.`,
    small: (points, priest) =>
      `Vale ${count(points, 'punto', 'punti')}, con il Sacerdote ${priest}. Alla fine conta come un palazzo intero.`,
    houseInVillage:
      'Tiene aperta la strada, qui ti fa passare gratis e ti porta il pedaggio degli altri.',
    houseInCity: 'Vale 1 punto a ogni punteggio di questa città.',
    bid: 'L’offerta più alta va alla banca, e chi l’ha fatta sceglie un personaggio.',
    end: (gold) =>
      `Tocca poi al prossimo personaggio. Per ogni azione non compiuta ogni altro giocatore riceve ${gold}.`,
    back: 'Non rinunci ancora a nulla.',
    giveUp: (gold) =>
      gold
        ? `Il tuo turno finisce, e ogni altro giocatore riceve ${gold}.`
        : 'Il tuo turno finisce senza nessun costo.',
    pass: 'In quest’asta non offri più. Alla prossima partecipi di nuovo.',
    again: 'La tua prima scelta è annullata: puoi scegliere di nuovo.',
  },
  ways: {
    by: (action, deed) => `${action}: ${deed}`,
    pick: (character) => `Prendi ${character}`,
    bid: (gold) => `Offri ${gold} per scegliere un personaggio`,
    pass: 'Passa quest’asta',
    settle: (at) => `Metti una casa ${inside(at)}`,
    opening: (deed) => `${deed}, e la strada si apre`,
    point: (actions) => `Scegli ${listPieces(actions).join('')}`,
    short: (deed, own, price) => `${deed} (hai ${own}: forse non ne puoi pagare ${price})`,
    again: 'Togli la prima freccia',
    travel: (to, toll) =>
      `Viaggia verso ${to.text}${toll ? `, pedaggio: ${toll}` : ' senza pedaggio'}`,
    gold: (gold) => `prendi ${gold}`,
    quarry: (houses) => `prendi ${count(houses, 'casa', 'case')} dalla cava`,
    house: (at, gold) => `costruisci una casa ${inside(at)} ${gold ? `per ${gold}` : 'gratis'}`,
    palace: (at, isGreat, gold) =>
      `costruisci ${isGreat ? 'il palazzo grande' : 'un palazzo piccolo'} ${inside(at)} per ${gold}`,
    move: (start, end) => `sposta la tua casa ${from(start)} ${into(end)}`,
    track: (governor, visit) => `abbassa di due riquadri ${governor} (${visit})`,
    take: (character, name) => `prendi ${character}${name ? ` ${ad(name)}` : ', che è libero'}`,
    swap: (mine, { the }, name) => `scambia ${mine} con ${the} di ${name}`,
    seduce: (name) => `seduci un personaggio di ${name}, che sceglie quale`,
    give: (character, to) => `Dai ${character} ${ad(to)}`,
    token: 'prendi un segnalino azione',
    useToken: (action) => `Usa un segnalino azione per ${action}`,
    end: (gold) => `Finisci il turno${gold ? `: ogni altro giocatore riceverebbe ${gold}` : ''}`,
    back: 'Continua il turno',
    giveUp: (gold) =>
      gold
        ? `Finisci il turno: ogni altro giocatore riceve ${gold}`
        : 'Finisci il turno senza nessun costo',
  },
  numbers: {
    gold: owned('il tuo oro', 'l’oro'),
    palaces: owned('i tuoi palazzi', 'i palazzi'),
    houses: owned('la tua scorta di case', 'la scorta di case'),
    quarry: owned('la tua cava', 'la cava'),
    tokens: owned('i tuoi segnalini', 'i segnalini'),
  },
  pointsOf: (who, city) => `${owned('i tuoi punti', 'i punti')(who)}, ${city}`,
  scoringPays: (who, city) => `${owned('il tuo oro', 'l’oro')(who)} per ${city}`,
  visitChanges: (city, visit) => `${city}: ${visit}`,
  roadOpens: (one, other) => `la strada fra ${one} e ${other} si apre`,
  roadCloses: (one, other) => `la strada fra ${one} e ${other} si chiude`,
  tollChanges: (one, other) => `il tuo pedaggio fra ${one} e ${other}`,
};
