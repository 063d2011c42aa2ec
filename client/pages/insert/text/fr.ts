import type { Words } from './en.ts';

export const fr: Words = {
  title: 'Mettez un jeu dans votre site',
  lead: 'Choisissez, regardez, copiez une ligne ou deux dans votre page. Qui la lit peut y jouer, sans compte.',
  game: 'Quel jeu',
  place: 'Quelle table',
  places: {
    new: {
      name: 'Une nouvelle pour chaque visiteur',
      hint: 'Il l’ouvre et envoie le lien à ses amis.',
    },
    named: {
      name: 'Une table pour la page',
      hint: 'Tous ceux qui viennent sur votre page se retrouvent à la même table.',
    },
    table: {
      name: 'Une table déjà ouverte',
      hint: 'L’une des vôtres : celle du vendredi, ou une partie à regarder.',
    },
  },
  name: 'Nom de la table',
  nameHint:
    'Il fait partie de l’adresse : qui le connaît peut venir. Celui qui est proposé ne se devine pas.',
  another: 'Un autre',
  together:
    'Jeu, places, règles, sites et nom font ensemble la table. Changez-en un plus tard, et c’est une autre table.',
  link: 'Lien de la table',
  keyLeftOut:
    'Le secret d’une place se trouvait après le #. Il a été retiré : il ne va jamais dans votre page.',
  found: (game, host) => `${game} à la table de ${host}`,
  visitors: 'Ce que font les visiteurs',
  play: 'Jouer ou regarder',
  watch: 'Seulement regarder',
  how: 'Comment on joue',
  seats: 'Places',
  settings: 'Tous les réglages',
  refused: (why) => `Toutes les places prises, la partie ne peut pas commencer ainsi. ${why}`,
  look: 'Son apparence',
  language: 'Langue',
  ownLanguage: 'Celle du visiteur',
  accent: 'Couleur des boutons et des signes',
  ownAccent: 'Celle de Foyer',
  otherAccent: 'Une autre couleur',
  mute: 'Sans sons',
  height: 'Hauteur',
  heights: { auto: 'Selon la table', fixed: 'Toujours la même' },
  least: 'Au moins, en pixels',
  most: 'Au plus, en pixels',
  fixed: 'En pixels',
  heightOf: (pixels) => `${pixels} pixels de haut`,
  sites: 'Quels sites peuvent la montrer',
  sitesLabel: 'Sites où l’on peut jouer, un par ligne',
  sitesHint:
    'Aucun nommé : tous. Sur un site qui n’est pas nommé le cadre reste vide, pour que personne ne le cache sous ses propres boutons.',
  sitesFixed:
    'Où l’on peut jouer à cette table, la personne qui l’a ouverte en a décidé. On peut la regarder partout.',
  result: 'Pour votre page',
  kinds: { element: 'Élément', frame: 'Simple cadre', oembed: 'oEmbed' },
  kindHints: {
    element:
      'Grandit avec la table et dit à votre page comment va la partie. Le mieux, là où les scripts sont admis.',
    frame: 'Là où votre site n’admet pas de scripts. Il ne peut pas grandir : sa hauteur est fixe.',
    oembed: 'Collez cette adresse dans un site qui connaît oEmbed, seule sur une ligne.',
  },
  oembedBare: 'Ce site fait le reste : de vos choix, seul le jeu va avec l’adresse.',
  oembedTable: 'Ce site fait le reste : langue et apparence ne vont pas avec l’adresse.',
  oembedRaw: 'Ce que ce site demandera',
  copy: 'Copier',
  copyFailed: 'Le texte est sélectionné : copiez-le au clavier.',
  problems: {
    name: 'Il faut un nom à la table : lettres, chiffres et -.',
    link: 'Il manque le lien d’une table. Il ressemble à ceci :',
    gone: 'Il n’y a pas de telle table ici. A-t-elle été débarrassée ?',
    sites: 'Ce ne sont pas des sites :',
    manySites: 'Pas plus de huit sites.',
    height:
      'Les hauteurs vont de 240 à 2400 pixels, et la plus petite ne dépasse pas la plus grande.',
  },
  sitesSecure: 'Les sites commencent par https://.',
  preview: 'Aperçu',
  width: 'Largeur',
  widths: { phone: 'Téléphone', full: 'Entière' },
  yourPage: 'Votre page, avec la table',
  noPreview: 'Vous la verrez ici.',
};
