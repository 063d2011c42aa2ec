// The Italian texts for those who ask.
import type { Person } from '../../../text/compose.ts';
import type { GuideTexts } from './texts.ts';

const tua = (noun: string, who: Person) =>
  who === null ? `la tua ${noun}` : `la ${noun} di ${who}`;

export const it: GuideTexts = {
  signs: {
    classic: 'Una stanza semplice, senza segni.',
    suite: 'Il campanello e due stelle sono il segno di una suite.',
    royal: 'La corona e tre stelle sono il segno della suite reale.',
    haunted: 'Il fantasma e le ragnatele sono il segno di un appartamento stregato.',
  },
  threeRule: (points) =>
    `Finché qui abitano esattamente tre inquilini, ognuno porta al suo giocatore ${points}.`,
  alwaysRule: (points) =>
    `Ogni inquilino qui porta al suo giocatore ${points}, non importa in quanti ci abitano.`,
  fourth: 'Quando ne entra un quarto, tutti e quattro vengono sfrattati.',
  bedTo: (bed, flat) => `${bed}, per l’${flat}`,
  arrow: (here, there, overEdge) =>
    `La freccia mostra l’uscita: quando l’${here} si svuota, l’inquilino di questo letto passa nell’${there}${overEdge ? ', oltre il bordo del palazzo e di nuovo dentro dall’altra parte' : ''}. Se l’${there} in quel momento è pieno, resta nell’${here}.`,
  tenantKind: (owner) =>
    owner === 'nobody'
      ? 'inquilino neutro'
      : owner === null
        ? 'un tuo inquilino'
        : `inquilino di ${owner}`,
  freeBed: 'letto libero',
  neutral:
    'Nessuno gioca con questo colore, quindi non porta punti a nessuno. Un inquilino neutro conta però come abitante: può essere il terzo di un appartamento, o il quarto che fa sfrattare tutti.',
  ownColour: (owner) =>
    owner === null
      ? 'È il tuo colore: i punti di questi inquilini sono tuoi.'
      : `È il colore di ${owner}: i punti di questi inquilini sono di ${owner}.`,
  kinds: {
    flat: 'tipo di appartamento',
    key: 'chiave',
    event: 'carta evento',
    figure: 'numero',
    button: 'azione',
    colour: 'colore neutro',
    player: 'giocatore',
  },
  of: (kind, owner) => (owner === null ? `${kind}, è tuo` : `${kind} di ${owner}`),
  evictedFrom: (flat) => `sfrattato dall’${flat}`,
  air: (tenant, to, isNext) =>
    isNext
      ? `Ora si sposta l’${tenant}, e riceve un letto libero nell’${to}.`
      : `L’${tenant} passa nell’${to} appena sono arrivati quelli prima. Escono in senso orario, per primo quello verso l’alto.`,
  labels: {
    each: 'Adesso ogni inquilino porta',
    copies: 'In tutto il mazzo',
    inHand: 'Nella tua mano',
    played: 'Già giocate, scoperte',
    inBuilding: 'Nel palazzo',
    kindCount: 'In questo palazzo',
    arrowTo: 'La freccia porta a',
    tenant: 'Inquilino',
    colour: 'Colore',
    sum: 'In tutto',
  },
  inReserve: (owner) => (owner === null ? 'Nella tua riserva' : `Nella riserva di ${owner}`),
  share: (flat, kind, own, heads) => `${flat} (${kind}), ${own} su ${heads}`,
  noShare: 'Nel palazzo non abita nessun inquilino di questo colore.',
  shareRule:
    'Contano solo gli inquilini del proprio colore: 2 su 3 vuol dire che due dei tre che ci abitano hanno questo colore. Un appartamento che porta 0 non ha esattamente tre inquilini.',
  reserve:
    'Quando un turno finisce con la riserva vuota, inquilini neutri compresi, arriva l’ultima occasione: gli altri possono sistemare ancora un inquilino a testa, e la partita finisce.',
  pile: (hand) =>
    `Alla fine del turno si pesca fino ad avere ${hand} carte. Quando il mazzo è vuoto, le carte giocate si rimescolano e diventano quello nuovo.`,
  discards: 'Le carte giocate sono scoperte per tutti.',
  noDiscards: 'Non è ancora stata giocata nessuna carta.',
  ownHand: 'Queste carte le vedi solo tu.',
  otherHand: 'Queste carte le vede solo chi le ha in mano.',
  buttons: {
    pass: 'Non sistemi altri inquilini. In caso di parità il tuo posto non cambia.',
    waste: 'Nel palazzo la carta non ha bersagli: si scarta e non succede altro.',
    chain:
      'Ogni inquilino che deve ancora spostarsi riceve il primo letto libero, in senso orario dall’alto, e gli appartamenti pieni si svuotano uno alla volta, finché nessuno deve più spostarsi. Ai punti non si bada.',
  },
  sections: {
    now: 'Adesso',
    players: 'Giocatori',
    building: 'Il palazzo',
    scoring: 'Dove gli inquilini rendono',
    air: 'In viaggio',
    hand: 'La tua mano',
    cards: 'Carte',
  },
  you: 'tu',
  toAct: 'di turno',
  row: (row) => `Riga ${row}`,
  nobody: 'nessuno',
  worth: (each) => `ognuno ${each}`,
  ways: {
    open: (flat) => `Metti un inquilino nell’${flat}`,
    bring: (card, flat) => `Gioca ${card}: un inquilino entra nell’${flat}`,
    evict: (card, flat) => `Gioca ${card}: tutti lasciano l’${flat}`,
    leave: (card, tenant, owner) =>
      owner === 'nobody'
        ? `Gioca ${card}: l’${tenant} va nella tua riserva`
        : `Gioca ${card}: l’${tenant} torna nella riserva di ${owner}`,
    swap: (card, tenant) => `Gioca ${card}: l’${tenant} cambia posto`,
    waste: (card) => `Scarta ${card} senza effetto`,
    place: (tenant, bed) => `Metti un ${tenant} nell’${bed}`,
    other: (tenant, place) => `Scambia con l’${tenant} nell’${place}`,
    empty: (flat) => `Svuota adesso l’${flat}`,
    land: (tenant, bed) => `L’${tenant} passa nell’${bed}`,
    visit: (flat) => `Metti ancora un inquilino nell’${flat}`,
    pass: 'Passa: non sistemare altri inquilini',
    bursts: 'è il quarto, e tutti vengono sfrattati',
  },
  gain: (who, points) => (who === null ? `i tuoi punti ${points}` : `i punti di ${who} ${points}`),
  reserveChange: (who, change) => `${tua('riserva', who)} ${change}`,
};
