// Explains one thing of the table: what it is, whose, and its numbers in their parts.
import type { Ref } from '../../../../shared/engine/index.ts';
import { cards } from '../../../../shared/games/room-share/cards.ts';
import {
  HAND_SIZE,
  POINTS,
  pointsPerTenant,
  score,
} from '../../../../shared/games/room-share/end.ts';
import {
  bedRef,
  bedsOf,
  countInHouse,
  flatRef,
  placeOf,
  tenantAt,
} from '../../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  cardRef,
  type FlatKind,
  type Place,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { text as shell } from '../../../text/index.ts';
import { wrapsAround } from '../geometry.ts';
import { signed } from '../text/deeds.ts';
import { capital, cardName, effect, isCard, isKey, refName } from '../text/names.ts';
import { explainNumber } from './explain-numbers.ts';
import {
  airRef,
  countCards,
  deckKinds,
  handOf,
  inAir,
  landingOf,
  leftOf,
  nextDoor,
  ownerOf,
  playedCards,
} from './facts.ts';
import type { Speaker } from './speaker.ts';

export function explain(ref: Ref, speaker: Speaker): Explanation | null {
  const [kind = '', name = ''] = ref.split(':');
  const { state, words } = speaker;
  const place = placeOf(ref);
  if (place) return place.arrow < 0 ? explainFlat(place.flat, speaker) : explainBed(place, speaker);
  if (kind === 'card') return isCard(words, name) ? explainCard(name, speaker) : null;
  const colour = COLOURS.find((one) => one === name);
  if (kind === 'tenant') return colour ? explainTenant(colour, speaker) : null;
  if (kind === 'kind') return name in POINTS ? explainKind(name as FlatKind, speaker) : null;
  if (kind === 'air') return explainAir(ref, speaker);
  if (kind === 'button') return explainButton(name, speaker);
  if (kind === 'pile') return explainPile(speaker);
  if (kind === 'discards') return explainDiscards(speaker);
  const seat = Number(name);
  return name === '' || !(seat in state.colours) ? null : explainNumber(kind, seat, speaker);
}

function ruleOf(kind: FlatKind, { words, texts }: Speaker): string {
  const points = words.points(POINTS[kind]).replace('-', '−');
  const rule = kind === 'haunted' ? texts.alwaysRule(points) : texts.threeRule(points);
  return [texts.signs[kind], rule, texts.fourth].join(' ');
}

function explainFlat(flat: number, speaker: Speaker): Explanation {
  const { state, words, texts } = speaker;
  const kind = state.flats[flat] as FlatKind;
  return {
    title: capital(speaker.flat(flat)),
    kind: words.kinds[kind],
    facts: bedsOf(state, flat).map((who, arrow) => ({
      label: capital(texts.bedTo(words.beds[arrow] ?? '', speaker.flat(nextDoor(flat, arrow)))),
      value: who ? tenantOf(who, speaker) : words.free,
      ref: bedRef(flat, arrow),
    })),
    total: { label: texts.labels.each, value: signed(pointsPerTenant(state, flat)) },
    text: ruleOf(kind, speaker),
    about: [`kind:${kind}`],
  };
}

/** “blue tenant, Anna’s tenant” is too long for a table: the colour and whose it is. */
const tenantOf = (colour: Colour, { words, texts, owner }: Speaker): string =>
  owner(colour) === 'nobody'
    ? `${words.tenant(colour)} (${words.neutral})`
    : `${words.tenant(colour)} (${owner(colour) ?? texts.you})`;

function explainBed(place: Place, speaker: Speaker): Explanation {
  const { state, words, texts, flat } = speaker;
  const who = tenantAt(state, place);
  const there = nextDoor(place.flat, place.arrow);
  const facts: Detail[] = [
    { label: texts.labels.arrowTo, value: flat(there), ref: flatRef(there) },
    { label: texts.labels.each, value: signed(pointsPerTenant(state, place.flat)) },
  ];
  if (who)
    facts.unshift({
      label: texts.labels.tenant,
      value: tenantOf(who, speaker),
      ref: tenantRef(who),
    });
  return {
    title: capital(refName(words, bedRef(place.flat, place.arrow))),
    kind: who ? texts.tenantKind(speaker.owner(who)) : texts.freeBed,
    ...(who && { picture: tenantRef(who) }),
    facts,
    text: texts.arrow(flat(place.flat), flat(there), wrapsAround(place)),
    about: [flatRef(place.flat)],
  };
}

