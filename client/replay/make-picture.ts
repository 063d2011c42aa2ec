// Turns a part of the page into a PNG: the part is written into an SVG image with all styles, and drawn on a canvas.
import { encodePalettePng, type Pixels } from './palette-png.ts';

/** As the server takes them, and as link previews show them. */
export const PICTURE_SIZE = { width: 1200, height: 630 };
const MAX_BYTES = 200 * 1024;
/** The part is laid out at this share of the size, so that its words can be read in a small preview. */
const SCALE = 2;
const stylesOfPage = (): string =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

function svgOf(part: Element): string {
  const { width, height } = PICTURE_SIZE;
  const [across, down] = [width / SCALE, height / SCALE];
  const style = document.createElement('style');
  style.textContent = stylesOfPage();
  const write = (node: Node) => new XMLSerializer().serializeToString(node);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${across} ${down}">${write(style)}` +
    `<foreignObject width="${across}" height="${down}">${write(part)}</foreignObject></svg>`
  );
}

async function draw(part: Element): Promise<Pixels | null> {
  const { width, height } = PICTURE_SIZE;
  const image = new Image();
  // A blob would make the canvas unreadable.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(part))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE_SIZE);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, width, height) ?? null;
}

/** Null if the browser cannot draw it, as where it lets no page read what HTML looks like, or if it is too large. */
export async function makePicture(part: Element): Promise<Blob | null> {
  try {
    const pixels = await draw(part);
    const picture = pixels && (await encodePalettePng(pixels));
    return picture && picture.size <= MAX_BYTES ? picture : null;
  } catch {
    return null;
  }
}
