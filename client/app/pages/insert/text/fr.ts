import { de } from '../../../../text/grammar/fr.ts';
import type { Words } from './en.ts';

export const fr: Words = {
  title: 'Intégrer un jeu à ton site',
  lead: 'Choisis, regarde, copie une ligne ou deux dans ta page. Tes lecteurs y jouent sans compte.',
  game: 'Quel jeu',
  place: 'Quelle table',
  places: {
    new: {
      name: 'Une nouvelle pour chaque visiteur',
      hint: 'Chacun ouvre la sienne et envoie le lien à ses amis.',
    },
    named: {
      name: 'Une table pour la page',
      hint: 'Tous ceux qui viennent sur ta page se retrouvent à la même table.',
    },
    table: {
      name: 'Une table déjà ouverte',
      hint: 'L’une des tiennes : celle de ton groupe du vendredi, ou une partie à regarder.',
    },
  },
  name: 'Nom de la table',
  nameHint:
    'Il fait partie de l’adresse : toute personne qui le connaît peut venir. Le nom proposé est impossible à deviner.',
  another: 'Un autre',
  together:
    'Le jeu, les places, les réglages, les sites et le nom définissent la table. Si tu en changes un plus tard, c’est une autre table.',
  link: 'Lien de la table',
  keyLeftOut:
    'Le lien contenait la clé secrète d’une place, après le #. Elle a été retirée : elle ne va jamais dans ta page.',
  found: (game, host) => `${game} à la table ${de(host)}`,
  visitors: 'Ce que peuvent faire les visiteurs',
  play: 'Jouer ou regarder',
  watch: 'Seulement regarder',
  how: 'Réglages de la partie',
  seats: 'Places',
  settings: 'Tous les réglages',
  refused: (why) =>
    `Même avec toutes les places prises, la partie ne pourrait pas commencer avec ces réglages. ${why}`,
  look: 'Son apparence',
  language: 'Langue',
  ownLanguage: 'Celle du visiteur',
  accent: 'Couleur des boutons et des signes',
  ownAccent: 'Celle de Foyer',
  otherAccent: 'Une autre couleur',
  mute: 'Sans son',
  height: 'Hauteur',
  heights: { auto: 'Selon la table', fixed: 'Toujours la même' },
  least: 'Au minimum, en pixels',
  most: 'Au maximum, en pixels',
  fixed: 'En pixels',
  sites: 'Quels sites peuvent la montrer',
  sitesLabel: 'Sites où l’on peut jouer, un par ligne',
  sitesHint:
    'Laisse vide pour autoriser tous les sites. Sur un site absent de la liste, le cadre reste vide, pour que personne ne le cache sous ses propres boutons.',
  sitesFixed:
    'La personne qui a ouvert cette table a décidé où l’on peut y jouer. On peut la regarder partout.',
  result: 'Pour ta page',
  kinds: { element: 'Élément', frame: 'Simple cadre', oembed: 'oEmbed' },
  kindHints: {
    element:
      'Grandit avec la table et dit à ta page où en est la partie. Le meilleur choix là où les scripts sont autorisés.',
    frame:
      'Pour les sites qui n’autorisent pas les scripts. Il ne peut pas grandir : sa hauteur est fixe.',
    oembed: 'Colle cette adresse, seule sur une ligne, dans un site qui prend en charge oEmbed.',
  },
  oembedBare: 'Ce site fait le reste : seul le jeu choisi lui est transmis.',
  oembedTable: 'Ce site fait le reste : langue et apparence ne sont pas transmises.',
  oembedRaw: 'Ce que ce site demandera',
  copy: 'Copier',
  copyFailed: 'Le texte est sélectionné : copie-le au clavier.',
  problems: {
    name: 'Il faut un nom à la table : lettres, chiffres et -.',
    link: 'Il manque le lien d’une table. Il ressemble à ceci :',
    gone: 'Cette table n’existe pas. A-t-elle été fermée ?',
    sites: 'Ce ne sont pas des sites :',
    manySites: 'Pas plus de huit sites.',
    height:
      'Les hauteurs vont de 240 à 2400 pixels, et le minimum ne peut pas dépasser le maximum.',
  },
  sitesSecure: 'Les sites commencent par https://.',
  preview: 'Aperçu',
  width: 'Largeur',
  widths: { phone: 'Téléphone', full: 'Pleine' },
  yourPage: 'Ta page, avec la table',
  noPreview: 'Tu la verras ici.',
};