function explainKind(kind: FlatKind, speaker: Speaker): Explanation {
  const { state, words, texts } = speaker;
  const flats = state.flats.flatMap((one, flat) => (one === kind ? [flat] : []));
  return {
    title: capital(words.kinds[kind]),
    kind: texts.kinds.flat,
    facts: [{ label: texts.labels.kindCount, value: `${flats.length}` }],
    text: ruleOf(kind, speaker),
    ...(flats.length < 6 && { about: flats.map(flatRef) }),
  };
}

function explainCard(card: Card, { state, viewer, words, texts }: Speaker): Explanation {
  const { labels } = texts;
  const count = (label: string, all: readonly Card[]) => {
    return { label, value: `${countCards(all, card)}` };
  };
  return {
    title: cardName(words, card),
    kind: isKey(card) ? texts.kinds.key : texts.kinds.event,
    facts: [
      {
        label: labels.copies,
        value: `${deckKinds(state).includes(card) ? cards[card].copies : 0}`,
        lasting: true,
      },
      ...(viewer === null ? [] : [count(labels.inHand, handOf(state, viewer))]),
      { ...count(labels.played, playedCards(state)), ref: 'discards' },
    ],
    text: effect(words, card),
  };
}

function explainTenant(colour: Colour, speaker: Speaker): Explanation {
  const { state, words, texts } = speaker;
  const owner = ownerOf(state, colour);
  const facts: Detail[] = [
    { label: texts.labels.inBuilding, value: `${countInHouse(state, colour)}` },
    ...state.colours.flatMap((_, seat) =>
      seat === owner || leftOf(state, seat, colour)
        ? [
            {
              label: texts.inReserve(speaker.person(seat)),
              value: `${leftOf(state, seat, colour)}`,
              ref: `${seat === owner ? 'reserve' : 'neutral'}:${seat}`,
            },
          ]
        : [],
    ),
  ];
  if (owner !== null)
    facts.push({
      label: words.figures.points,
      value: signed(score(state, owner)),
      ref: `points:${owner}`,
    });
  return {
    title: capital(words.tenant(colour)),
    kind: owner === null ? words.neutral : texts.tenantKind(speaker.person(owner)),
    facts,
    text: owner === null ? texts.neutral : texts.ownColour(speaker.person(owner)),
  };
}

function explainAir(ref: Ref, speaker: Speaker): Explanation | null {
  const { state, words, texts, flat } = speaker;
  const all = inAir(state);
  const frame = all.find((one) => airRef(one) === ref);
  if (!frame) return null;
  const to = landingOf(state, frame);
  return {
    title: capital(tenantOf(frame.colour, speaker)),
    kind: texts.evictedFrom(flat(frame.from)),
    picture: tenantRef(frame.colour),
    facts: [{ label: texts.labels.arrowTo, value: flat(to), ref: flatRef(to) }],
    text: texts.air(words.tenant(frame.colour), flat(to), frame === all[0]),
  };
}

function explainButton(name: string, { words, texts }: Speaker): Explanation | null {
  const text = texts.buttons[name];
  if (!text) return null;
  // The frame of the table has the button for a whole chain.
  const title = words.buttons[name] ?? shell.value.finishChain;
  return { title, kind: texts.kinds.button, text };
}

function explainPile({ state, words, texts }: Speaker): Explanation {
  const played = playedCards(state).length;
  return {
    title: words.pile,
    facts: [
      { label: words.figures.hand, value: `${state.pile.length}` },
      { label: texts.labels.played, value: `${played}`, ref: 'discards' },
    ],
    text: texts.pile(HAND_SIZE),
  };
}

function explainDiscards({ state, words, texts }: Speaker): Explanation {
  const all = playedCards(state);
  const last = all.at(-1);
  return {
    title: last ? cardName(words, last) : words.discards,
    kind: state.played ? words.inPlay : words.discards,
    ...(last && { picture: cardRef(last) }),
    facts: deckKinds(state).flatMap((card) => {
      const count = countCards(all, card);
      return count ? [{ label: cardName(words, card), value: `${count}`, ref: cardRef(card) }] : [];
    }),
    total: { label: texts.labels.played, value: `${all.length}` },
    text: last ? `${effect(words, last)} ${texts.discards}` : texts.noDiscards,
  };
}
