// The steps of the lesson: the learner makes a flat of three, loses one, empties one of the rival's and saves a tenant.
import { ARROWS } from '../../../../shared/games/room-share/grid.ts';
import type { Clicks, LessonStep } from '../../../table/lesson.ts';

const RIVAL = 1;

/** Any bed of a flat. The one that the coach shows comes first. */
const anyBed = (flat: string, ...arrows: (typeof ARROWS)[number][]): Clicks[] =>
  arrows.map((arrow) => [`bed:${flat}/${arrow}`]);

export const steps: readonly LessonStep[] = [
  { id: 'goal', point: 'points:0' },
  { id: 'three', point: 'flat:d2' },
  { id: 'suite', point: 'flat:b4' },
  { id: 'reserve', point: 'tenant:red' },

  // A turn that makes three of two.
  { id: 'which', point: 'card:red', answers: ['suite', 'classic', 'full'] },
  { id: 'key', point: 'flat:b4', move: [['card:red', 'flat:b4']] },
  { id: 'bed', point: 'tenant:red', move: [['tenant:red', 'bed:b4/up'], ['tenant:red']] },
  { id: 'scored', point: 'points:0' },

  // The rival brings the fourth into the flat that has scored so far, and one of the red tenants lands at a ghost.
  {
    id: 'burst',
    point: 'flat:d2',
    others: [
      { seat: RIVAL, clicks: ['card:blue', 'flat:d2'] },
      { seat: RIVAL, clicks: ['tenant:blue', 'bed:d2/down'] },
      { seat: RIVAL, clicks: ['bed:d1/down'] },
      { seat: RIVAL, clicks: ['bed:e2/left'] },
      { seat: RIVAL, clicks: ['bed:d3/down'] },
      { seat: RIVAL, clicks: ['bed:c2/up'] },
    ],
  },
  { id: 'arrows', point: 'flat:d1' },

  // The learner does the same to the rival. The red tenant lands as the third on the other side of the building.
  { id: 'look', point: 'card:talk', lookAt: 'card:talk' },
  { id: 'revenge', point: 'flat:e2', move: [['card:talk', 'flat:e2']] },
  { id: 'fourth', point: 'flat:e2', move: [['tenant:red', 'bed:e2/right']] },
  { id: 'up', point: 'flat:e1', move: anyBed('e1', ...ARROWS) },
  { id: 'right', point: 'flat:a2', move: anyBed('a2', 'up', 'left') },
  { id: 'down', point: 'flat:e3', move: anyBed('e3', ...ARROWS) },
  { id: 'left', point: 'flat:d2', move: anyBed('d2', ...ARROWS) },
  { id: 'chain', point: 'flat:a2' },

  // An event card saves the tenant from the ghost.
  {
    id: 'swap',
    point: 'flat:d1',
    others: [
      { seat: RIVAL, clicks: ['card:blue', 'flat:b2'] },
      { seat: RIVAL, clicks: ['tenant:blue', 'bed:b2/up'] },
    ],
    move: [['card:swap', 'bed:d1/down']],
  },
  { id: 'other', point: 'flat:a2', move: [['bed:a2/down']] },

  { id: 'end', point: 'reserve:0' },
  { id: 'tip', point: 'flat:a2' },
  { id: 'go' },
];
