// What every part of the form is given.
import type { Choices, Problem } from './choices.ts';

export interface Part {
  choices: Choices;
  problems: Problem[];
  set(changes: Partial<Choices>): void;
}
