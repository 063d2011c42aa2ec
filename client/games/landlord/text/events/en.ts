// The English sentences of the log of Landlord!.
import { say } from '../../../../text/compose.ts';
import { count, listNames, nameOrYou, possessive } from '../../../../text/grammar/en.ts';
import type { FirstVocabulary } from '../editions.ts';
import { capital } from '../names.ts';
import { answers, declines, dies } from '../replies/en.ts';

export const events: FirstVocabulary['events'] = {
  began: ({ who, isSquatted }) => [
    who ? `${who}’s turn.` : 'Your turn.',
    isSquatted ? ' Inspection: a tenant leaves each building that has Squatters.' : '',
  ],
  laid: ({ card, seen }) => (seen ? say`You lay ${card} as a floor.` : null),
  tookBack: ({ does }) => [`${does('You take', 'takes')} the floors back.`],
  built: ({ does, place, floors, card }) =>
    say`${does('You build', 'builds')} ${place} with ${count(floors, 'floor')} and ${card}.`,
  improved: ({ does, card, place }) => say`${does('You add', 'adds')} ${card} to ${place}.`,
  movedIn: ({ does, card, place }) => say`${does('You move', 'moves')} ${card} into ${place}.`,
  moved: ({ does, theCard, from, to, cause }) =>
    cause && cause.card !== 'move'
      ? say`Because of ${cause.name}, ${does('you move', 'moves')} ${theCard} from ${from} to ${to}.`
      : say`${does('You move', 'moves')} ${theCard} from ${from} to ${to}.`,
  lost: (facts) => {
    const { who, does, theCard, from, how } = facts;
    const died = dies(facts);
    if (died) return died;
    if (how === 'hand')
      return say`${does('You take', 'takes')} ${theCard} from ${from} back into ${who ? 'their' : 'your'} hand.`;
    return how === 'pile'
      ? say`${does('You send', 'sends')} ${theCard} from ${from} under the draw pile.`
      : say`${does('You discard', 'discards')} ${theCard} from ${from}.`;
  },
  played: ({ does, card, tenant, inside, place }) => {
    const plays = say`${does('You play', 'plays')} ${card}`;
    if (place === '') return [...plays, '.'];
    return inside
      ? say`${plays} on ${tenant ?? 'a tenant'} in ${place}.`
      : say`${plays} on ${place}.`;
  },
  answered: answers,
  declined: declines,
  recycled: ({ who, does, card }) =>
    say`${does('You play', 'plays')} Recycle and ${who ? 'takes' : 'take'} ${card} from the discard pile.`,
  survived: ({ place }) => say`The Murder fails: the Single in ${place} stays.`,
  failed: () => ['There is nothing to hit: the crime fails.'],
  exploded: ({ does, place }) => say`${does('You blow up', 'blows up')} ${place}. Boom!`,
  demolished: ({ who, place }) =>
    say`${capital(place)} is pulled down: its cards go back into ${possessive(who)} hand.`,
  evicted: ({ who, place, inhabited }) =>
    say`Everybody out of ${place}, back into ${possessive(who)} hand${inhabited ? '; only the Squatters stay' : ''}!`,
  reported: ({ who, place }) =>
    say`The Family in ${place} has seen everything and reports ${nameOrYou(who)} to the police.`,
  jailed: ({ who, does, culprit, again }) => {
    if (again)
      return [
        `Everybody has an alibi, so the police come back to ${who === null ? 'you: you show no other and go' : `${who}, who shows no other and goes`} to jail.`,
      ];
    if (culprit === undefined)
      return [
        `${does('You show the police no alibi and go', 'shows the police no alibi and goes')} to jail.`,
      ];
    return [
      `The police investigate ${possessive(culprit)} crime: ${does('you show no alibi and go', 'shows no alibi and goes')} to jail.`,
    ];
  },
  freed: ({ does, how }) => [
    `${does('You are', 'is')} free again${how === 'newcomer' ? ': the cell holds only one' : ''}.`,
  ],
  paid: ({ does, other, sum, how }) => {
    const pays = does('You pay', 'pays');
    if (how === 'bail') return [`${pays} ${sum} bail.`];
    if (how === 'mover') return [`${pays} ${nameOrYou(other)} ${sum} for the Mover.`];
    return how === 'broker' ? [`${pays} ${nameOrYou(other)} ${sum} for the Broker.`] : null;
  },
  collected: ({ does, sum, jailed }) => [
    `${does('You collect', 'collects')} ${sum}${jailed ? ' as a prisoner' : ' of rent'}.`,
  ],
  bought: ({ does, card, many, sum }) =>
    say`${does('You buy', 'buys')} ${many ?? card} for ${sum}.`,
  shuffled: () => ['The discard pile becomes a new draw pile.'],
  lastRound: ({ does }) => [
    `${does('You draw', 'draws')} the last card: one more turn for everybody.`,
  ],
  offered: ({ does, others, sum }) => [
    `${does('You offer', 'offers')} ${listNames(others)} ${sum} for a roof.`,
  ],
  priced: ({ does, sum }) => [`${does('You ask', 'asks')} ${sum} for a roof.`],
  sold: ({ does, other, card, seen, sum }) =>
    say`${does('You sell', 'sells')} ${nameOrYou(other)} ${seen ? card : 'a roof'} for ${sum}.`,
  withdrew: ({ does }) => [`${does('You withdraw your', 'withdraws the')} offer.`],
  proposed: ({ does, other, gave, free }) =>
    say`${does('You offer', 'offers')} ${nameOrYou(other)} ${gave}${free ? ' in return' : ''}.`,
  traded: ({ does, other, gave, got }) =>
    say`${does('You give', 'gives')} ${nameOrYou(other)} ${gave} for ${got}.`,
};
