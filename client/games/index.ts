// The shelf: what the home page shows of each game, and where the rest of it comes from.
import { shelve } from '../../shared/games/registry.ts';
import { type Language, spoken } from '../text/index.ts';
import type { GameClient } from './contract.ts';
import landlordCover from './landlord/cover.svg?url';
import landlordSecondCover from './landlord-2/cover.svg?url';
import rajaCover from './raja/cover.svg?url';
import roomShareCover from './room-share/cover.svg?url';

export interface Shelved {
  id: string;
  name: string;
  by: string;
  line: Record<Language, string>;
  players: [number, number];
  minutes: [number, number];
  /** How many chairs make a good table for one against bots. */
  alone: number;
  /** Where its picture is. */
  cover: string;
  load(): Promise<GameClient>;
}

export const shelf: Shelved[] = [
  {
    id: 'room-share',
    name: 'Room Share',
    by: 'Mr.Kou, RMBC 2022; Musoka Studio',
    line: {
      en: 'Fill flats with exactly three tenants. A fourth one, and all of them fly out.',
      it: 'Riempi gli appartamenti con tre inquilini esatti. Al quarto, volano fuori tutti.',
      fr: 'Remplissez les appartements de trois locataires, pas plus. Au quatrième, tout le monde dehors.',
    },
    players: [2, 4],
    minutes: [20, 30],
    alone: 2,
    cover: roomShareCover,
    load: () => import('./room-share/index.tsx').then(({ roomShare }) => ready(roomShare)),
  },
  {
    id: 'landlord',
    name: 'Landlord!',
    by: 'Friedemann Friese, 2F-Spiele 1997',
    line: {
      en: 'Build houses, fill them with tenants, and send the others yours: squatters, musicians, bombs.',
      it: 'Costruisci case, riempile di inquilini e manda agli altri i peggiori: abusivi, musicisti, bombe.',
      fr: 'Bâtissez, louez, et envoyez aux autres ce que vous avez de pire : squatteurs, musiciens, bombes.',
    },
    players: [2, 6],
    minutes: [30, 60],
    alone: 3,
    cover: landlordCover,
    load: () => import('./landlord/index.tsx').then(({ landlord }) => ready(landlord)),
  },
  {
    id: 'landlord-2',
    name: 'Friese’s Landlord',
    by: 'Friedemann Friese, 2F-Spiele 2013',
    line: {
      en: 'The second edition of Landlord!: roofs to buy, hackers, nobles, and what a scientist hatches in the attic.',
      it: 'La seconda edizione di Landlord!: tetti da comprare, hacker, nobili e ciò che nasce in mansarda da uno scienziato.',
      fr: 'La deuxième édition de Landlord! : toits à acheter, hackers, nobles, et ce qu’un savant fait naître sous les toits.',
    },
    players: [2, 6],
    minutes: [30, 60],
    alone: 3,
    cover: landlordSecondCover,
    load: () =>
      import('./landlord-2/index.tsx').then(({ landlordSecond }) => ready(landlordSecond)),
  },
  {
    id: 'raja',
    name: 'Raja',
    by: 'Michael Kiesling, Wolfgang Kramer; Phalanx Games 2004',
    line: {
      en: 'Build palaces where the Maharaja is about to go, and live on the tolls of your villages.',
      it: 'Costruisci palazzi dove sta per arrivare il Maharaja, e vivi dei pedaggi dei tuoi villaggi.',
      fr: 'Bâtissez des palais là où va le Maharaja, et vivez des péages de vos villages.',
    },
    players: [2, 5],
    minutes: [60, 90],
    alone: 3,
    cover: rajaCover,
    load: () => import('./raja/index.tsx').then(({ raja }) => ready(raja)),
  },
];

/** With its rules at hand and its words in the language that is spoken. */
function ready(client: GameClient): Promise<GameClient> {
  shelve(client.rules);
  return spoken(client);
}

export const shelved = (id?: string): Shelved | undefined => shelf.find((game) => game.id === id);
