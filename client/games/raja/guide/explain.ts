// Explains each thing that can be asked about: what it is, its numbers, and what it does.
import type { Ref } from '../../../../shared/engine/index.ts';
import {
  type City,
  GOLD_BY_RANK,
  GOLD_FOR_BEING_ALONE,
  HOME_CITIES,
} from '../../../../shared/games/raja/board.ts';
import { holderOf } from '../../../../shared/games/raja/characters.ts';
import { maxRounds, palacesPerPlayer } from '../../../../shared/games/raja/opening.ts';
import {
  ACTIONS,
  type Action,
  actionRef,
  cityRef,
  governorRef,
  type Place,
} from '../../../../shared/games/raja/state.ts';
import { PARTS, unfinishedTasks } from '../../../../shared/games/raja/tasks.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { goldFor, signed } from '../prices.ts';
import { effect, refName } from '../text/names.ts';
import { costOfGivingUp } from '../text/numbers.ts';
import { nextVisit } from '../track-order.ts';
import type { Asker } from './asker.ts';
import {
  capital,
  explainCity,
  explainHouse,
  explainRoad,
  explainSite,
  explainVillage,
  pointsIn,
} from './explain-places.ts';
import { explainFigure, explainSeat, figureValue } from './explain-players.ts';
import { type Figure, figureRef, lowered, seatRef, seatsOf, turnOf } from './facts.ts';

export function explain(asker: Asker, ref: Ref): Explanation | null {
  const { state, own, words, names } = asker;
  const [kind = '', name = ''] = ref.split(':');
  const number = Number(name);
  switch (kind) {
    case 'seat':
    case 'player':
      return number < state.seats ? explainSeat(asker, number) : null;
    case 'money':
    case 'palaces':
    case 'houses':
    case 'quarry':
    case 'tokens':
    case 'points':
    case 'architect':
    case 'actions':
      return number < state.seats ? explainFigure(asker, kind as Figure, number) : null;
    case 'city':
      return explainCity(asker, name as City);
    case 'village':
      return explainVillage(asker, number);
    case 'road':
      return explainRoad(asker, number);
    case 'house': {
      const at: Place = /^\d+$/.test(name) ? number : (name as City);
      return explainHouse(asker, at, refName(words, ref));
    }
    case 'site':
      return explainSite(asker, name === 'great');
    case 'governor':
      return explainGovernor(asker, name as City);
    case 'character':
    case 'power':
      return explainCharacter(asker, number, kind);
    case 'action':
      return explainAction(asker, name as Action);
    case 'token':
      return explainToken(asker);
    case 'gold':
      return { title: words.gold(number), kind: own.kinds.bid, text: own.texts.bid };
    case 'button':
      return explainButton(asker, ref, refName(words, ref, names));
    default:
      return explainBoard(asker, kind);
  }
}

function explainGovernor(asker: Asker, city: City): Explanation {
  const { state, own, words } = asker;
  const box = state.track.indexOf(city);
  const facts: Detail[] = [
    { label: own.labels.box, value: asker.box(box), ref: 'track' },
    { label: own.labels.visit, value: asker.visit(city), ref: cityRef(city) },
  ];
  if (box >= 2) {
    const { after, up } = lowered(state, city);
    facts.push({ label: own.labels.lowered, value: asker.visitMoves(city, after) });
    if (up.length > 0) {
      const value = asker.list(up.map((one) => asker.city(one)));
      facts.push({ label: own.labels.goUp, value });
    }
  }
  const kind = own.kinds.governor;
  return { title: words.governor(asker.city(city)), kind, facts, text: own.texts.governor };
}

function explainCharacter(asker: Asker, one: number, kind: 'character' | 'power'): Explanation {
  const { state, own, words } = asker;
  const holder = holderOf(state, one);
  const facts: Detail[] = [
    { label: own.labels.number, value: `${one}`, lasting: true },
    {
      label: own.labels.holder,
      value: asker.nameOf(holder),
      ...(holder === null ? {} : { ref: seatRef(holder) }),
    },
  ];
  const home = HOME_CITIES[one];
  if (state.options.homeCities && home) {
    facts.push({ label: own.labels.home, value: asker.city(home), ref: cityRef(home) });
  }
  const order = kind === 'character' ? [own.texts.character] : [];
  return {
    title: asker.character(one),
    kind: own.kinds[kind],
    picture: `character:${one}`,
    facts,
    text: [effect(words, `character:${one}`, state, asker.viewer), ...order].join(' '),
    ...(turnOf(state)?.used.includes(one) && { note: own.texts.powerUsed }),
  };
}

