// The props that all parts of the form share.
import type { ChoiceProblem, Choices } from './choices.ts';

export interface FormPart {
  choices: Choices;
  problems: ChoiceProblem[];
  set(changes: Partial<Choices>): void;
}
