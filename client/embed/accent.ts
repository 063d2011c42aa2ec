// Adjusts the accent colour that the host page asks for, so that text in it and on it stays readable.

/** Three numbers: linear red, green and blue, or OKLab. */
type Light = [number, number, number];

/** The background colours under the accent, as in tokens.css, by day and by night. A test keeps both files equal. */
export const BACKGROUNDS = {
  light: { under: ['#f6efe3', '#fffaf1', '#ece2d1'], card: '#fffaf1', soft: '#645b69' },
  dark: { under: ['#16131c', '#221d2b', '#100d15'], card: '#221d2b', soft: '#b9aec0' },
} as const;
export const TEXT_COLOURS = { light: '#fff8ee', dark: '#24150a' } as const;
type Theme = keyof typeof BACKGROUNDS;

/** The contrast that WCAG asks for text of any size. */
const READABLE_CONTRAST = 4.5;
/** Extra contrast, so that a light tint of the accent can be a background too. */
const EXTRA_CONTRAST = 1.25;

export interface Accent {
  accent: string;
  /** The colour of text on the accent. */
  ink: string;
  /** A light tint of the accent, for backgrounds. */
  soft: string;
}

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toGammaEncoded = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

function parseHex(hex: string): Light {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

function formatHex(light: Light): string {
  const two = (part: number) => {
    const byte = Math.round(toGammaEncoded(Math.min(1, Math.max(0, part))) * 255);
    return byte.toString(16).padStart(2, '0');
  };
  return `#${light.map(two).join('')}`;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red, green, blue] = parseHex(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

/** Converts to OKLab: lightness and two colour axes. In OKLab a colour keeps its hue when its lightness changes. */
function toOklab([red, green, blue]: Light): Light {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Light): Light {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Moves the lightness away from the background in small steps until the contrast is sufficient. */
function makeReadable(wish: string, theme: Theme): string {
  const { under } = BACKGROUNDS[theme];
  const fits = (hex: string) =>
    under.every((ground) => contrast(hex, ground) >= READABLE_CONTRAST * EXTRA_CONTRAST);
  const [lightness, a, b] = toOklab(parseHex(wish));
  const step = theme === 'light' ? -0.005 : 0.005;
  for (let at = lightness; at > 0 && at < 1; at += step) {
    // Nearly black and nearly white colours cannot be very saturated.
    const room = Math.min(1, (1 - at) / (1 - lightness || 1), at / (lightness || 1));
    const hex = formatHex(fromOklab([at, a * room, b * room]));
    if (fits(hex)) return hex;
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}

function mixColours(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(parseHex(one)), toOklab(parseHex(other))];
  return formatHex(
    fromOklab(a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share)) as Light),
  );
}

function accentForTheme(theme: Theme, wish: string): Accent {
  const { card, soft: quiet } = BACKGROUNDS[theme];
  const accent = makeReadable(wish, theme);
  let share = 0.22;
  // The tint must also carry small grey text.
  const clear = (soft: string) =>
    [accent, quiet].every((text) => contrast(text, soft) >= READABLE_CONTRAST);
  while (share > 0 && !clear(mixColours(accent, card, share))) share -= 0.01;
  return { accent, ink: TEXT_COLOURS[theme], soft: mixColours(accent, card, Math.max(0, share)) };
}

/** Parses six hexadecimal digits. Returns null for anything else. */
export function adjustAccent(digits: string | null): Record<Theme, Accent> | null {
  if (!digits || !/^[\da-f]{6}$/i.test(digits)) return null;
  const wish = `#${digits.toLowerCase()}`;
  return { light: accentForTheme('light', wish), dark: accentForTheme('dark', wish) };
}