function explainAction(asker: Asker, action: Action): Explanation {
  const { state, own, words, viewer } = asker;
  const facts: Detail[] = [];
  const gold = viewer === null ? 0 : goldFor(PARTS[action], state, viewer);
  if (gold !== 0) facts.push({ label: own.labels.price, value: signed(gold) });
  const turn = turnOf(state);
  const left = turn?.tasks.filter((task) => task.action === action) ?? [];
  if (turn && left.length > 0) {
    const parts = unfinishedTasks(left).flatMap((task) => task.left);
    const value = asker.list(parts.map((part) => words.captions.parts[part]));
    facts.push({ label: own.labels.left, value, ref: seatRef(turn.seat) });
  }
  const chosen = seatsOf(state).filter((seat) => state.discs[seat]?.actions.includes(action));
  if (chosen.length > 0) {
    const value = asker.list(chosen.map((seat) => asker.nameOf(seat)));
    facts.push({ label: asker.words.captions.things.actions, value });
  }
  return {
    title: words.actions[action][0],
    kind: own.kinds.action,
    picture: actionRef(action),
    facts,
    text: effect(words, actionRef(action), state, viewer),
    about: ['disc'],
  };
}

function explainToken(asker: Asker): Explanation {
  const { state, own, words } = asker;
  return {
    title: words.token,
    kind: own.kinds.token,
    picture: 'token',
    facts: [
      ...seatsOf(state)
        .filter((seat) => (state.tokens[seat] ?? 0) > 0)
        .map((seat) => ({
          label: capital(asker.nameOf(seat)),
          value: figureValue(asker, 'tokens', seat),
          ref: figureRef('tokens', seat),
        })),
      { label: own.labels.stock, value: `${state.tokensLeft}` },
    ],
    text: own.texts.token,
  };
}

function explainButton(asker: Asker, ref: Ref, title: string): Explanation {
  const { state, own } = asker;
  const { texts, kinds } = own;
  const open = unfinishedTasks(turnOf(state)?.tasks ?? []).length;
  const price = (actions: number) => asker.gold(costOfGivingUp(actions));
  const told: Record<string, string> = {
    end: texts.end(price(1)),
    back: texts.back,
    giveUp: texts.giveUp(open > 0 ? price(open) : null),
    pass: texts.pass,
    again: texts.again,
  };
  return { title, kind: kinds.button, text: told[ref.split(':')[1] ?? ''] ?? title };
}

const whereHeIs = (asker: Asker, city: City): Detail[] => [
  { label: asker.own.kinds.city, value: asker.city(city), ref: cityRef(city) },
  ...pointsIn(asker, city, (seat) => figureRef('points', seat)),
];

function explainBoard(asker: Asker, what: string): Explanation | null {
  const { state, own } = asker;
  const kind = own.kinds.board;
  switch (what) {
    case 'track':
      return {
        title: asker.words.captions.track,
        kind,
        facts: state.track
          .filter((city) => city !== null)
          .map((city) => ({
            label: asker.city(city),
            value: asker.roundOrNever(nextVisit(state, city)),
            ref: governorRef(city),
          })),
        text: own.texts.track,
      };
    case 'round': {
      const rounds = maxRounds(state.options);
      const palaces = palacesPerPlayer(state.options);
      return {
        title: asker.words.captions.things.round,
        kind,
        total: { label: asker.words.captions.things.round, value: own.of(state.round, rounds) },
        text: own.texts.round(rounds, palaces),
        about: ['track', ...seatsOf(state).map((seat) => figureRef('palaces', seat))],
      };
    }
    case 'maharaja': {
      const city = state.maharaja;
      const ranks = GOLD_BY_RANK[state.seats] ?? [];
      return {
        title: asker.words.captions.things.maharaja,
        kind,
        facts: [
          ...(city ? whereHeIs(asker, city) : []),
          ...ranks.map((gold, at) => ({ label: own.place(at + 1), value: asker.gold(gold) })),
          { label: own.labels.alone, value: `+${GOLD_FOR_BEING_ALONE}`, lasting: true },
        ],
        text: own.texts.maharaja,
        about: city ? [cityRef(city)] : ['track'],
      };
    }
    case 'disc':
      return {
        title: asker.words.captions.disc,
        kind,
        text: own.texts.disc(costOfGivingUp(1)),
        about: ACTIONS.map(actionRef),
      };
    default:
      return null;
  }
}
