// What the coach says in French.
import type { LessonTexts } from '../../../table/lesson.ts';

export const fr: LessonTexts = {
  title: 'Premiers pas',
  sentences: {
    goal: 'Le but : avoir le plus de points. Les rouges sont à toi, et tes points sont ici.',
    three:
      'Exactement trois locataires vivent ici : chacun rapporte {classic} point. Deux sont à toi.',
    suite: 'Dans une suite, celle aux étoiles, chacun des trois rapporte {suite} points.',
    reserve: 'Ta réserve : les rouges comptent pour toi, les neutres pour personne.',
    which: 'Ta clé rouge fait entrer un locataire où vit un rouge. Où est-ce le plus rentable ?',
    key: 'Joue la clé : touche-la, puis la suite.',
    bed: 'Choisis un locataire rouge, puis un lit libre.',
    scored: '{gain} points de plus ! Tu as pioché une carte, et ton tour est fini.',
    burst:
      'La clé bleue de ton adversaire sert là où vit un bleu. Un quatrième est entré : tous dehors !',
    arrows:
      'Chacun va où son lit est tourné. Un des tiens monte chez un fantôme : −{ghost} points.',
    look: 'Appuie longtemps sur une chose pour savoir ce que c’est. Essaie avec cette carte.',
    revenge: 'À toi ! E2 rapporte à ton adversaire : joues-y la Communication.',
    fourth: 'Mets un rouge dans le dernier lit, tourné vers le bord droit.',
    up: 'Ils partent un par un. Celui-ci monte : choisis un lit en E1.',
    right: 'Ton rouge sort par le bord et rentre en A2 : le troisième ! Choisis un lit.',
    down: 'Celui-ci descend chez le fantôme. Le lit, peu importe.',
    left: 'Le dernier va à gauche, en D2. Le lit, peu importe.',
    chain: 'Bien joué, A2 rapporte ! Avec un quatrième, il aurait été vidé à son tour.',
    swap: 'Sauve ton rouge du fantôme : touche l’Échange, puis le locataire en D1.',
    other: 'Choisis le neutre en A2 : un fantôme ne coûte rien aux neutres.',
    end: 'Quand un joueur n’a plus personne, ni rouge ni neutre, les autres placent encore un locataire. Puis c’est fini.',
    tip: 'Un conseil : trois de la même couleur sont plus à l’abri, car peu de clés ouvrent chez eux.',
    go: 'Tu sais tout. Joue une partie, et trouve-leur de bons colocataires !',
  },
  answers: {
    suite: {
      says: 'Suite B4',
      reply:
        'Oui, il y manque le troisième ! Tes deux rouges y rapporteront {suite} points chacun.',
    },
    classic: {
      says: 'A2',
      reply:
        'Ce serait aussi le troisième, mais un appartement classique ne rapporte que {classic} point par tête.',
    },
    full: {
      says: 'D2',
      reply: 'Trois y vivent déjà. Si un quatrième arrive, tous doivent partir !',
    },
  },
};
