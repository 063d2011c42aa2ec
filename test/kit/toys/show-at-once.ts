// What the toy games of secret choices share: everybody chooses what to show, and nobody sees a choice before all have
// chosen.
import {
  type BaseState,
  HIDDEN,
  hideOtherChoices,
  type Random,
  type SecretChoices,
  seatsStillChoosing,
  startSecretChoices,
  type Viewer,
} from '../../../shared/engine/index.ts';

export type ShowFrame<T> = { kind: 'show' } & SecretChoices<T>;

/** The frame in which this many seats choose. */
export const startShowing = <T>(seats: number): ShowFrame<T> => ({
  kind: 'show',
  ...startSecretChoices<T>(seats),
});

export const actingSeats = <T>(_state: unknown, frame: ShowFrame<T>) => seatsStillChoosing(frame);

/** Hides the choices of the other seats. */
export const redactChoices = {
  frames: <T>(frames: readonly ShowFrame<T>[], viewer: Viewer) =>
    frames.map((frame) => hideOtherChoices(frame, viewer)),
};

/** Replaces hidden choices by random ones. */
export const sampleChoices =
  <T>(draw: (random: Random) => T) =>
  ({ frames }: BaseState<ShowFrame<T>>, _viewer: Viewer, random: Random) => ({
    frames: frames.map((frame) => ({
      ...frame,
      chosen: frame.chosen.map((one) => (one === HIDDEN ? draw(random) : one)),
    })),
  });
