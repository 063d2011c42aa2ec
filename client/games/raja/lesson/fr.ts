// The French sentences of the lesson.
import type { LessonTexts } from '../../../table/lesson.ts';

export const fr: LessonTexts = {
  title: 'Premiers pas',
  sentences: {
    goal: 'Tu es architecte en Inde. À la fin, celui qui a construit le plus de palais l’emporte. Voici les tiens.',
    price:
      'Un palais coûte {palace} pièces d’or. Tu en as assez pour un seul ; ensuite, il t’en faudra d’autres.',
    maharaja:
      'L’or vient du Maharaja. Il visite Kota, et à la fin de la manche il paie le mieux celui qui y est le plus fort.',
    start:
      'Ton architecte est à Ajmer. Il n’y a encore personne à Kota : c’est là que tu veux aller.',
    disc: 'À chaque manche, tous choisissent en secret deux de ces neuf actions. Ton voisin l’a déjà fait.',
    chooseHouse: 'Sur la route de Kota, il manque une maison. Choisis donc Maison.',
    choosePalace: 'À Kota, tu veux construire un palais : choisis Palais, et confirme.',
    penalty:
      'C’est décidé. Pour chaque action que tu n’accomplis pas en entier, chaque autre joueur reçoit {penalty} pièces d’or.',
    order:
      'Le plus petit numéro de personnage joue en premier. Tu as le Grand-Duc, le numéro 1 : à toi.',
    road: 'Une route est ouverte si ses deux villages ont une maison, peu importe à qui. Celui-ci est encore vide.',
    build:
      'Choisis Maison, puis ce village. Elle coûte {house} d’or, et une des rares maisons de ta réserve.',
    toll: 'La route est ouverte. Devant ta maison, le passage est gratuit ; ici, devant celle du voisin, tu paies 1 pièce d’or.',
    travel: 'À ton tour, tu voyages quand tu veux, tant que tu peux payer. Va à Kota.',
    great:
      'En ville, tu construis seulement là où est ton architecte. Choisis Palais, puis le grand emplacement, au centre de Kota.',
    end: 'Tes deux actions sont faites. Finis ton tour.',
    tolls:
      'Ton voisin a pris ta nouvelle route, et t’a payé 1 pièce d’or pour chacune de tes maisons sur son chemin.',
    points:
      'La nouvelle maison du voisin vaut 1 point, chaque architecte 1, ton grand palais {great}. Qui mène à Kota ?',
    robbed:
      'Aïe ! Avec l’action Personnage, ton voisin t’a pris le Grand-Duc. Tu choisis aussitôt un personnage libre.',
    look: 'Lequel ? Un appui long sur n’importe quoi te dit ce que c’est. Essaie avec le Bâtisseur.',
    builder:
      'Un palais pour {cheap} pièces d’or au lieu de {palace} : une bonne affaire. Prends le Bâtisseur.',
    scored:
      'C’est toi qui as le plus de points à Kota : {first} pièces d’or. Ton voisin, deuxième, en reçoit {second}.',
    track:
      'Le Maharaja est parti pour Jaipur. La piste des gouverneurs dit où il ira ensuite : ouvre-la.',
    next: 'La ville du gouverneur le plus bas est la prochaine ; puis il remonte tout en haut. Laquelle suit Jaipur ?',
    chooseBoth:
      'Ensuite vient Ajmer, où tu es en force. Mais d’abord Jaipur : choisis Palais + maison.',
    chooseTrack:
      'Et Piste des gouverneurs, pour avoir ton mot à dire sur le chemin du Maharaja. Puis confirme.',
    lowered:
      'Avec le Grand-Duc, ton voisin joue maintenant en premier. Il descend Jaisalmer de deux cases : avant Ajmer !',
    before:
      'Jouant le premier, il a aussi construit sur la route de Jaipur. Tu y paieras donc un péage.',
    travelOn: 'À toi. Va à Jaipur, pour 1 pièce d’or.',
    small:
      'Choisis Palais + maison, puis un emplacement à Jaipur. Le grand est pris : ton palais est petit et vaut {small}.',
    cityHouse:
      'La maison fait partie de la même action. Choisis-la de nouveau, puis Jaipur : un point de plus.',
    lower:
      'Tu joues en dernier, tu as donc le dernier mot : choisis Piste des gouverneurs, puis Ajmer.',
    endAgain: 'Tout est fait. Finis ton tour, et c’est le décompte de Jaipur.',
    tie: 'Égalité, {tied} points chacun ! Le plus petit numéro gagne : {first} pièces d’or pour le Grand-Duc, {second} pour toi.',
    alone:
      'Le Maharaja est maintenant à Ajmer, comme tu le voulais. Sans rival là-bas, tu reçois {alone} pièces d’or de plus.',
    ahead:
      'Et surtout, tu as plus de palais que ton voisin. L’or sert à construire ; ce sont les palais qui font gagner.',
    over: 'La partie finit après la manche {rounds}, ou quand un joueur a {palaces} palais. À égalité, le plus riche l’emporte.',
    tip: 'Un conseil : regarde les gouverneurs les plus bas, et construis là où le Maharaja va arriver.',
    play: 'Tu sais l’essentiel. Ta première vraie partie t’attend : bonne chance !',
  },
  answers: {
    me: {
      says: 'Moi',
      reply:
        'Oui : palais et architecte font {greatAndArchitect} points, et ton voisin en a {houseAndArchitect}.',
    },
    neighbour: {
      says: 'Mon voisin',
      reply:
        'Non : maison et architecte font {houseAndArchitect} points. Compte maintenant les tiens.',
    },
    tie: {
      says: 'Égalité',
      reply: 'Non : les deux architectes y sont, mais ton palais vaut plus qu’une maison.',
    },
    ajmer: {
      says: 'Ajmer',
      reply: 'Oui : son gouverneur est le plus bas. Et ton grand palais y est déjà.',
    },
    jaipur: {
      says: 'Jaipur',
      reply: 'Non, il y est en ce moment : son gouverneur vient de monter tout en haut.',
    },
    kota: {
      says: 'Kota',
      reply: 'Non, c’était le tour de Kota juste avant : son gouverneur est presque en haut.',
    },
  },
};
