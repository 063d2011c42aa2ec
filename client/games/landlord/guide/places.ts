// Explains the stacks, the jail, the building site, the parts of a turn, and the buttons.
import type { Ref } from '../../../../shared/engine/index.ts';
import { roofPrice } from '../../../../shared/games/landlord/building.ts';
import { editionOf } from '../../../../shared/games/landlord/editions/index.ts';
import { rentOfSeat } from '../../../../shared/games/landlord/houses.ts';
import { NOMAD_FARE } from '../../../../shared/games/landlord/inspection.ts';
import { cardRef, type State } from '../../../../shared/games/landlord/state.ts';
import {
  BAIL_DOLLARS,
  CHEAP_CARDS,
  priceOf,
  seatOfTurn,
} from '../../../../shared/games/landlord/turn.ts';
import type { Explanation } from '../../../table/guide.ts';
import { fillPlaceholders } from '../../../text/compose.ts';
import { cardName, refName } from '../text/names.ts';
import type { Button } from '../text/vocabulary.ts';
import { type PHASES, rentInFreedom, seatsOf } from './facts.ts';
import { type Speaker, title } from './speaker.ts';

const bought = (state: State): number => {
  const frame = state.frames.at(-1);
  return frame?.kind === 'buy' ? frame.bought : 0;
};

export function explainPlace(speaker: Speaker, ref: Ref, names: string[]): Explanation | null {
  const { state, viewer, words, text, money, note } = speaker;
  const { labels } = text;
  const edition = editionOf(state);
  const [kind, name = ''] = ref.split(':');
  const named = { title: refName(words, ref, state, names) };
  switch (kind) {
    case 'pile': {
      const [one, two] = [money(priceOf(0)), money(priceOf(CHEAP_CARDS))];
      const refills = state.seats >= edition.refillsFrom && !state.refilled;
      const notes = [
        ...(refills ? [note('pileRefills')] : []),
        ...(state.pile.length === 0 ? [note('pileEmpty')] : []),
      ];
      return {
        ...named,
        kind: text.stack,
        picture: 'pile',
        facts: [
          { label: labels.price, value: money(priceOf(bought(state))) },
          {
            label: fillPlaceholders(labels.later, { from: CHEAP_CARDS + 1 }),
            value: two,
            lasting: true,
          },
        ],
        total: { label: labels.count, value: `${state.pile.length}` },
        text: note('pile', { one, two }),
        ...(notes.length > 0 && { note: notes.join(' ') }),
      };
    }
    case 'discards': {
      const top = state.discards.at(-1);
      return {
        ...named,
        kind: text.stack,
        ...(top && { picture: cardRef(top) }),
        facts: top ? [{ label: labels.top, value: cardName(words, top), ref: cardRef(top) }] : [],
        total: { label: labels.count, value: `${state.discards.length}` },
        text: [note('discards'), ...(edition.deck.recycle ? [note('discardsRecycle')] : [])].join(
          ' ',
        ),
      };
    }
    case 'jail': {
      const { jailed } = state;
      const cards = speaker.list(edition.keys.map((card) => cardName(words, card)));
      return {
        ...named,
        kind: text.place,
        facts:
          jailed === null
            ? [{ label: labels.inside, value: words.captions.jailEmpty }]
            : [
                { label: labels.inside, value: names[jailed] ?? '', ref: `seat:${jailed}` },
                {
                  label: labels.collects,
                  value: `${money(rentOfSeat(state, jailed))} (${money(rentInFreedom(state, jailed))})`,
                  ref: `rent:${jailed}`,
                },
              ],
        text: `${note('jail')} ${note('jailKeys', { bail: money(BAIL_DOLLARS), cards })}`,
      };
    }
    case 'roofs': {
      const seat = viewer ?? seatOfTurn(state) ?? 0;
      return {
        ...named,
        kind: text.stack,
        picture: cardRef('roof'),
        facts: [{ label: labels.price, value: money(roofPrice(state, seat)) }],
        total: { label: labels.count, value: `${state.roofs}` },
        text: note('roofs'),
      };
    }
    case 'monsters':
      return {
        ...named,
        kind: text.stack,
        picture: cardRef('monster'),
        total: { label: labels.count, value: `${state.monsters}` },
        text: note('monsters'),
        about: [cardRef('monster'), cardRef('scientist')],
      };
    case 'site': {
      const laid = state.site?.floors.length ?? 0;
      return {
        ...named,
        kind: text.siteOf,
        picture: cardRef('roof'),
        facts: [{ label: labels.floors, value: text.floors(laid) }],
        text: note(name === 'roof' ? 'siteRoof' : 'siteFloor'),
      };
    }
    case 'phase':
      return {
        ...named,
        kind: text.phase,
        text: text.phases[name as (typeof PHASES)[number]],
      };
    case 'round':
      return { ...named, kind: text.rules, facts: endFacts(speaker), text: note('round') };
    case 'goal':
      return {
        ...named,
        kind: text.rules,
        facts: seatsOf(state).map((seat) => ({
          label: names[seat] ?? '',
          value: money(state.dollars[seat] ?? 0),
          ref: `money:${seat}`,
        })),
        text: goalNote(speaker),
      };
    case 'dollars':
      return { ...named, kind: text.button, text: note('sum') };
    case 'button': {
      const says = fillPlaceholders(text.buttons[name as Button] ?? '', {
        bail: money(BAIL_DOLLARS),
        fare: money(NOMAD_FARE),
      });
      return {
        ...named,
        title: title(named.title.replaceAll('\u00ad', '')),
        kind: text.button,
        text: says,
      };
    }
    default:
      return null;
  }
}

/** How far it is to the end. */
export function endFacts({ state, text }: Speaker) {
  const { labels } = text;
  const { options, rounds, lastTurns, pile } = state;
  const of = options.end === 'rounds' ? ` / ${options.rounds}` : '';
  return [
    { label: labels.round, value: `${rounds + 1}${of}` },
    ...(lastTurns === null ? [] : [{ label: labels.turnsLeft, value: `${lastTurns}` }]),
    { label: labels.pile, value: `${pile.length}`, ref: 'pile' },
  ];
}

export function goalNote({ state: { options }, money, note }: Speaker): string {
  if (options.end === 'rounds') return note('goalRounds', { rounds: options.rounds });
  return options.end === 'sum' ? note('goalSum', { sum: money(options.sum) }) : note('goal');
}
