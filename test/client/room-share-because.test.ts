// Why an event of Room Share brings or costs points, as the log says it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../client/text/index.ts';
import { parse } from '../../shared/games/room-share/notation.ts';
import type { Event, Place, State } from '../../shared/games/room-share/state.ts';
import { type Speaker, speakerOf } from './spoken.ts';

let speaker: Speaker<Event, State>;
beforeAll(async () => {
  speaker = await speakerOf('room-share', ['Anna', 'Bruno', 'Odile']);
});

const START: State = parse(`
  C....  C....  S....  C....  C....
  H....  Crb..  C....  C...b  S....
  C....  C.y..  Srbg.  C...g  C....
  C....  S....  H....  C....  H....
  > red 2r: red
  blue 5b: blue
  yellow 3y: yellow`);
const [A2, B2, C2, C3] = [5, 6, 7, 12];

describe('why points change', () => {
  const why = (language: Language, event: Event, ...earlier: Event[]) =>
    speaker.words[language].because?.(event, START, earlier);
  const bed = (flat: number, arrow: number) => ({ flat, arrow });
  const placed = (flat: number, arrow: number): Event => {
    return { type: 'placed', seat: 0, colour: 'red', ...bed(flat, arrow) };
  };

  test('the third tenant makes a flat count, and the fourth ends that', () => {
    expect(why('en', placed(B2, 2))).toBe('Flat B2 (classic flat): three tenants, +1 each.');
    expect(why('it', placed(B2, 2))).toBe(
      'Appartamento B2 (appartamento classico): tre inquilini, +1 per ciascuno.',
    );
    expect(why('fr', placed(B2, 2))).toBe(
      'Appartement B2 (appartement classique)\u00a0: trois locataires, +1 chacun.',
    );
    expect(why('en', placed(C3, 3))).toBe('Flat C3 (suite): 4 tenants, no points.');
    // When the flat is emptied, there is nothing left to lose.
    expect(why('en', { type: 'evicted', seat: 0, flat: C3 }, placed(C3, 3))).toBeNull();
  });

  test('a haunted flat costs points from the first tenant to the last', () => {
    expect(why('en', placed(A2, 0))).toBe(
      'Flat A2 (haunted flat): −2 each, however many live there.',
    );
    const left: Event = { type: 'left', seat: 1, colour: 'red', ...bed(A2, 0), to: 0 };
    expect(why('en', left, placed(A2, 0))).toBe('Flat A2 (haunted flat): nobody left.');
  });

  test('both flats of a swap are told, and a flat without a change is not', () => {
    const swap = (one: Place, other: Place): Event => ({ type: 'swapped', seat: 0, one, other });
    expect(why('en', swap(bed(C3, 0), bed(B2, 1)))).toBe(
      'Flat C3 (suite): three tenants, +2 each.',
    );
    expect(why('en', swap(bed(B2, 0), bed(C2, 1)))).toBeNull();
    expect(why('en', placed(C2, 0))).toBeNull();
  });
});
