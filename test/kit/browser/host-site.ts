// Another site, with pages that contain a table. It has another host name than the server, so that the browser treats
// the two as different sites.
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { until } from '../server/wait.ts';

declare global {
  interface Window {
    receivedMessages: ReceivedMessage[];
    events: ElementEvent[];
  }
}

/** A script on every page: it records the messages that the page gets, and the events of its elements. */
const NOTES = `
  window.receivedMessages = [];
  addEventListener('message', ({ data, origin }) => receivedMessages.push({ data, origin }));
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

  /** Adds a page with this body; returns its address. */
  page(body: string): string {
    const head = `<meta name="viewport" content="width=device-width"><script>${NOTES}</script>`;
    const look = '<style>body { margin: 0; font: 16px sans-serif } iframe { border: 0 }</style>';
    const lang = '<!doctype html><html lang="en"><title>Another site</title>';
    return `${this.url}/${this.#pages.push(`${lang}${head}${look}<body>${body}`) - 1}`;
  }

  /** Adds a page with nothing but a frame; returns its address. */
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

/** Waits for the frame with the table; `at` says which of several. */
export async function frameIn(page: Page, at = 0): Promise<Frame> {
  const found = () => page.frames().filter((frame) => frame.url().includes('/embed/'))[at];
  await until(() => found() !== undefined, 'the frame', 30_000);
  return found() as Frame;
}

export interface ReceivedMessage {
  data: Record<string, unknown>;
  origin: string;
}

/** The messages that the page has received. */
export const messagesOf = (page: Page): Promise<ReceivedMessage[]> =>
  page.evaluate(() => window.receivedMessages);

export interface ElementEvent {
  id: string;
  type: string;
  detail: Record<string, unknown>;
}

/** The events that the page has received from its elements. */
export const elementEventsOf = (page: Page): Promise<ElementEvent[]> =>
  page.evaluate(() => window.events);
