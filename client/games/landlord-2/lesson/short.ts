// The lesson for those who know the first edition: a turn with what is new, the neighbour's turn, and an inspection.
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import { second } from '../../../../shared/games/landlord/editions/index.ts';
import type { Lesson } from '../../../table/lesson.ts';
import { editionNumbers } from '../../landlord/text/numbers.ts';

export const shortLesson = (texts: Lesson['texts']): Lesson => ({
  id: 'short',
  minutes: 3,
  seat: 0,
  position: `
    edition: landlord-2
    > ada $8: politics eviction tavern broker
    ben $9: move murder hacker cellar
    #0 ada 3 dormer: 1 hacker, 2 hacker, 3 nomad, 4 scientist
    #1 ben 3 roof: 2 groupHouse
    #2 ben 3 roof: 1 mother`,
  numbers: {
    ...editionNumbers(second),
    prison: second.prisonRent,
    shared: tenants.groupHouse.rent,
    monster: tenants.monster.rent,
  },
  texts,
  steps: [
    { id: 'intro' },
    { id: 'roofs', point: 'roofs' },
    { id: 'politics', point: 'card:politics', move: [['card:politics', 'site:floor']] },
    { id: 'attic', point: 'card:eviction', move: [['card:eviction', 'site:floor']] },
    { id: 'roof', point: 'roofs', move: [['roofs']] },
    { id: 'tavern', point: 'card:tavern', lookAt: 'card:tavern' },
    { id: 'tavernIn', point: 'flat:1/1', move: [['card:tavern', 'flat:1/1']] },
    { id: 'rehomed', point: 'flat:3/1' },
    { id: 'hackers', point: 'flat:0/2' },
    { id: 'collect', point: 'rent:0', move: [['button:collect']] },
    { id: 'stop', move: [['button:stop']] },
    {
      id: 'theft',
      point: 'flat:0/1',
      others: [
        { seat: 1, clicks: ['card:move', 'flat:0/1'] },
        { seat: 1, clicks: ['flat:1/2'] },
      ],
    },
    { id: 'broker', point: 'card:broker', move: [['card:broker']] },
    { id: 'moving', point: 'flat:1/2' },
    {
      id: 'inspection',
      point: 'flat:0/4',
      others: [
        { seat: 1, clicks: ['button:collect'] },
        { seat: 1, clicks: ['button:stop'] },
      ],
    },
    {
      id: 'monster',
      point: 'monsters',
      move: [
        ['monsters', 'flat:1/3'],
        ['monsters', 'flat:2/2'],
      ],
    },
    {
      id: 'nomad',
      point: 'flat:0/3',
      move: [
        ['button:roam', 'flat:0/3', 'flat:2/3'],
        ['button:roam', 'flat:0/3', 'flat:2/2'],
      ],
    },
    { id: 'grave', point: 'pile' },
    { id: 'play' },
  ],
});
