// The French sentences of the log of Landlord!.
import type { TextPiece } from '../../../../text/compose.ts';
import { say } from '../../../../text/compose.ts';
import { count, de, du, listPieces, nameOrYou } from '../../../../text/grammar/fr.ts';
import type { FirstVocabulary } from '../editions.ts';
import { capital } from '../names.ts';
import { answers, declines, dies, reworded } from '../replies/fr.ts';
import type { EventFacts } from '../vocabulary.ts';

/** Builds “Tu verses 2 $ à Anna” or “Anna te verse 2 $”: French puts the receiver before or after the verb. */
function hands(
  { who, other }: EventFacts,
  yours: string,
  theirs: string,
  what: TextPiece | TextPiece[],
): TextPiece[] {
  if (other !== null) return say`${who === null ? yours : `${who} ${theirs}`} ${what} à ${other}`;
  const te = /^[aeiouhéèêœ]/i.test(theirs) ? 't’' : 'te ';
  return say`${who ?? ''} ${te}${theirs} ${what}`;
}

export const events: FirstVocabulary['events'] = {
  began: ({ who, isSquatted }) => [
    who ? `C’est au tour ${de(who)}.` : 'À toi de jouer.',
    isSquatted ? ' Inspection\u00a0: un locataire quitte chaque immeuble squatté.' : '',
  ],
  laid: ({ card, seen }) => (seen ? say`Tu poses ${card} comme niveau.` : null),
  tookBack: ({ does }) => [`${does('Tu reprends', 'reprend')} les niveaux.`],
  built: ({ does, place, floors, card }) =>
    say`${does('Tu construis', 'construit')} ${place}, avec ${count(floors, 'niveau', 'niveaux')} et ${card}.`,
  improved: ({ does, card, place }) => say`${does('Tu ajoutes', 'ajoute')} ${card} à ${place}.`,
  movedIn: ({ does, card, place }) =>
    say`${does('Tu installes', 'installe')} ${card} dans ${place}.`,
  moved: ({ does, theCard, from, to, cause }) =>
    cause && cause.card !== 'move'
      ? say`À cause ${reworded(cause.name, du)}, ${does('tu déplaces', 'déplace')} ${theCard} de ${from} vers ${to}.`
      : say`${does('Tu déplaces', 'déplace')} ${theCard} de ${from} vers ${to}.`,
  lost: (facts) => {
    const { does, theCard, from, how } = facts;
    const died = dies(facts);
    if (died) return died;
    if (how === 'hand')
      return say`${does('Tu reprends', 'reprend')} en main ${theCard} de ${from}.`;
    return how === 'pile'
      ? say`${does('Tu envoies', 'envoie')} ${theCard} de ${from} sous la pioche.`
      : say`${does('Tu défausses', 'défausse')} ${theCard} de ${from}.`;
  },
  played: ({ does, theCard, tenant, inside, place }) => {
    const plays = say`${does('Tu joues', 'joue')} ${theCard}`;
    if (place === '') return [...plays, '.'];
    return inside
      ? say`${plays} sur ${tenant ?? 'un locataire'} de ${place}.`
      : say`${plays} sur ${place}.`;
  },
  answered: answers,
  declined: declines,
  recycled: ({ who, does, card }) =>
    say`${does('Tu joues', 'joue')} le Recyclage et ${who ? 'prend' : 'prends'} ${card} dans la défausse.`,
  survived: ({ place }) => say`Le Meurtre échoue : le Célibataire de ${place} reste.`,
  failed: () => ['Faute de cible, le crime échoue.'],
  exploded: ({ does, place }) => say`${does('Tu fais', 'fait')} sauter ${place}. Boum !`,
  demolished: ({ who, place }) =>
    say`${capital(place)} est démoli : ses cartes reviennent dans ${who ? `la main ${de(who)}` : 'ta main'}.`,
  evicted: ({ who, place, inhabited }) =>
    say`Tout le monde quitte ${place} et revient dans ${who ? `la main ${de(who)}` : 'ta main'}${inhabited ? ' ; seuls les Squatteurs restent' : ''} !`,
  reported: ({ who, place }) =>
    say`La Famille de ${place} a tout vu et ${who === null ? 'te dénonce' : `dénonce ${who}`} à la police.`,
  jailed: ({ who, does, culprit, again }) => {
    if (again)
      return [
        `Tout le monde a un alibi, la police revient donc vers ${who === null ? 'toi : tu n’en montres pas d’autre et vas' : `${who}, qui n’en montre pas d’autre et va`} en prison.`,
      ];
    if (culprit === undefined)
      return [`${does('Tu restes sans alibi et vas', 'reste sans alibi et va')} en prison.`];
    const crime = culprit === null ? 'ton crime' : `le crime ${de(culprit)}`;
    return [
      `La police enquête sur ${crime} : ${who === null ? 'tu ne montres pas d’alibi et vas' : `${who} ne montre pas d’alibi et va`} en prison.`,
    ];
  },
  freed: ({ does, how }) => [
    `${does('Tu sors', 'sort')} de prison${how === 'newcomer' ? ' : la cellule n’a qu’une place' : ''}.`,
  ],
  paid: (facts) => {
    const { does, sum, how } = facts;
    if (how === 'bail') return [`${does('Tu paies', 'paie')} ${sum} de caution.`];
    const pays = hands(facts, 'Tu verses', 'verse', sum);
    if (how === 'mover') return [...pays, ' pour le Déménageur.'];
    return how === 'broker' ? [...pays, ' pour le Courtier.'] : null;
  },
  collected: ({ does, sum, jailed }) => [
    `${does('Tu encaisses', 'encaisse')} ${sum} ${jailed ? 'depuis la prison' : 'de loyer'}.`,
  ],
  bought: ({ does, card, many, sum }) =>
    say`${does('Tu achètes', 'achète')} ${many ?? card} pour ${sum}.`,
  shuffled: () => ['La défausse devient la nouvelle pioche.'],
  lastRound: ({ does }) => [
    `${does('Tu tires', 'tire')} la dernière carte : encore un tour pour tout le monde.`,
  ],
  offered: ({ who, does, others, sum }) => {
    if (others.length === 1 && others[0] === null) return [`${who} t’offre ${sum} pour un toit.`];
    return say`${does('Tu offres', 'offre')} ${sum} pour un toit ${listPieces(others.map((one) => `à ${nameOrYou(one)}`))}.`;
  },
  priced: ({ does, sum }) => [`${does('Tu demandes', 'demande')} ${sum} pour un toit.`],
  sold: (facts) =>
    say`${hands(facts, 'Tu vends', 'vend', facts.seen ? facts.card : 'un toit')} pour ${facts.sum}.`,
  withdrew: ({ does }) => [`${does('Tu retires ton', 'retire son')} offre.`],
  proposed: (facts) =>
    facts.free
      ? [`${facts.does('Tu n’offres', 'n’offre')} rien en échange.`]
      : [...hands(facts, 'Tu offres', 'offre', facts.gave), '.'],
  traded: (facts) => say`${hands(facts, 'Tu donnes', 'donne', facts.gave)} contre ${facts.got}.`,
};
