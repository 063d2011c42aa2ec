import type { LessonTexts } from '../../../table/lesson.ts';

export const it: LessonTexts = {
  title: 'First steps',
  sentences: {
    goal: 'You and your rival share a house of twenty flats. Where exactly three tenants live, each of them scores a point.',
    flat: 'Here live three. One more tenant, and the flat bursts: all four look for a new home next door.',
    key: 'Play your red key and put a tenant of yours into this flat.',
    end: 'That is it.',
  },
};
