// The French texts for those who ask.
import { de } from '../../../text/grammar/fr.ts';
import type { GuideTexts } from './texts.ts';

export const fr: GuideTexts = {
  signs: {
    classic: 'Une pièce simple, sans signe.',
    suite: 'La sonnette et deux étoiles sont le signe d’une suite.',
    royal: 'La couronne et trois étoiles sont le signe de la suite royale.',
    haunted: 'Le fantôme et les toiles d’araignée sont le signe d’un appartement hanté.',
  },
  threeRule: (points) =>
    `Tant qu’exactement trois locataires vivent ici, chacun rapporte ${points} à son joueur.`,
  alwaysRule: (points) =>
    `Chaque locataire ici rapporte ${points} à son joueur, quel que soit leur nombre.`,
  fourth: 'Quand un quatrième arrive, tous les quatre sont expulsés.',
  bedTo: (bed, flat) => `${bed}, vers l’${flat}`,
  arrow: (here, there, overEdge) =>
    `La flèche montre la sortie : quand l’${here} est vidé, le locataire de ce lit passe dans l’${there}${overEdge ? ', par-dessus le bord de l’immeuble et de nouveau à l’intérieur de l’autre côté' : ''}. Si l’${there} est alors plein, il reste dans l’${here}.`,
  tenantKind: (owner) =>
    owner === 'nobody'
      ? 'locataire neutre'
      : owner === null
        ? 'ton locataire'
        : `locataire ${de(owner)}`,
  freeBed: 'lit libre',
  neutral:
    'Personne ne joue cette couleur : elle ne rapporte rien à personne. Un locataire neutre compte pourtant comme habitant : il peut être le troisième d’un appartement, ou le quatrième qui fait expulser tout le monde.',
  ownColour: (owner) =>
    owner === null
      ? 'C’est ta couleur : ces locataires te rapportent des points.'
      : `C’est la couleur ${de(owner)} : ces locataires rapportent des points à ${owner}.`,
  kinds: {
    flat: 'type d’appartement',
    key: 'clé',
    event: 'carte Événement',
    figure: 'nombre',
    button: 'action',
    colour: 'couleur neutre',
    player: 'joueur',
  },
  of: (kind, owner) => (owner === null ? `${kind}, à toi` : `${kind} ${de(owner)}`),
  evictedFrom: (flat) => `expulsé de l’${flat}`,
  air: (tenant, to, isNext) =>
    isNext
      ? `Le ${tenant} se déplace maintenant et reçoit un lit libre dans l’${to}.`
      : `Le ${tenant} passe dans l’${to} dès que les précédents sont arrivés. Ils partent dans le sens horaire, d’abord celui du haut.`,
  labels: {
    each: 'Chaque locataire rapporte',
    copies: 'Dans toute la pioche',
    inHand: 'Dans ta main',
    played: 'Déjà jouées, visibles',
    inBuilding: 'Dans l’immeuble',
    kindCount: 'Dans cet immeuble',
    arrowTo: 'La flèche mène à',
    tenant: 'Locataire',
    colour: 'Couleur',
    sum: 'En tout',
  },
  inReserve: (owner) => (owner === null ? 'Dans ta réserve' : `Dans la réserve ${de(owner)}`),
  share: (flat, kind, own, heads) => `${flat} (${kind}), ${own} sur ${heads}`,
  noShare: 'Aucun locataire de cette couleur ne vit dans l’immeuble.',
  shareRule:
    'Seuls comptent les locataires de sa propre couleur : 2 sur 3 veut dire que deux des trois qui y vivent ont cette couleur. Un appartement qui rapporte 0 n’a pas exactement trois locataires.',
  reserve:
    'Quand un tour finit avec une réserve vide, locataires neutres compris, vient la dernière chance : les autres peuvent placer encore un locataire chacun, et la partie est finie.',
  pile: (hand) =>
    `À la fin du tour, on pioche pour revenir à ${hand} cartes. Quand la pioche est vide, les cartes jouées sont mélangées et deviennent la nouvelle.`,
  discards: 'Les cartes jouées sont visibles de tous.',
  noDiscards: 'Aucune carte n’a encore été jouée.',
  ownHand: 'Personne d’autre ne voit ces cartes.',
  otherHand: 'Seul leur joueur voit ces cartes.',
  buttons: {
    pass: 'Tu ne places plus de locataire. En cas d’égalité, ton rang ne change pas.',
    waste:
      'La carte n’a aucune cible dans l’immeuble : elle est défaussée et rien d’autre ne se passe.',
    chain:
      'Chaque locataire qui doit encore se déplacer reçoit le premier lit libre, dans le sens horaire depuis le haut, et les appartements pleins sont vidés un par un, jusqu’à ce que personne ne doive plus bouger. Sans regarder les points.',
  },
  sections: {
    now: 'Maintenant',
    players: 'Joueurs',
    building: 'L’immeuble',
    scoring: 'Où les locataires rapportent',
    air: 'En chemin',
    hand: 'Ta main',
    cards: 'Cartes',
  },
  you: 'toi',
  toAct: 'doit jouer',
  row: (row) => `Rangée ${row}`,
  nobody: 'personne',
  worth: (each) => `chacun ${each}`,
  ways: {
    open: (flat) => `Placer un locataire dans l’${flat}`,
    bring: (card, flat) => `Jouer ${card} : un locataire entre dans l’${flat}`,
    evict: (card, flat) => `Jouer ${card} : tous quittent l’${flat}`,
    leave: (card, tenant, owner) =>
      owner === 'nobody'
        ? `Jouer ${card} : le ${tenant} va dans ta réserve`
        : `Jouer ${card} : le ${tenant} retourne dans la réserve ${de(owner ?? '')}`,
    swap: (card, tenant) => `Jouer ${card} : le ${tenant} change de place`,
    waste: (card) => `Défausser ${card} sans effet`,
    place: (tenant, bed) => `Placer un ${tenant} dans l’${bed}`,
    other: (tenant, place) => `Échanger avec le ${tenant} dans l’${place}`,
    empty: (flat) => `Vider maintenant l’${flat}`,
    land: (tenant, bed) => `Le ${tenant} passe dans l’${bed}`,
    visit: (flat) => `Placer encore un locataire dans l’${flat}`,
    pass: 'Passer : ne plus placer de locataire',
    bursts: 'c’est le quatrième, et tous sont expulsés',
  },
  gain: (who, points) =>
    who === null ? `tes points ${points}` : `les points ${de(who)} ${points}`,
  reserveChange: (who, change) =>
    who === null ? `ta réserve ${change}` : `la réserve ${de(who)} ${change}`,
};
