// The screens on which every table must keep the layout laws.
import type { BrowserContextOptions } from 'playwright-core';

export interface Screen {
  width: number;
  height: number;
  /** Whether a finger presses, as on phones and tablets, or a mouse. */
  touch: boolean;
  /** The page is in a frame of another site, with the strip of Foyer at its top. */
  framed?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { width: 390, height: 664, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 360, height: 480, touch: true, framed: true },
  { width: 1440, height: 900, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
];

export const screenName = ({ width, height, framed }: Screen): string =>
  `${width}x${height}${framed ? ' framed' : ''}`;

export const contextFor = (screen: Screen, locale: string): BrowserContextOptions => ({
  viewport: { width: screen.width, height: screen.height },
  hasTouch: screen.touch,
  isMobile: screen.touch,
  reducedMotion: 'reduce',
  locale,
});
