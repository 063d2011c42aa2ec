// What to do next in Raja and what it will do, in Italian.
import { ad, count, listNames } from '../../../../text/grammar/it.ts';
import type { Steps } from './steps.ts';

export const steps: Steps = {
  steps: {
    house: ({ name, city, price }) =>
      `${name}: scegli un villaggio con posto${city ? `, o ${city} dove sta il tuo architetto` : ''} (${price}).`,
    cityHouse: ({ name, city, price }) =>
      `${name}: una casa deve stare in città. Scegli ${city} (${price}).`,
    palace: ({ name, city, price }) => `${name}: scegli un posto, ${city} (${price}).`,
    palaceOrHouse: ({ name }) => `${name}: scegli un posto per il palazzo, o uno per la casa.`,
    whichHouse: ({ name }) => `${name}: scegli quale delle tue case si sposta.`,
    whereTo: ({ city }) => `Scegli dove va: un villaggio con posto${city ? `, o ${city}` : ''}.`,
    governor: ({ name }) =>
      `${name}: scegli chi scende di due riquadri. Più in basso, prima la visita.`,
    character: ({ name }) =>
      `${name}: scegli un personaggio libero, o quello di un altro giocatore.`,
    freeCharacter: ({ name }) => `${name}: scegline uno libero. I tuoi restano a te.`,
    swap: ({ name }) => `${name}: scegli quello che vuoi, o un giocatore da sedurre.`,
    give: () => 'Scegli quale dei tuoi personaggi dai in cambio.',
    freeHouse: ({ name }) => `${name}: scegli dove costruire gratis, o una tua casa da spostare.`,
    token: ({ name }) => `${name}: scegli l’azione che ti dà.`,
    both: ({ actions }) => `${listNames(actions)}: conferma le due azioni, o cambia la seconda.`,
  },
  does: {
    gold: (signed) => `${signed} oro`,
    pays: (price, own, isRest) =>
      isRest ? `costa ${price}, avrai ${own}` : `costa ${price}, ne hai ${own}`,
    tooDear: (price, own, isRest) =>
      isRest ? `costa ${price}, avrai solo ${own}` : `costa ${price}, hai solo ${own}`,
    houses: (houses) => `+${count(houses, 'casa', 'case')}`,
    noHouse: (houses) => (houses > 0 ? `solo ${count(houses, 'casa', 'case')}` : 'scorta vuota'),
    noPalace: 'tutti costruiti',
    shortQuarry: (houses) =>
      houses > 0 ? `solo ${count(houses, 'casa', 'case')} lì` : 'cava vuota',
    free: 'gratis',
    settle: 'metti una casa',
    opens: 'apre la strada',
    closes: 'chiude la strada',
    here: 'sposta qui',
    toll: (gold) => `pedaggio ${gold}`,
    noToll: 'senza pedaggio',
    visit: (to, from) => {
      if (to === null) return 'non più visitata';
      return from === null || from === to ? `turno ${to}` : `turno ${from} → ${to}`;
    },
    nextCity: (city) => `poi: ${city}`,
    freeCharacters: (free) => count(free, 'libero', 'liberi'),
    take: 'prendi',
    takeFrom: (name) => (name ? `prendi ${ad(name)}` : 'prendi a chi ce l’ha'),
    swapFor: 'scambia',
    give: 'dai questo',
    seduce: 'te ne dà uno',
    oneHouse: '1 casa gratis',
    oneToken: '+1 segnalino',
    oneAction: '1 azione in più',
    leaves: (gold) => `ti resta ${gold}`,
    othersGet: (gold) => `+${gold} agli altri`,
    nothingLost: 'ancora nessuna rinuncia',
    noMoreBids: 'nessun’altra offerta',
    anew: 'scegli di nuovo',
    points: (points, signed) => `${count(points, 'punto', 'punti')}, ${signed}`,
  },
  goal: ({ leaders, palaces, all, round, rounds, isOver }) => {
    const [first, second] = leaders;
    const when = `turno ${round}/${rounds}`;
    if (palaces === 0) return `Vince chi ha più palazzi: ancora nessuno su ${all}, ${when}`;
    const who =
      second === undefined ? (first ?? 'tu') : leaders.map((one) => one ?? 'tu').join(' e ');
    if (isOver)
      return `${first === null ? 'Vinci' : `${first} vince`} con ${count(palaces, 'palazzo', 'palazzi')}`;
    if (leaders.length > 2)
      return `Più palazzi: in ${leaders.length} con ${palaces} su ${all}, ${when}`;
    return `Più palazzi: in testa ${who} con ${palaces} su ${all}, ${when}`;
  },
  ends: ({ palaces, all, round, rounds }) =>
    `La partita finisce dopo il punteggio del turno di gioco in cui qualcuno ha costruito tutti i suoi ${all} palazzi (finora al massimo ${palaces}), e comunque dopo il turno di gioco ${rounds}. Questo è il turno ${round}.`,
  confirm: (actions) => `Conferma ${actions.join(' + ')}`,
  confirmBoth: 'Conferma le due',
};
