// The French texts of the worked examples of Room Share.
import type { ExampleTexts } from '../../../../table/rulebook-example.ts';
import type { ExampleId } from './index.ts';

export const fr: Record<ExampleId, ExampleTexts> = {
  third: {
    title: 'À trois, on marque',
    text: 'Un locataire bleu et un des tiens partagent la suite E2. Personne n’y marque de points, car ils ne sont que deux. Tu as une clé rouge, et un locataire rouge vit en E2.',
    marks: [
      'La suite E2, avec deux locataires.',
      'Une clé rouge ouvre tout appartement où vit un locataire rouge.',
    ],
    after:
      'Tu y places le troisième. Chacun des trois rapporte maintenant {suitePays} : tu as {thirdRedAfter} points, et le joueur bleu en a {thirdBlueAfter}.',
  },
  building: {
    title: 'Appartements et lits',
    text: 'Une partie de l’immeuble. Le signe au milieu d’une pièce montre de quel appartement il s’agit, et la pastille du bas ce que chacun de ses locataires rapporte en ce moment.',
    marks: [
      'Une pièce sans signe est un appartement classique. On y vit à trois exactement : chacun rapporte +{classicPays}.',
      'La sonnette et deux étoiles sont le signe d’une suite : +{suitePays} pour chacun des trois.',
      'La couronne et trois étoiles sont le signe de la suite royale, qui n’existe qu’avec la variante : +{royalPays} pour chacun des trois. Personne n’y vit encore, elle n’a donc pas de pastille.',
      'Le fantôme et les toiles d’araignée sont le signe d’un appartement hanté. Chaque locataire coûte {ghostCosts}, quel que soit leur nombre.',
      'Un lit libre. La flèche montre l’appartement voisin, ici C2 : lors d’une expulsion, celui qui dort dans ce lit y va.',
      'Un lit occupé. La petite pointe montre le chemin : ce locataire monterait en B1.',
    ],
  },
  cards: {
    title: 'Cartes et réserve',
    text: 'Une partie à deux. En haut se trouve la bande de la table, en bas ta main et ta réserve.',
    marks: [
      'La pioche, et le nombre de cartes qui y restent.',
      'La dernière carte jouée.',
      'Le joueur qui doit décider, et de quoi.',
      'Une clé. Sa couleur et son signe disent qui doit vivre dans l’appartement qu’elle ouvre.',
      'Une carte Événement.',
      'Les locataires de ta couleur dans ta réserve.',
      'Tes locataires neutres sont gris. Tu les places comme les tiens, mais ils ne rapportent rien.',
    ],
  },
  players: {
    title: 'À côté des noms',
    text: 'Toi et l’autre joueur, dans une partie à deux. À la table, choisis un nom pour voir le nombre de cartes et l’origine des points.',
    marks: [
      'Les points du moment.',
      'Combien de locataires de ta couleur restent dans ta réserve.',
      'Combien de neutres restent.',
    ],
  },
  key: {
    title: 'Une clé bleue pour ton locataire rouge',
    text: 'Tu as une clé bleue. Sa couleur dit quels appartements elle ouvre. Celui qui entre vient de ta réserve.',
    marks: [
      'Ta clé bleue.',
      'Un locataire bleu vit en B3 : la clé l’ouvre.',
      'La clé ouvre aussi D2.',
      'Seul un locataire rouge vit en B2 : il reste fermé.',
    ],
    after:
      'Tu places un locataire rouge en B3. On y vit maintenant à trois exactement, et chacun des trois joueurs y a {keyRedAfter} point : toi, le bleu et le jaune.',
  },
  neutral: {
    title: 'Les neutres comptent comme colocataires',
    text: 'Trois locataires bleus partagent D2 et rapportent {neutralBlue} points. Avec ta clé bleue, tu y places un neutre comme quatrième.',
    marks: [
      'On vit ici à trois. Au quatrième, tous doivent partir.',
      'Un locataire neutre occupe un lit comme les autres.',
    ],
    after:
      'Tous les quatre ont été expulsés. Le joueur bleu a maintenant {neutralBlueAfter} point, et tu n’as utilisé aucun locataire de ta couleur.',
  },
  swap: {
    title: 'Quitter l’appartement hanté',
    text: 'Ton locataire dans l’appartement hanté A2 te coûte {ghostCosts}. Par un Échange d’appartements, tu l’échanges contre le bleu de la suite B4.',
    marks: [
      'Ton locataire en A2.',
      'Le locataire bleu en B4, où chacun des trois rapporte {suitePays}.',
    ],
    after:
      'Chacun a maintenant le lit de l’autre, flèche comprise. Tes points sont passés de {swapRed} à {swapRedAfter}, ceux du joueur bleu de {swapBlue} à {swapBlueAfter}.',
  },
  forced: {
    title: 'Partir exprès',
    text: 'L’Expulsion forcée n’a pas besoin d’un appartement plein. Deux de tes locataires vivent dans l’appartement hanté C4, et tu as {forcedRed} points. Tu vides C4.',
    marks: [
      'Celui-ci monte en C3, où l’on vit à deux.',
      'Celui-ci va à gauche dans la suite B4, où l’on vit aussi à deux.',
    ],
    after:
      'Tous deux sont les troisièmes dans leur nouvel appartement : {classicPays} en C3 et {suitePays} en B4. Tu as maintenant {forcedRedAfter} points.',
  },
  burst: {
    title: 'Le quatrième',
    text: 'Ils sont trois en B3, et chacun rapporte {classicPays}. Avec une clé rouge, tu places un locataire rouge dans le dernier lit libre : tous les quatre doivent partir.',
    marks: [
      'Le dernier lit libre. Il est tourné vers A3.',
      'Celui qui part vers le haut va en B2, où l’on vit à deux.',
      'Celui qui part vers la gauche va en A3, où l’on vit aussi à deux.',
    ],
    after:
      'Chacun est allé là où son lit était tourné, et tu as choisi les nouveaux lits. Ils sont maintenant trois exactement en B2 et en A3 : tu as {burstRedAfter} points au lieu de {burstRed}.',
  },
  edge: {
    title: 'Par-dessus le bord, et plus loin',
    text: 'Avec une clé verte, tu places un locataire rouge en E2, au bord droit : c’est le quatrième. Le rouge est tourné vers le haut et passe en E1. Le bleu est tourné vers la droite, sort par le bord et rentre en A2. Le jaune est tourné vers le bas et passe en E3, le vert est tourné vers la gauche et passe en D2.',
    marks: [
      'E2, avec le dernier lit libre en haut.',
      'A2, au bord opposé : un appartement hanté.',
      'D2. Ils sont trois à y vivre.',
    ],
    after:
      'D2 a reçu son quatrième locataire et il est vidé à son tour : les siens attendent leurs nouveaux lits dans l’ordre des numéros. En A2, le bleu coûte {ghostCosts} à son joueur.',
  },
  stays: {
    title: 'Pas de place à côté',
    text: 'Dans une chaîne d’expulsions, B2 et B3 sont pleins, et tu choisis lequel est vidé en premier. Tu choisis B2.',
    marks: [
      'Le jaune est tourné vers B3, qui est plein. Il reste donc en B2, dans n’importe quel lit libre.',
      'Si tu choisissais B3 en premier, c’est ce vert qui resterait.',
    ],
    after:
      'Le rouge est passé en B1, le bleu en C2 et le vert en A2 ; le jaune vit seul en B2. Maintenant B3 est vidé, et tous ses voisins ont de la place.',
  },
  leave: {
    title: 'Un retour en réserve',
    text: 'Ils sont trois dans la suite C1 : {leaveBlue} points pour le joueur bleu, {leaveGreen} pour le vert. Tu joues le Jour de départ. Les autres peuvent te faire la même chose.',
    marks: [
      'Ce locataire bleu doit partir.',
      'Le dernier locataire jaune de l’immeuble reste toujours.',
      'Le Jour de départ ne prend jamais un des tiens.',
    ],
    after:
      'Le locataire bleu est de retour dans la réserve de son joueur. Ils ne sont plus que deux en C1 : le bleu et le vert n’y marquent plus rien.',
  },
  lastChance: {
    title: 'Encore un locataire',
    text: 'Le joueur bleu a placé son dernier locataire, et la partie va finir. Tu as {lastChanceRed} point, et c’est ta dernière chance : encore un locataire là où vit ta couleur et où ils sont moins de trois.',
    marks: [
      'Deux des tiens vivent en D3 : ici, tu peux arriver à trois.',
      'Ils sont déjà trois en D2. C’est fermé.',
      'C4 t’est ouvert, mais hanté.',
    ],
    after:
      'Trois des tiens partagent D3, et tu finis avec {lastChanceRedAfter} points. Le locataire qui reste dans ta réserve ne rapporte rien.',
  },
  count: {
    title: 'Tes points, un par un',
    text: 'Ta couleur est le rouge, et tu as {sum} points en tout. Voici comment on les compte.',
    marks: [
      'Deux des tiens partagent B3 avec un bleu. Ils sont trois dans un appartement classique : {pair} points.',
      'Un des tiens est parmi les trois d’une suite : {suitePays} points.',
      'Deux des tiens vivent à deux en D3 : 0 point, car ils ne sont pas trois.',
      'Un des tiens vit dans un appartement hanté : il coûte {ghostCosts} points.',
    ],
  },
  renovate: {
    title: 'Tourné vers la suite',
    text: 'Tu joues la Rénovation : deux locataires de D2 échangent leurs lits, et ainsi la direction dans laquelle ils partiraient.',
    marks: [
      'Ton locataire est tourné vers D3.',
      'Le jaune est tourné vers la suite E2.',
      'Deux des tiens vivent en E2 : avec un troisième, chacun rapporte {suitePays}.',
    ],
    after:
      'Ton locataire est maintenant tourné vers E2. Si un quatrième entre en D2, il devient le troisième de la suite : {suiteOfThree} points pour toi.',
  },
};
