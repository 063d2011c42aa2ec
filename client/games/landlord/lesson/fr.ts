// The French sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

/** What the lessons for newcomers say in both editions. */
export const shared = {
  title: 'Premiers pas',
  sentences: {
    goal: 'Te voilà propriétaire : tu construis, tu loues, tu encaisses. À la fin, le joueur qui a le plus de dollars gagne.',
    building:
      'Voici le premier immeuble de la concurrence : un toit, et un appartement à chaque niveau.',
    rents:
      'À chaque tour, ses locataires paient leur loyer. Même cet appartement vide rapporte {empty} dollar.',
    cards:
      'Voici tes cartes. Devant, un locataire, une action ou une partie d’immeuble ; au dos, toujours un appartement.',
    secondFloor:
      'Un autre niveau : la Démolition. Personne d’autre ne saura quelles cartes forment tes niveaux.',
    thirdFloor: 'Et un troisième : l’Expulsion. Un immeuble a {highest} niveaux au plus.',
    collect:
      'À ton tour, tu joues autant de cartes que tu veux. Tu n’en as plus : encaisse le loyer.',
    buy: 'Le loyer achète des cartes : à chaque tour, les {cheap} premières coûtent {price} dollar, les autres {later}. Prends-en une.',
    buyMore: 'La Police ! Utile en cas de malheur. Achète une autre carte.',
    buyLast: 'Un Déménagement : il met les locataires où tu veux. Encore une carte !',
    stop: 'Des Squatteurs : personne n’en veut, mais attends. Arrête-toi là : les dollars gardés comptent à la fin.',
    police: 'La Police n’empêche rien, mais elle cherche le coupable. Réponds avec ta carte.',
    jail: 'Sans carte Alibi, la concurrence va en prison : ce tour-ci, elle n’encaisse que {prison}. Sortir coûte {bail} dollars.',
    broker:
      'Avec une carte Courtier, la concurrence y aurait gagné, mais elle n’en a pas. Tu encaisses de nouveau {both}.',
    squatters:
      'Et les Squatteurs ? Ils ne paient rien, et dans leur immeuble plus personne ne paie. Envoie-les à la concurrence !',
    squatted:
      'Seule la Police peut les arrêter. Ici, fini le loyer ! Et à chaque tour, le locataire qui paie le plus doit partir.',
    end: 'Quand la pioche est épuisée, chacun joue encore un tour. Puis on fait les comptes.',
    tip: 'Un conseil : au début, change le loyer en cartes et les cartes en immeubles. Vers la fin, garde tes dollars.',
    play: 'Tu sais l’essentiel, et un appui long explique le reste. Ouvre ta propre rue, et gare à la concurrence !',
  },
  answers: {
    second: { says: '{next} dollars', reply: 'Exact : chez toi, il serait le deuxième.' },
    first: {
      says: '{one} dollars',
      reply: 'Seulement s’il était le premier. Chez toi, il serait le deuxième.',
    },
    third: {
      says: '{last} dollars',
      reply: 'C’est ce que paie le troisième. Chez toi, il n’y en a qu’un.',
    },
  },
};

export const fr: LessonTexts = {
  title: shared.title,
  sentences: {
    ...shared.sentences,
    ask: 'Appuie longtemps sur une chose, ou pointe-la, pour savoir ce que c’est. Essaie les Retraités, ou ouvre leur carte ici.',
    firstFloor:
      'Les Retraités veulent {lowFloors} seul niveau, et tu vises plus haut. Mais toute carte peut servir de niveau : pose-les.',
    roof: 'Maintenant, le Toit. Il termine l’immeuble : ensuite, on n’ajoute plus de niveau.',
    let: 'Place aux locataires ! Installe un Étudiant au rez-de-chaussée : il paie {one} dollars.',
    company:
      'Les Étudiants aiment la compagnie : le deuxième d’un immeuble paie {next}. Installe aussi l’autre !',
    sum: 'Ton immeuble rapporte maintenant {both} par tour : {one} et {next} des Étudiants, {empty} de l’appartement vide.',
    crime:
      'C’est le tour de la concurrence. Et que fait-elle ? Elle veut tuer ton premier Étudiant !',
    next: 'À toi. L’autre Étudiant est maintenant le premier et ne paie que {one} : ton loyer tombe à {alone}.',
    worth: 'Ici vit un autre Étudiant, pour {one} dollars. Combien paierait-il dans ton immeuble ?',
    move: 'Alors va le chercher : joue le Déménagement sur cet Étudiant.',
    home: 'Tout appartement qui convient est permis. Installe l’Étudiant chez toi, au rez-de-chaussée.',
  },
  answers: shared.answers,
};
