// Explains buildings, roofs, apartments and the tenants in them.

import { HIDDEN } from '../../../../shared/engine/index.ts';
import { hasRoofFlat, isTenant } from '../../../../shared/games/landlord/cards/tenants.ts';
import {
  hasPlainRoof,
  isSquatted,
  isTavernHouse,
  rentOfHouse,
  tenantCardOf,
  whyNotMoveIn,
} from '../../../../shared/games/landlord/houses.ts';
import {
  type Card,
  cardRef,
  flatRef,
  type House,
  houseRef,
  type Tenant,
} from '../../../../shared/games/landlord/state.ts';
import type { Detail, Explanation } from '../../../table/guide.ts';
import { cardName, cardText } from '../text/names.ts';
import { ruleOf } from './cards.ts';
import { houseParts, rentOfEmptyFlat, sumOf, tenantParts } from './facts.ts';
import { namedCards, type Speaker, title } from './speaker.ts';

const joined = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

export function explainHouse(speaker: Speaker, house: House): Explanation {
  const { state, words, text, person, place, note, signed, money, level } = speaker;
  const { labels } = text;
  const top = house.roof.at(-1) ?? 'roof';
  const known = house.floors.filter((card) => card !== HIDDEN);
  const named = (tenant: Tenant) =>
    text.at(cardName(words, tenant.card), level(house, tenant.level));
  const spot = ({ level: at }: Tenant) => flatRef({ house: house.id, level: at });
  const parts = houseParts(state, house).map((part): Detail => {
    const value =
      part.kind === 'tenant' || part.kind === 'empty' ? money(part.dollars) : signed(part.dollars);
    if (part.kind === 'empty') return { label: text.empty(part.count), value };
    if (part.kind === 'squatted') return { label: labels.squatted, value };
    const label =
      part.kind === 'tenant' ? named(part.tenant) : `${labels[part.kind]} · ${named(part.tenant)}`;
    return { label, value, ref: spot(part.tenant) };
  });
  return {
    title: title(place({ house: house.id, level: -1 })),
    kind: text.buildingOf(person(house.owner)),
    facts: [
      { label: labels.floors, value: text.floors(house.floors.length) },
      { label: labels.roof, value: cardName(words, top), ref: `roof:${house.id}` },
      { label: labels.cellar, value: house.cellar ? text.yes : text.no },
      ...parts,
    ],
    total: { label: labels.atRent, value: money(rentOfHouse(state, house)) },
    text: joined(
      isSquatted(house) && note('squatters'),
      isSquatted(house) && note('squattersNext'),
      isTavernHouse(house) && note('tavern'),
      known.length > 0
        ? note('ownFloors', { list: namedCards(words, known) })
        : note('hiddenFloors'),
    ),
    about: [`seat:${house.owner}`],
  };
}

export function explainRoof(speaker: Speaker, house: House): Explanation {
  const { words, text, place, note } = speaker;
  const top = house.roof.at(-1) ?? 'roof';
  const state = hasRoofFlat(house) ? 'roofFlat' : hasPlainRoof(house) ? 'plainRoof' : 'flatForever';
  return {
    title: cardName(words, top),
    kind: text.roofOf(place({ house: house.id, level: -1 })),
    picture: cardRef(top),
    text: joined(note(state), cardText(words, top)),
    about: [houseRef(house.id)],
  };
}

export function explainFlat(speaker: Speaker, house: House, at: number): Explanation {
  const { state, viewer, words, text, place, money, note } = speaker;
  const hand = viewer === null ? [] : (state.hands[viewer] as Card[]);
  const suiting = [...new Set(hand)].filter(
    (card) => isTenant(card) && !whyNotMoveIn(state, card, house, at),
  );
  const sum = money(isSquatted(house) ? 0 : rentOfEmptyFlat(state, house));
  return {
    title: title(speaker.level(house, at)),
    kind: text.emptyIn(place({ house: house.id, level: -1 })),
    facts: [{ label: text.labels.atRent, value: sum }],
    text: joined(
      note('emptyFlat', { sum }),
      isSquatted(house) && note('squatters'),
      viewer !== null &&
        (suiting.length > 0
          ? note('suits', { list: speaker.list(suiting.map((card) => cardName(words, card))) })
          : note('suitsNobody')),
    ),
    picture: houseRef(house.id),
    about: [houseRef(house.id)],
  };
}

export function explainTenant(speaker: Speaker, house: House, tenant: Tenant): Explanation {
  const { state, words, text, place, money, signed, note } = speaker;
  const { labels } = text;
  const parts = tenantParts(state, house, tenant);
  const { floors, flats } = tenantCardOf(tenant);
  const rule = joined(
    ...ruleOf(speaker, tenant.card),
    tenant.withheld > 0 && note('cross'),
    tenant.paid && note('key'),
  );
  return {
    title: cardName(words, tenant.card),
    kind: text.tenantIn(place({ house: house.id, level: tenant.level })),
    picture: cardRef(tenant.card),
    facts: [
      { label: labels.apartments, value: text.flats(flats) },
      { label: labels.upTo, value: text.floors(floors) },
      ...parts.map(({ cause, dollars }) => ({
        label: labels[cause],
        value: cause === 'printed' ? money(dollars) : signed(dollars),
      })),
    ],
    total: { label: labels.paysNow, value: money(sumOf(parts)) },
    // A table may play without the rule.
    ...(rule !== '' && { text: rule }),
    about: [houseRef(house.id)],
  };
}
