// Defines the custom element <foyer-table>: a table in a page of another site. README.md in this folder describes its
// attributes and events. It is built as a separate file, /foyer-embed.js, and kept small, because host pages fetch it
// before anybody wants to play.

const FILE = /^(.*)\/foyer-embed\.js/;

/** The address of this script. An imported module has no script element, but an error's stack names it. */
const script = document.currentScript ?? document.querySelector('script[src*="/foyer-embed.js"]');
const source =
  script instanceof HTMLScriptElement && FILE.test(script.src)
    ? script.src
    : (/https?:\S+\/foyer-embed\.js/.exec(new Error().stack ?? '')?.[0] ?? location.href);
const { origin } = new URL(source);

/** These attributes are part of the frame's address, so a change makes a new frame. */
const ADDRESS_ATTRIBUTES = [
  'game',
  'name',
  'table',
  'replay',
  'watch',
  'seats',
  'options',
  'sites',
];
/** These attributes are sent to the frame as messages when they change. */
const MESSAGE_ATTRIBUTES = ['theme', 'language', 'mute'];
const HEIGHT_ATTRIBUTES = ['height', 'min-height', 'max-height'];
const MIN_HEIGHT_PX = 480;
const MAX_HEIGHT_PX = 900;

class FoyerTable extends HTMLElement {
  static observedAttributes = [...ADDRESS_ATTRIBUTES, ...MESSAGE_ATTRIBUTES, ...HEIGHT_ATTRIBUTES];

  #frame: HTMLIFrameElement | undefined;
  /** The height that the frame asks for. */
  #wantedHeight = MIN_HEIGHT_PX;
  #isRebuildQueued = false;
  /** Whether the page in the frame listens to messages. */
  #isReady = false;

  connectedCallback(): void {
    window.addEventListener('message', this.#receive);
    this.#build();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#receive);
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** Its presence makes `moveBefore` keep the frame alive, and with it the player's seat. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string): void {
    if (!this.#frame) return;
    if (MESSAGE_ATTRIBUTES.includes(name)) this.#sendAttribute(name);
    else if (HEIGHT_ATTRIBUTES.includes(name)) this.#setHeight();
    else if (!this.#isRebuildQueued) {
      this.#isRebuildQueued = true;
      // Makes one new frame even if several attributes change at once.
      queueMicrotask(() => {
        this.#isRebuildQueued = false;
        if (this.isConnected) this.#build();
      });
    }
  }

  #build(): void {
    // The shadow root hides the link inside the element, which is for pages without scripts.
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
    this.#wantedHeight = MIN_HEIGHT_PX;
    this.#isReady = false;
    this.#setHeight();
    root.replaceChildren(frame);
  }

  #address(): string {
    const of = (name: string) => this.getAttribute(name)?.trim() ?? '';
    const list = (name: string) => of(name).replace(/[\s,]+/g, ',');
    const [table, name] = [of('table'), of('name')];
    const game = encodeURIComponent(of('game'));
    // Only the room id is taken from a link: a seat key left in the link must not reach the frame.
    const [, watched, linked] = /\/(?:t|(?:embed\/)?(w)|embed)\/([\w-]+)/.exec(table) ?? [];
    const room = (watched ? 'w/' : '') + encodeURIComponent(linked ?? table.replace(/#.*/, ''));
    // Of a link to a replay, the room and the number; without a number it is the latest game.
    const [, played = '', number = ''] =
      /(?:\/(?:t|embed)\/)?([\w-]+)(?:\/replay)?(?:\/(\d+))?(?:[?#].*)?$/.exec(of('replay')) ?? [];
    const replay = played && `${played}/replay${number && `/${number}`}`;
    const path = replay
      ? replay
      : table
        ? room
        : name
          ? `named/${game}/${encodeURIComponent(name)}`
          : `new/${game}`;
    const url = new URL(`/embed/${path}`, origin);
    const query = {
      seats: of('seats'),
      options: list('options'),
      sites: list('sites'),
      lang: of('language'),
      theme: of('theme'),
      accent: of('accent').replace('#', ''),
      // Not `location.origin`: the address of a `srcdoc` page has no origin.
      host: self.origin,
    };
    for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
    for (const flag of ['watch', 'mute']) {
      if (this.hasAttribute(flag)) url.searchParams.set(flag, '1');
    }
    return url.href;
  }

  #setHeight(): void {
    const number = (name: string, usual: number) =>
      Number.parseInt(this.getAttribute(name) ?? '', 10) || usual;
    const [least, most] = [
      number('min-height', MIN_HEIGHT_PX),
      number('max-height', MAX_HEIGHT_PX),
    ];
    const height = number('height', Math.max(least, Math.min(most, this.#wantedHeight)));
    if (this.#frame) this.#frame.style.height = `${height}px`;
  }

  #sendAttribute(name: string): void {
    if (!this.#isReady) return;
    const value = this.getAttribute(name);
    const sent = name === 'mute' ? value !== null : (value ?? 'auto');
    this.#frame?.contentWindow?.postMessage({ foyer: 1, type: name, [name]: sent }, origin);
  }

  #receive = ({ source: from, origin: where, data }: MessageEvent): void => {
    const own = this.#frame?.contentWindow;
    if (!own || from !== own || where !== origin || data?.foyer !== 1) return;
    const { type, state, result, height } = data;
    const dispatch = (detail: object) => {
      this.dispatchEvent(new CustomEvent(`foyer-${type}`, { detail, bubbles: true }));
    };
    if (type === 'ready') {
      this.#isReady = true;
      // The attributes may have changed while the frame was loading.
      for (const name of MESSAGE_ATTRIBUTES) if (this.hasAttribute(name)) this.#sendAttribute(name);
      dispatch({});
    } else if (type === 'state') {
      this.setAttribute('state', state);
      dispatch({ state, result });
    } else if (type === 'height') {
      this.#wantedHeight = height;
      this.#setHeight();
      dispatch({ height });
    }
  };
}

if (!customElements.get('foyer-table')) customElements.define('foyer-table', FoyerTable);

export {};
