// Some other site, with pages in which a table stands. It goes by another name than the server: for the browser the
// two have nothing to do with each other.
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { until } from '../server/wait.ts';

declare global {
  interface Window {
    heard: ReceivedMessage[];
    events: ElementEvent[];
  }
}

/** What every page of it notes: whatever it is told, and by whom. */
const NOTES = `
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
  window.events = [];
  for (const type of ['foyer-ready', 'foyer-state', 'foyer-height'])
    addEventListener(type, ({ target, detail }) => events.push({ id: target.id, type, detail }));
`;

export class HostSite {
  readonly #server: HttpServer;
  readonly #pages: string[] = [];
  readonly url: string;

  private constructor(server: HttpServer) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.url = `http://localhost:${port}`;
  }

  static async open(): Promise<HostSite> {
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(site.#pages[Number(request.url?.slice(1))] ?? '');
    });
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    const site = new HostSite(server);
    return site;
  }

  /** A page with this in its body; its address. */
  page(body: string): string {
    const head = `<meta name="viewport" content="width=device-width"><script>${NOTES}</script>`;
    const look = '<style>body { margin: 0; font: 16px sans-serif } iframe { border: 0 }</style>';
    const lang = '<!doctype html><html lang="en"><title>Another site</title>';
    return `${this.url}/${this.#pages.push(`${lang}${head}${look}<body>${body}`) - 1}`;
  }

  /** A page with nothing but a frame. */
  pageWithFrame(src: string, more = ''): string {
    return this.page(
      `<iframe src="${src}" width="960" height="720" title="A table" ${more}></iframe>`,
    );
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The frame in which the table is, once it is there: of several, which one. */
export async function frameIn(page: Page, at = 0): Promise<Frame> {
  const found = () => page.frames().filter((frame) => frame.url().includes('/embed/'))[at];
  await until(() => found() !== undefined, 'the frame', 30_000);
  return found() as Frame;
}

export interface ReceivedMessage {
  data: Record<string, unknown>;
  origin: string;
}

/** What the page around has been told. */
export const messagesOf = (page: Page): Promise<ReceivedMessage[]> =>
  page.evaluate(() => window.heard);

export interface ElementEvent {
  id: string;
  type: string;
  detail: Record<string, unknown>;
}

/** What its elements have said to it. */
export const elementEventsOf = (page: Page): Promise<ElementEvent[]> =>
  page.evaluate(() => window.events);
