// The French texts of the worked examples of Raja.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const fr: Record<ExampleId, ExampleTexts> = {
  win: {
    title: 'Les palais gagnent, pas l’or',
    text: 'C’est la dernière manche, et tu joues en dernier. Tu as construit quatre palais, le joueur bleu aussi. Le décompte aura lieu à Kota, où le bleu a {winPointsBlue} points.',
    marks: [
      'Ton architecte est à Ajmer, et tes {winGoldYou} pièces d’or suffisent pour un palais.',
      'À Kota, il n’y a que le joueur bleu.',
    ],
    after:
      'Tu as construit ton cinquième palais. Kota a rapporté {winPaidBlue} pièces d’or au joueur bleu, et il ne t’en reste que {winGoldYouAfter}. Mais tu gagnes, par cinq palais à quatre.',
  },
  map: {
    title: 'Le plateau',
    text: 'Kota et les routes autour. Les pièces de chaque joueur ont leur couleur et leur forme. Les tiennes sont rouges.',
    marks: [
      'Le grand palais, au centre de la ville. Il est au joueur bleu et vaut {great} points.',
      'Un petit palais, à toi : {small} point. Les emplacements en pointillé sont libres.',
      'Tes maisons dans la ville. Le nombre dit combien il y en a.',
      'Ton architecte. Dans une ville, tu construis seulement quand il s’y trouve.',
      'Le Maharaja sur son éléphant. Sa ville a un nom doré, et son décompte vient à la fin de la manche.',
      'Un village. Il accueille {room} maisons, et il est plein.',
      'Dans ce village il n’y a pas de maison : la route est fermée.',
    ],
  },
  cards: {
    title: 'Joueurs, bandeau et main',
    text: 'En haut les joueurs, dessous le bandeau de la manche, en bas ce que tu peux faire à ton tour.',
    marks: [
      'Ton or. Celui des autres est secret : une pièce sans nombre.',
      'Les palais que tu as construits, sur {palaces}.',
      'Tes maisons en réserve.',
      'La ville du Maharaja, et la manche.',
      'Les points dans sa ville en ce moment.',
      'Une action que tu as choisie, et ce qu’elle coûte.',
      'La coche : celle-ci est accomplie.',
      'Le pouvoir de ton personnage. Avec un bord en pointillé, il agit de lui-même.',
    ],
  },
  beside: {
    title: 'La piste et les personnages',
    text: 'La piste des gouverneurs et les personnages sont à côté du plateau. Sur un téléphone, la ligne au-dessus de ta main les ouvre.',
    marks: [
      'Doré : le gouverneur de la ville où est le Maharaja. Il est monté à la case qui porte le numéro de la manche.',
      'Le gouverneur le plus bas a un bord épais : c’est la prochaine ville du Maharaja.',
      'Un personnage avec son numéro et son pouvoir. Le signe est celui du joueur qui a la carte.',
      'Un personnage que personne n’a est libre.',
    ],
  },
  disc: {
    title: 'Deux fois la même action',
    text: 'Tu as {discGoldYou} pièces d’or. Tous choisissent deux actions en même temps.',
    marks: [
      'Chaque champ dit en bref ce que fait son action.',
      'Celle-ci, tu ne pourrais pas la payer maintenant. Tu peux la choisir quand même.',
    ],
    after:
      'Tu as choisi deux fois Or : à ton tour, tu prends {income} pièces d’or, puis encore {income}. D’ici là, personne ne le voit.',
  },
  penalty: {
    title: 'À moitié seulement',
    text: 'Tu as choisi Or, et Palais + maison.',
    marks: [
      'Tu as {penaltyGoldYou} pièces d’or, et {income} de plus vont venir.',
      'Palais et maison coûtent {both} ensemble.',
    ],
    after:
      'Tu as pris {income} pièces d’or et construit la maison. Les {penaltyGoldYouAfter} qui restent ne suffisent pas pour un palais. Si tu finis ton tour maintenant, chacun des deux autres reçoit {penalty} pièces d’or de la banque.',
  },
  two: {
    title: 'Jamais les deux dans des villages',
    text: 'Tu as choisi Deux maisons : l’une des deux doit être dans une ville. À {start} on ne construit rien, il faut donc voyager.',
    marks: [
      'Ton architecte est ici.',
      'Dans ce village, il y a de la place pour une autre maison.',
      'Le Maharaja est à Kota.',
    ],
    after:
      'Tu as d’abord construit dans le village, pour y passer gratuitement. Puis tu as voyagé à Kota sans péage et construit l’autre maison. Tu as {twoPointsYouAfter} points à Kota, et de tes {twoGoldYou} pièces d’or il en reste {twoGoldYouAfter}.',
  },
  split: {
    title: 'Une moitié ici, l’autre là',
    text: 'Tu as choisi Palais + maison. Entre les deux parties, tu peux voyager.',
    marks: [
      'À Ajmer, le grand emplacement est libre. Il ne coûte pas plus qu’un petit.',
      'La maison, tu la veux à Kota, la ville du décompte.',
    ],
    after:
      'Tu as construit le grand palais à Ajmer pour {palace} pièces d’or, puis voyagé et construit la maison à Kota pour {house}. Tu es le Voyageur : la banque a payé le péage.',
  },
  toll: {
    title: 'Ce que coûte une route',
    text: 'Tu voyages d’Ajmer à Kota, à travers deux villages. À cette table l’or est visible, et tu vois où va le tien.',
    marks: [
      'Une maison du joueur bleu et une du jaune : tu paies 1 pièce d’or à chacun.',
      'Une de ces maisons est à toi : tu passes gratuitement.',
    ],
    after:
      'Tu avais {tollGoldYou} pièces d’or, tu en as maintenant {tollGoldYouAfter}. Avec une seule, tu n’aurais pas pu prendre cette route.',
  },
  open: {
    title: 'Une route s’ouvre',
    text: 'La route de {start} à Udaipur est fermée. Tu as choisi Maison, et dans les villages tu construis là où il y a de la place.',
    marks: ['Ici se trouve ta maison.', 'Ici il n’y a pas de maison : la route est fermée.'],
    after:
      'Tu as construit la maison qui manquait et voyagé aussitôt à Udaipur, gratuitement. Désormais, tous les autres te paient pour les deux maisons.',
  },
  lower: {
    title: 'Deux cases plus bas',
    text: 'Tu as choisi Piste des gouverneurs, et tu descends le gouverneur de Jaipur.',
    marks: ['Le plus bas : sans toi, ce serait au tour d’Ajmer.', 'Le gouverneur de Jaipur.'],
    after:
      'Jaipur a dépassé Kota et pris la case d’Ajmer : les deux sont montés d’une case. Si la piste ne change plus, la prochaine manche se termine par le décompte de Jaipur.',
  },
  gap: {
    title: 'Une case vide est une case',
    text: 'Tu descends le gouverneur de Kota. Entre Jaipur et Ajmer, une case est vide.',
    marks: ['Jaipur est le plus bas.', 'Le gouverneur de Kota.'],
    after:
      'Kota n’a dépassé qu’Ajmer, et se trouve dans la case qui était vide. La prochaine ville du Maharaja est toujours Jaipur.',
  },
  priest: {
    title: 'Le Prêtre compte au décompte',
    text: 'Le décompte aura lieu à Ajmer. Tu y as le grand palais. Le joueur bleu est le Prêtre et en a deux petits. Tu as choisi Personnage.',
    marks: [
      'Le bleu est en tête : {priestPointsBlue} points contre tes {priestPointsYou}.',
      'Tu es le Bâtisseur, et tu peux prendre n’importe quelle carte.',
    ],
    after:
      'Tu as pris le Prêtre, et le joueur bleu le Marchand, qui était libre. Ses petits palais valent maintenant {small} point chacun : {priestPointsBlueAfter} contre tes {priestPointsYouAfter}.',
  },
  both: {
    title: 'Deux pouvoirs en un tour',
    text: 'Tu es le Marchand et tu as choisi Personnage. L’Entrepreneur est libre.',
    marks: ['Avant de changer, tu prends 1 pièce d’or.', 'Puis tu changes.'],
    after:
      'Comme Entrepreneur, tu as construit une autre maison gratuitement. Tu as {bothGoldYouAfter} pièces d’or au lieu de {bothGoldYou}, et {bothPointsYouAfter} points à Kota au lieu de {bothPointsYou}.',
  },
  rob: {
    title: 'La carte d’un autre',
    text: 'Tu as {robGoldYou} pièces d’or, et tu as choisi Personnage et Palais. Le joueur bleu est le Prêtre, le jaune le Bâtisseur. Aucun des deux n’a encore joué.',
    marks: [
      'Au Bâtisseur, un palais ne coûte que {cheap} pièces d’or : tu veux cette carte.',
      'Le Grand-Duc est libre.',
    ],
    after:
      'Tu as pris le Bâtisseur, et ton Marchand est retourné sur la table. Le joueur jaune a aussitôt pris le Grand-Duc, et joue maintenant avant le bleu. Mais d’abord, tu finis ton tour.',
  },
  close: {
    title: 'Une route se ferme',
    text: 'Le décompte aura lieu à Jaisalmer. Le joueur bleu est à Udaipur, et veut y aller après toi. Tu as choisi Déplacer une maison.',
    marks: [
      'Dans ce village, il n’y a que ta maison.',
      'Dans l’autre, le bleu a une maison.',
      'L’architecte du bleu.',
    ],
    after:
      'Ta maison est maintenant à Jaisalmer et t’y rapporte un point. Le village est vide : tant que personne n’y construit, personne ne prend cette route.',
  },
  last: {
    title: 'La manche se joue jusqu’au bout',
    text: 'Tu es le Grand-Duc et tu joues avant les autres. Le décompte aura lieu à Kota. Tu as choisi Palais.',
    marks: ['Il te reste un palais à construire.', 'Au joueur bleu aussi.'],
    after:
      'Tu as construit ton dernier palais. Le joueur bleu joue encore et peut en construire un aussi, puis le jaune, et enfin vient le décompte de Kota. À égalité de palais, le plus riche l’emporte.',
  },
  four: {
    title: 'Un décompte à quatre joueurs',
    text: 'Le décompte aura lieu à Kota, et les quatre architectes y sont. À cette table, l’or est visible.',
    marks: [
      'Le bleu, le Grand-Duc : grand palais et architecte, {fourPointsBlue} points.',
      'Le jaune, le Prêtre : un petit palais, deux maisons et l’architecte, {fourPointsYellow} points.',
      'Le vert, l’Entrepreneur : cinq maisons et l’architecte, {fourPointsGreen} points.',
      'Toi, le Bâtisseur : seulement ton architecte, {fourPointsYou} point.',
    ],
    after:
      'Tu as pris deux fois {income} pièces d’or et fini ton tour. Puis la banque en a payé {fourPaidGreen} au vert, {fourPaidYellow} au jaune, {fourPaidBlue} au bleu et {fourPaidYou} à toi. Avec une maison de moins, le jaune aurait été à égalité avec le bleu, et serait passé derrière le Grand-Duc, qui a le plus petit numéro.',
  },
  alone: {
    title: 'Il suffit d’y être',
    text: 'Le décompte aura lieu à Udaipur, et personne n’y a rien. Tes deux actions sont accomplies. Tu peux encore voyager.',
    marks: ['Ici tu paies un péage au joueur bleu.', 'Une ville vide.'],
    after:
      'Ton architecte a marqué le seul point. C’est la première place, {firstOfTwo} pièces d’or, et {alone} de plus, car il n’y avait pas de rival. Tu en avais {aloneGoldYou}, tu en as maintenant {aloneGoldYouAfter}.',
  },
  token: {
    title: 'Une troisième action',
    text: 'Avec le Yogi. Tu as choisi deux fois Or, mais tu voudrais aussi un palais.',
    marks: [
      'Tu as un jeton action.',
      'Un jeton est une action de plus, n’importe laquelle sauf Personnage.',
      'Le Yogi prend un autre jeton à chaque tour.',
    ],
    after:
      'Tu as utilisé le jeton pour Palais et construit le grand palais. Le jeton est retourné avec les autres. Les deux actions Or restent à faire, et tu peux prendre un nouveau jeton pour un autre tour.',
  },
  home: {
    title: 'Chez soi sans y être',
    text: 'Avec les villes de résidence et les palais neutres. Le décompte aura lieu à Kota : c’est la ville de l’Entrepreneur, donc la tienne.',
    marks: [
      'Ton seul point à Kota.',
      'Un palais neutre ne compte pour personne et n’est pas un rival.',
    ],
    after:
      'Personne d’autre n’y avait de point : {firstOfTwo} pièces d’or pour la première place, et {alone} de plus. Avec ton action Or, tu en as maintenant {homeGoldYouAfter}.',
  },
  seduce: {
    title: 'Échanger ou séduire',
    text: 'Avec plusieurs personnages. Aucune carte n’est libre, et tu as choisi Personnage. Tu peux échanger, ou séduire un joueur qui a plus de cartes que toi.',
    marks: [
      'Ta seule carte.',
      'Le joueur bleu a trois cartes, et tu peux le séduire.',
      'Pour échanger, tu nommes une carte, celle-ci par exemple, et tu donnes le Marchand.',
    ],
    after:
      'Tu as séduit le joueur bleu, qui a choisi de te donner le Prêtre. Tes deux pouvoirs valent maintenant, et le Marchand, la carte au plus petit numéro, compte pour l’ordre et les égalités.',
  },
};
