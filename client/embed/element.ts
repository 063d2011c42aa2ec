// <foyer-table>: a table in somebody else's page. What it takes and tells stands in README.md beside this. Built by
// itself as /foyer-embed.js, and kept small: it is fetched by pages in which nobody has asked to play yet.

const FILE = /^(.*)\/foyer-embed\.js/;

/** Where this script is from. A script that was imported has no element of its own: its stack names it. */
const script = document.currentScript ?? document.querySelector('script[src*="/foyer-embed.js"]');
const source =
  script instanceof HTMLScriptElement && FILE.test(script.src)
    ? script.src
    : (/https?:\S+\/foyer-embed\.js/.exec(new Error().stack ?? '')?.[0] ?? location.href);
const { origin } = new URL(source);

/** The first that is there makes another frame when it changes; the others go into it as messages, or are ours. */
const MADE_OF = ['game', 'name', 'table', 'watch', 'seats', 'options', 'sites'];
const SAID = ['theme', 'language', 'mute'];
const HEIGHTS = ['height', 'min-height', 'max-height'];
const [LOWEST, HIGHEST] = [480, 900];

class FoyerTable extends HTMLElement {
  static observedAttributes = [...MADE_OF, ...SAID, ...HEIGHTS];

  #frame: HTMLIFrameElement | undefined;
  /** What the frame would like. */
  #wanted = LOWEST;
  #rebuilds = false;
  /** Whether somebody is there to be spoken to. */
  #ready = false;

  connectedCallback(): void {
    window.addEventListener('message', this.#hear);
    this.#build();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear);
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** Moved without leaving the page, it keeps its frame, and whoever plays in it the seat. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string): void {
    if (!this.#frame) return;
    if (SAID.includes(name)) this.#say(name);
    else if (HEIGHTS.includes(name)) this.#fit();
    else if (!this.#rebuilds) {
      this.#rebuilds = true;
      // Several may change at once.
      queueMicrotask(() => {
        this.#rebuilds = false;
        if (this.isConnected) this.#build();
      });
    }
  }

  #build(): void {
    // Once there is a shadow, the link within the element is not shown any more.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const frame = document.createElement('iframe');
    frame.src = this.#address();
    frame.title = this.title || this.textContent?.trim() || 'Foyer';
    frame.loading = 'lazy';
    frame.allow = 'clipboard-write; web-share';
    frame.style.cssText = 'display:block;width:100%;border:0';
    this.style.display ||= 'block';
    this.removeAttribute('state');
    this.#frame = frame;
    this.#wanted = LOWEST;
    this.#ready = false;
    this.#fit();
    root.replaceChildren(frame);
  }

  #address(): string {
    const of = (name: string) => this.getAttribute(name)?.trim() ?? '';
    const list = (name: string) => of(name).replace(/[\s,]+/g, ',');
    const [table, name] = [of('table'), of('name')];
    const game = encodeURIComponent(of('game'));
    // Of a link only the table counts: a key that somebody has left in it goes nowhere.
    const room = encodeURIComponent(
      /\/(?:t|embed)\/([\w-]+)/.exec(table)?.[1] ?? table.replace(/#.*/, ''),
    );
    const path = table ? room : name ? `named/${game}/${encodeURIComponent(name)}` : `new/${game}`;
    const url = new URL(`/embed/${path}`, origin);
    const query = {
      seats: of('seats'),
      options: list('options'),
      sites: list('sites'),
      lang: of('language'),
      theme: of('theme'),
      accent: of('accent').replace('#', ''),
      // Not of the address: a page that was written into another has none of its own.
      host: self.origin,
    };
    for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
    for (const flag of ['watch', 'mute']) {
      if (this.hasAttribute(flag)) url.searchParams.set(flag, '1');
    }
    return url.href;
  }

  #fit(): void {
    const number = (name: string, usual: number) =>
      Number.parseInt(this.getAttribute(name) ?? '', 10) || usual;
    const [least, most] = [number('min-height', LOWEST), number('max-height', HIGHEST)];
    const height = number('height', Math.max(least, Math.min(most, this.#wanted)));
    if (this.#frame) this.#frame.style.height = `${height}px`;
  }

  #say(name: string): void {
    if (!this.#ready) return;
    const value = this.getAttribute(name);
    const said = name === 'mute' ? value !== null : (value ?? 'auto');
    this.#frame?.contentWindow?.postMessage({ foyer: 1, type: name, [name]: said }, origin);
  }

  #hear = ({ source: from, origin: where, data }: MessageEvent): void => {
    const own = this.#frame?.contentWindow;
    if (!own || from !== own || where !== origin || data?.foyer !== 1) return;
    const { type, state, result, height } = data;
    const tell = (detail: object) => {
      this.dispatchEvent(new CustomEvent(`foyer-${type}`, { detail, bubbles: true }));
    };
    if (type === 'ready') {
      this.#ready = true;
      // What has changed while the frame was on its way.
      for (const name of SAID) if (this.hasAttribute(name)) this.#say(name);
      tell({});
    } else if (type === 'state') {
      this.setAttribute('state', state);
      tell({ state, result });
    } else if (type === 'height') {
      this.#wanted = height;
      this.#fit();
      tell({ height });
    }
  };
}

if (!customElements.get('foyer-table')) customElements.define('foyer-table', FoyerTable);

export {};
