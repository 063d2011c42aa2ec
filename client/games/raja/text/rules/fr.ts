import type { Texts } from '../vocabulary.ts';

export const rules: Texts = {
  actions: {
    gold: ['Or', 'Prenez {income} pièces d’or à la banque.'],
    house: [
      'Maison',
      'Construisez une maison pour {house} pièce d’or : dans un village qui a de la place, ou dans la ville où se trouve votre architecte.',
    ],
    twoHouses: [
      'Deux maisons',
      'Construisez deux maisons, {house} pièce d’or chacune : l’une dans une ville, l’autre dans une ville ou un village, dans l’ordre que vous voulez. Jamais les deux dans des villages.',
    ],
    moveHouse: [
      'Déplacer une maison',
      'Déplacez une de vos maisons d’un village ou d’une ville vers un autre village, ou vers la ville où se trouve votre architecte. C’est gratuit.',
    ],
    quarry: [
      'Carrière',
      'Prenez {fetch} de vos maisons dans la carrière et mettez-les en réserve ; vous pouvez dès lors les construire. C’est gratuit.',
    ],
    palace: [
      'Palais',
      'Construisez un palais pour {palace} pièces d’or dans la ville où se trouve votre architecte.',
    ],
    palaceAndHouse: [
      'Palais et maison',
      'L’un et l’autre, dans l’ordre que vous voulez, pour {palace} plus {house} pièces d’or. Un seul des deux, et l’action n’est pas complète.',
    ],
    track: [
      'Piste des gouverneurs',
      'Descendez un gouverneur quelconque de deux cases ; ceux qu’il dépasse montent d’une.',
    ],
    character: [
      'Personnage',
      'Échangez votre personnage contre un libre, ou contre celui de quelqu’un d’autre, qui ne peut pas s’y opposer.',
    ],
  },
  characters: [
    ['Grand-Duc', 'le Grand-Duc', 'Joue en premier et gagne toutes les égalités.'],
    ['Marchand', 'le Marchand', 'Prend 1 pièce d’or à la banque à chacun de ses tours.'],
    [
      'Prêtre',
      'le Prêtre',
      'Ses petits palais valent {priest} points au lieu de {small}. Vaut pour qui a la carte au moment du décompte.',
    ],
    [
      'Voyageur',
      'le Voyageur',
      'Voyage gratuitement : la banque paie les péages à qui possède les maisons. Il faut tout de même une maison dans chaque village. Vaut tant que vous avez la carte.',
    ],
    [
      'Entrepreneur',
      'l’Entrepreneur',
      'Construit ou déplace 1 maison gratuitement, une fois par tour. La maison à construire vient de la réserve.',
    ],
    [
      'Bâtisseur',
      'le Bâtisseur',
      'Paie un palais {cheap} pièces d’or au lieu de {palace}. L’action reste nécessaire. Vaut tant que vous avez la carte.',
    ],
    [
      'Yogi',
      'le Yogi',
      'Prend un jeton action à chacun de ses tours, tant qu’il y en a ({tokens} en tout). Seulement dans les parties avec le Yogi.',
    ],
  ],
  options: {
    short: ['Partie courte', '{palacesShort} palais par personne et {roundsShort} manches.'],
    yogi: [
      'Yogi',
      'Un septième personnage et {tokens} jetons action. Un jeton est une action de plus à votre tour, n’importe laquelle sauf Personnage ; un par tour, aussitôt ou plus tard. Utilisé, il retourne à sa place.',
    ],
    neutralPalaces: [
      'Palais neutres',
      'Dans chaque ville, un emplacement de petit palais est pris dès le début. De deux à quatre personnes.',
    ],
    auction: [
      'Enchères',
      'Les personnages sont mis aux enchères, l’un après l’autre. On surenchérit ou on passe pour de bon ; la plus haute offre paie la banque et choisit.',
    ],
    homeCities: [
      'Villes de résidence',
      'Qui a un personnage marque 1 point de plus dans sa ville de résidence, même sans rien y avoir.',
    ],
    manyCharacters: [
      'Plusieurs personnages',
      'Avec l’action Personnage, vous en prenez un libre et gardez les vôtres. S’il n’y en a pas : échanger ou séduire. Les personnages sont mis aux enchères.',
    ],
    openGold: ['Or visible', 'Tout le monde voit l’or de tout le monde.'],
  },
  rules: {
    aim: [
      'De quoi il s’agit',
      'Vous êtes architectes sur les routes de l’Inde. À chaque manche, le Maharaja visite une ville et paie le mieux qui y a construit le plus. L’or va dans les palais : à la fin, le plus de palais construits l’emporte.',
      'À chaque manche, chacun choisit en secret deux actions sur neuf. Ce que vous choisissez sans l’accomplir en entier vous coûte : {penalty} pièces d’or de la banque à chacun des autres.',
    ],
    setup: [
      'Mise en place',
      '{roads} routes relient la ville de départ, {start}, et {cities} autres villes. Sur chaque route se trouvent deux villages, {villages} en tout. Chaque ville sauf {start} a au centre l’emplacement d’un grand palais et autour {sites} de petits. La carte est la nôtre : de celle qui est imprimée, nous n’avons aucune source.',
      'Chacun commence avec un architecte à {start}, {palaces} palais, {houses} maisons et {gold} pièces d’or. Votre or est secret ; chaque paiement est annoncé.',
      'Les gouverneurs des {cities} villes sont mélangés sur les cases juste au-dessus de la flèche de la piste. Plus haut viennent les cases 1 à {rounds}.',
      'Une personne tirée au sort prend un des personnages 1 à 6, puis les autres dans le sens horaire. Ceux qui restent sont libres, à côté de la carte.',
      'Dans l’ordre des personnages, chacun pose une maison dans un village, {settled} fois de suite. Mieux vaut ouvrir les routes vers les villes comptées en premier. Puis chacun a {supply} maisons en réserve ; {quarry} autres attendent dans la carrière.',
    ],
    round: [
      'Une manche',
      '1. Le Maharaja va dans la ville du gouverneur le plus bas sur la piste. Ce gouverneur passe à la case au-dessus du plus haut.',
      '2. Tout le monde choisit deux actions en même temps et en secret ; les deux flèches peuvent viser la même action, qui se fait alors deux fois.',
      '3. Le personnage le plus bas montre son disque et joue son tour : les deux actions, le pouvoir du personnage et les voyages, dans l’ordre voulu. Puis le suivant. Les autres disques restent cachés jusqu’à leur tour.',
      '4. On compte la ville du Maharaja.',
    ],
    actions: [
      'Les neuf actions',
      'Les deux parties d’une action peuvent être séparées par des voyages ou autre chose. Si vous ne pouvez ou ne voulez pas accomplir une action en entier : à la fin de votre tour, chacun des autres reçoit {penalty} pièces d’or de la banque, une fois par action de ce genre. On vous demande d’abord.',
    ],
    building: [
      'Construire',
      'Les maisons se construisent depuis la réserve, jamais directement depuis la carrière. Un village accueille {room} maisons, à deux {roomOfTwo} ; elles peuvent être à la même personne. Une ville en accueille autant qu’on veut.',
      'Dans les villages, vous construisez où vous voulez. Dans une ville, seulement quand votre architecte s’y trouve ; vous pouvez construire, voyager et construire encore.',
      'Chaque palais a son emplacement : par ville, 1 grand et {sites} petits. Grand ou petit, le prix est le même.',
      'À {start}, on ne construit rien.',
    ],
    travel: [
      'Voyages et péages',
      'À votre tour, votre architecte voyage autant que vous voulez et pouvez payer, une route après l’autre, de ville en ville. Il ne reste jamais dans un village.',
      'Les deux villages d’une route doivent avoir au moins une maison, peu importe à qui. Sinon la route est fermée.',
      'Le péage : là où vous avez une maison, vous passez gratuitement. Dans tout autre village, vous payez 1 pièce d’or par maison, à qui la possède. Les villes sont gratuites. Qui ne peut payer toute la route ne peut pas la prendre.',
      'Une maison déplacée manque aussitôt : la route peut s’en trouver fermée, et votre passage gratuit perdu. Pour le Voyageur, la banque paie.',
    ],
    track: [
      'La piste des gouverneurs',
      'Les gouverneurs sont l’un au-dessus de l’autre ; le plus bas indique la prochaine ville du Maharaja. Avec l’action Piste des gouverneurs, vous descendez un gouverneur quelconque de deux cases exactement. Ceux qu’il dépasse ou rejoint montent d’une case.',
      'Les cases vides ne comptent pas pour le Maharaja, mais elles comptent comme cases. La flèche est une case aussi.',
      'Le gouverneur le plus haut montre si la fin est proche.',
    ],
    characters: [
      'Les personnages',
      'Le numéro donne l’ordre des tours et tranche les égalités : le plus bas d’abord. Le pouvoir est à vous tant que vous avez la carte.',
    ],
    changing: [
      'Changer de personnage',
      'Avec l’action Personnage, vous prenez une carte libre et reposez la vôtre, ou vous prenez celle de quelqu’un d’autre. Alors la vôtre retourne sur la table, et qui s’est fait prendre la sienne en choisit aussitôt une libre, avant que vous continuiez : la vôtre aussi bien.',
      'Vous pouvez utiliser d’abord le pouvoir de l’ancienne carte, puis celui de la nouvelle. Marchand, Entrepreneur et Yogi servent une fois par personne et par tour ; plus tard dans la manche, la même carte peut servir à quelqu’un d’autre.',
      'Un tour commencé se termine, et personne ne joue deux fois dans une manche. Parmi ceux qui n’ont pas joué, c’est au numéro le plus bas.',
      'Avec plusieurs personnages : vous prenez une carte libre et gardez les vôtres. S’il n’y en a pas, échangez : nommez une carte de quelqu’un d’autre, qui doit vous la donner et reçoit une des vôtres, à votre choix. Ou séduisez : qui a plus de cartes que vous vous en donne une, à son choix. Tous vos pouvoirs valent ; votre carte la plus basse compte pour l’ordre et les égalités.',
    ],
    scoring: [
      'Le décompte',
      'Dans la ville du Maharaja, votre architecte vaut 1 point, chaque maison 1, chaque petit palais {small} (avec le Prêtre {priest}), le grand palais {great}. La banque paie selon le rang ; à égalité, le personnage le plus bas passe devant. Sans point, pas d’or.',
      'Si personne d’autre n’y a d’architecte, de maison ou de palais, vous recevez {alone} pièces d’or de plus.',
    ],
    end: [
      'La fin',
      'La partie finit après le décompte de la manche où quelqu’un a construit son dernier palais ({palaces}, dans la partie courte {palacesShort}) ou où un gouverneur a été mis sur la dernière case ({rounds}, dans la partie courte {roundsShort}) ; le redescendre n’y change rien. Après la manche {rounds}, c’est fini de toute façon.',
      'Le plus de palais l’emporte. À égalité, le plus d’or, puis le personnage le plus bas.',
    ],
    variants: ['Variantes'],
    rulings: [
      'Bon à savoir',
      '{start} n’est jamais comptée.',
      'Moins de {fetch} maisons dans la carrière : vous prenez ce qu’il y a, et l’action n’est pas complète.',
      'Le péage compte les maisons, non les propriétaires : deux maisons à la même personne coûtent 2.',
      'On peut descendre un gouverneur même s’il ne dépasse personne, pourvu qu’il y ait deux cases au-dessous.',
      'Deux flèches sur Deux maisons : sur les quatre maisons, deux doivent être dans des villes.',
      'Un jeton action utilisé en partie seulement coûte comme toute action.',
      'Tous vos palais construits, l’action Palais ne peut plus s’accomplir ; sans maison en réserve, Maison non plus.',
      'Reprendre un personnage cédé dans le même tour est permis, mais son pouvoir ne sert pas une deuxième fois.',
      'Sans personnage libre ni personne à qui en prendre, l’action Personnage n’est pas accomplie.',
      'Les palais neutres ne comptent pour personne et n’empêchent pas d’être seul. Le simple point d’une ville de résidence non plus ; qui marque seul, et grâce à lui seulement, reçoit aussi les {alone} pièces.',
      'Enchères : une personne tirée au sort ouvre, 0 est une offre, et personne n’offre plus que ce qu’il a. La suivante est ouverte par la première personne sans personnage à gauche de qui a gagné. La dernière en prend un gratuitement. Ceux qui restent sont libres.',
      'Les jetons restent à vous même sans le Yogi ; à la fin, ils ne valent rien. S’il n’y en a plus, le Yogi n’en prend pas. La banque n’est jamais vide.',
      'Avec plusieurs personnages, la carte la plus basse tranche l’égalité finale.',
    ],
    credits: [
      'Qui l’a fait',
      'Raja est un jeu de Wolfgang Kramer et Michael Kiesling, de 2004, connu aussi comme « Maharaja : Palace Building in India ». Ce n’est pas le « Maharaja » de 2020. Ceci est un endroit non officiel pour y jouer, dans le respect de ses auteurs. Les mots, les dessins et la carte sont les nôtres ; là où le livret se tait, les décisions aussi.',
    ],
  },
};
