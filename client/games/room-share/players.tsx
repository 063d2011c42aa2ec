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
import { KindPicture, worthText } from './flat.tsx';
import { SIGN, TenantPicture } from './tenant.tsx';
import { capital } from './text/names.ts';
import type { Vocabulary } from './text/vocabulary.ts';

export function panelOf(state: State, seat: number, words: Vocabulary): PlayerPanel {
  const colour = state.colours[seat] as Colour;
  const points = score(state, seat);
  const reserve = (of: Colour): Fact => {
    const left = state.reserve[seat]?.[of] ?? 0;
    return {
      id: of,
      icon: (
        <svg class={`rs-left rs-${of}`} viewBox="-7 -7 14 14" aria-hidden="true">
          <path class="rs-colour" d={SIGN[of]} />
        </svg>
      ),
      text: left,
      label: `${words.reserve}: ${words.tenant(of)}, ${left}`,
    };
  };
  const others = COLOURS.filter((one) => isNeutral(state, one) && state.reserve[seat]?.[one]);
  const cards = state.hands[seat]?.length ?? 0;
  return {
    pawn: <TenantPicture colour={colour} />,
    facts: [
      {
        id: 'points',
        text: <b class="rs-score">{points < 0 ? `−${-points}` : points}</b>,
        label: words.points(points),
      },
      ...[colour, ...others].map(reserve),
    ],
    more: [
      ...(state.options.noCards
        ? []
        : [{ id: 'cards', icon: CARDS, text: cards, label: words.cardCount(cards) }]),
      ...partsOf(state, colour, words),
    ],
  };
}

const CARDS = (
  <svg class="rs-cards" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1.5 4.5 7.5 3l2.5 9.5-6 1.5zM9 3h5.5v10H11" />
  </svg>
);

/** The parts of the score: what each kind of flat brings. */
function partsOf(state: State, colour: Colour, words: Vocabulary): Fact[] {
  const sums = new Map<FlatKind, number>();
  for (const flat of ALL_FLATS) {
    const kind = state.flats[flat] as FlatKind;
    const points = pointsPerTenant(state, flat) * countTenants(bedsOf(state, flat), colour);
    sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  return [...sums]
    .filter(([, points]) => points !== 0)
    .map(([kind, points]) => ({
      id: kind,
      icon: <KindPicture kind={kind} />,
      text: worthText(points),
      label: `${capital(words.kinds[kind])}: ${words.points(points)}`,
    }));
}
