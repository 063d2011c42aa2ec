// The French sentences of the lessons of the second edition.
import type { LessonTexts } from '../../../table/lesson.ts';
import { shared } from '../../landlord/lesson/fr.ts';

export const first: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Appuie longtemps sur une chose, ou pointe-la, pour savoir ce que c’est. Essaie l’Homme au chien, ou ouvre sa carte ici.',
    firstFloor:
      'L’Homme au chien veut {lowFloors} niveaux au plus, et tu vises plus haut. Mais toute carte peut servir de niveau : pose-le.',
    roof: 'Maintenant, un Toit de cette pile. Le premier est gratuit ; ensuite, un dollar par immeuble que tu as déjà.',
    let: 'Place aux locataires ! Installe un Hacker au rez-de-chaussée : il paie {one} dollars.',
    company:
      'Les Hackers aiment la compagnie : le deuxième d’un immeuble paie {next}. Installe aussi l’autre !',
    sum: 'Ton immeuble rapporte maintenant {both} par tour : {one} et {next} des Hackers, {empty} de l’appartement vide.',
    crime:
      'C’est le tour de la concurrence. Et que fait-elle ? Elle veut tuer ton premier Hacker !',
    next: 'À toi. L’autre Hacker est maintenant le premier et ne paie que {one} : ton loyer tombe à {alone}.',
    worth: 'Ici vit un autre Hacker, pour {one} dollars. Combien paierait-il dans ton immeuble ?',
    move: 'Alors va le chercher : joue le Déménagement sur ce Hacker.',
    home: 'Tout appartement qui convient est permis. Installe le Hacker chez toi, au rez-de-chaussée.',
  },
  answers: shared.answers,
};

export const short: LessonTexts = {
  title: 'Ce qui change depuis la première édition',
  sentences: {
    intro:
      'Tu connais la première édition. Le but reste d’avoir le plus de dollars. Voici ce qui change.',
    roofs:
      'Personne ne reçoit ni ne vend plus de toit. Un Toit de cette pile coûte autant de dollars que tu as d’immeubles.',
    politics: 'Construis. La Politique ne fait plus sortir de prison : pose-la comme niveau.',
    attic:
      'Un autre niveau : l’Expulsion. Avec une Mansarde ou un Toit plat en main, tu finirais l’immeuble gratuitement.',
    roof: 'Tu n’as encore qu’un immeuble, le Toit n’est donc pas cher. Termine le nouveau.',
    tavern: 'De nouveaux locataires aussi : lis la carte de la Taverne.',
    tavernIn:
      'Avec elle n’habitent que les locataires dont la carte dit {here} ou moins. Mets-la chez la concurrence, sous les Colocataires.',
    rehomed:
      'Les Colocataires doivent partir, leur propriétaire choisit où. Mais seul ton immeuble convient : {shared} dollars pour toi.',
    hackers:
      'Les Hackers remplacent les Étudiants : dans un immeuble, chacun paie plus que le précédent.',
    collect:
      'Encaisse. Tu reçois maintenant toujours au moins {least}, et en prison {prison} tout juste.',
    stop: 'Les cartes coûtent le même prix qu’avant. Arrête-toi là.',
    theft: 'La concurrence te prend un de tes Hackers. Tu la laisses faire ?',
    broker:
      'Réponds par le Courtier : la banque te verse aussitôt le loyer, et le nouveau propriétaire n’a rien au prochain.',
    moving:
      'Un Déménagement mène toujours à un appartement qui convient, à la défausse seulement s’il n’y en a aucun.',
    inspection:
      'C’est ton inspection. À chacun de tes tours, le Savant sous ton toit amène un Monstre.',
    monster:
      'Un Monstre paie {monster}, comme un appartement vide. Qu’il prenne de la place chez la concurrence !',
    nomad:
      'Le Mauvais payeur ne paie rien. Pour {fare} dollars, tu l’envoies ailleurs, même chez la concurrence.',
    grave:
      'Les locataires tués vont sous la pioche, et rien ne la remplit. Quand elle est épuisée, chacun a encore un tour.',
    play: 'Il y a aussi les Nobles, les Originaux, et les Colocataires, impossibles à tuer. Appuie longtemps sur les nouveautés, et joue !',
  },
};
