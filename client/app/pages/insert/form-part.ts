// What every part of the form is given.
import type { ChoiceProblem, Choices } from './choices.ts';

export interface FormPart {
  choices: Choices;
  problems: ChoiceProblem[];
  set(changes: Partial<Choices>): void;
}
