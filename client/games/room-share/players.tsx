// What the table shows of a player: the tenant as figure, points, reserve and cards.

import { pointsPerTenant, score } from '../../../shared/games/room-share/end.ts';
import { ALL_FLATS, bedsOf, countTenants } from '../../../shared/games/room-share/grid.ts';
import {
  COLOURS,
  type Colour,
  type FlatKind,
  isNeutral,
  type State,
} from '../../../shared/games/room-share/state.ts';
import type { Fact, PlayerPanel } from '../../table/game-client.ts';
import { worthText } from './flat.tsx';
import { SIGN, TenantPicture } from './tenant.tsx';
import { capital } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

export function panelOf(state: State, seat: number, words: Vocabulary): PlayerPanel {
  const own = state.colours[seat] as Colour;
  const points = score(state, seat);
  const leftOf = (colour: Colour) => state.reserve[seat]?.[colour] ?? 0;
  const neutral = COLOURS.filter((colour) => isNeutral(state, colour) && leftOf(colour));
  /** One number for several colours, so that a chip has as many numbers in every turn. */
  const reserve = (id: string, colours: Colour[]): Fact => ({
    id,
    icon: colours.map((colour) => (
      <svg key={colour} class={`rs-left rs-${colour}`} viewBox="-7 -7 14 14" aria-hidden="true">
        <path class="rs-colour" d={SIGN[colour]} />
      </svg>
    )),
    text: colours.reduce((sum, colour) => sum + leftOf(colour), 0),
    label: colours.map((colour) => `${words.tenant(colour)}: ${leftOf(colour)}`).join(', '),
    ref: `${id}:${seat}`,
  });
  const cards = state.hands[seat]?.length ?? 0;
  return {
    pawn: <TenantPicture colour={own} />,
    facts: [
      {
        id: 'points',
        text: <b class="rs-score">{points < 0 ? `−${-points}` : points}</b>,
        label: words.points(points),
        ref: `points:${seat}`,
      },
      reserve('reserve', [own]),
      ...(neutral.length > 0 ? [reserve('neutral', neutral)] : []),
    ],
    more: [
      ...(state.options.noCards
        ? []
        : [
            {
              id: 'cards',
              icon: CARDS,
              text: cards,
              label: words.cardCount(cards),
              ref: `hand:${seat}`,
            },
          ]),
      ...partsOf(state, seat, words),
    ],
  };
}

const CARDS = (
  <svg class="rs-cards" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1.5 4.5 7.5 3l2.5 9.5-6 1.5zM9 3h5.5v10H11" />
  </svg>
);

/** The parts of the score: what each kind of flat brings. */
function partsOf(state: State, seat: number, words: Vocabulary): Fact[] {
  const colour = state.colours[seat] as Colour;
  const sums = new Map<FlatKind, number>();
  for (const flat of ALL_FLATS) {
    const kind = state.flats[flat] as FlatKind;
    const points = pointsPerTenant(state, flat) * countTenants(bedsOf(state, flat), colour);
    if (points !== 0) sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  const parts = [...sums];
  if (parts.length === 0) return [];
  return [
    {
      id: 'parts',
      text: parts.map(([, points]) => worthText(points)).join('\u2002'),
      label: parts
        .map(([kind, points]) => `${capital(words.kinds[kind])}: ${words.points(points)}`)
        .join(', '),
      ref: `points:${seat}`,
    },
  ];
}
