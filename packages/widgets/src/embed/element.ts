import type { LocalizedString } from "@foodshed/sdk/locale";
import type { EmbeddedWidget, Mounted, ShownContent, Tools, TranslatedLocale } from "./embeddedWidget.ts";
import { askForContent, contentQuery } from "./first-content/askForContent.ts";
import { contentIn, hydratedFrom } from "./first-content/markupOf.ts";
import { showFirstContent } from "./first-content/showFirstContent.ts";
import french from "./loader/generated/fr-CA.ts";
import * as strings from "./loader/generated/strings.ts";
import { onPage } from "./onPage.ts";

/** Attributes that every element has: how it should look. */
export const appearanceAttributes = [
  "theme",
  "background",
  "color",
  "accent",
  "font",
  "size",
  "radius",
  "density",
] as const;

/** Milliseconds after which loading the code times out. */
const loadTimeoutMs = 30_000;

// `!important` inside a shadow root wins over that of the page: a reset of everything does not take the element's box away. The reserved
// height stays reserved, so that nothing moves.
const quiet = (widget: EmbeddedWidget, heights?: readonly number[]) =>
  `${heights ? kept(heights) : `:host>*{box-sizing:border-box;min-height:${widget.quietHeight ?? widget.height}px}:host(${widget.reads || "i"})>*{min-height:${parent === window ? reservedHeight(widget) : `${widget.height}px`}}`}:host>p>a{color:inherit}:host>i{display:flow-root;border-radius:14px;background:currentColor;opacity:.08}`;

/**
 * The height to reserve for content of unknown height. What follows a list of any length is kept out of the window, however high that is; a
 * frame may be as high as its content, so there its window is no measure.
 */
export const reservedHeight = ({ height, heights }: EmbeddedWidget) =>
  heights ? `max(${height}px,min(100vh,1600px))` : `${height}px`;

/** Reserves the height for as many columns as fit, until the widget has it itself; a float holds it open, beside a text too. */
const kept = (heights: readonly number[]) =>
  `:host>:not(div){display:flow-root;container-type:inline-size}${heights
    .map(
      (height, at) =>
        `@container(width>=${at && at * 240 + 220}px){:host>:not(div):before{content:"";float:left;height:${height}px}}`,
    )
    .join("")}`;

const always = ":host{display:block!important;min-width:0}:host([hidden]){display:none!important}";

/** `ending-soon` as a property: `endingSoon`. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The widget's page on the site, for the fallback link. */
export const pathFor = (element: HTMLElement, { path }: EmbeddedWidget) =>
  path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(element.getAttribute(name) ?? ""));

/**
 * The language of the nearest `lang`, on the element or around it, also around the shadow roots it is in. Undefined for English, and where
 * there is nothing in that language.
 */
export function localeOf(element: HTMLElement): TranslatedLocale | undefined {
  const near = element.closest<HTMLElement>("[lang]");
  if (near) return /^fr(?![a-z])/i.test(near.lang) ? "fr-CA" : undefined;
  const { host } = element.getRootNode() as ShadowRoot;
  return host && localeOf(host as HTMLElement);
}

const translationOf: Tools["translationOf"] = (element, { translations }) =>
  translations[localeOf(element) as TranslatedLocale]?.().catch(() => undefined);

/** Dispatches an event from the element; false when the page called `preventDefault()`. */
export const emit = (element: HTMLElement, name: string, detail?: object, cancelable = false) =>
  element.dispatchEvent(
    new CustomEvent(`foodshed:${name}`, { bubbles: true, composed: true, cancelable, detail }),
  );

/**
 * Defines one custom element, unless its name is taken: then the page has it already. `origin` is the site that the widget
 * belongs to and reads from.
 */
export function defineElement(widget: EmbeddedWidget, origin: string) {
  if (customElements.get(widget.tag)) return;
  const names = [...widget.attributes, ...appearanceAttributes];
  const tools = { propertyOf, pathFor, emit, appearanceAttributes, translationOf, onPage };
  class FoodshedElement extends HTMLElement {
    static observedAttributes = [...names, "lang"];
    #mounted: Mounted | undefined;
    #shown: ShownContent | undefined;
    #stop: (() => void) | undefined;
    /** Content that the page asks for ahead of the loader, by its address. */
    #asked: Record<string, Promise<Response>> | undefined;

    connectedCallback() {
      // Elsewhere in the page its backdrop and its language may differ.
      if (this.#mounted || this.#stop) return this.#update();
      // Properties that were set before the definition shadow those of the element.
      for (const name of names.map(propertyOf)) {
        if (!Object.hasOwn(this, name)) continue;
        const early = this[name as "title"];
        delete (this as Record<string, unknown>)[name];
        this[name as "title"] = early;
      }
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      const isRendered = isRenderedByServer(root);
      sheet.replaceSync(
        isRendered
          ? always
          : always +
              quiet(
                widget,
                widget.heights?.((name) => this.getAttribute(name)),
              ),
      );
      root.adoptedStyleSheets = [sheet];
      if (!isRendered) {
        root.replaceChildren(document.createElement("i"));
        this.ariaBusy = "true";
      }
      const address = contentAddress(this, widget, origin);
      if (import.meta.env.MODE === "production" && document.querySelector(`link[href="${address}"]`))
        this.#asked = { [address]: askForContent(address) };
      // Widgets far below the viewport load nothing yet.
      const eye = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && this.#start(root),
        { rootMargin: "400px" },
      );
      const now = () => this.#start(root);
      this.#stop = () => {
        eye.disconnect();
        removeEventListener("beforeprint", now);
      };
      eye.observe(this);
      // Printing loads every widget: paper does not scroll.
      addEventListener("beforeprint", now);
    }

    async #start(root: ShadowRoot) {
      this.#stop?.();
      const run = this.#stop;
      // Elsewhere than in the evergreen script all code is there already.
      if (import.meta.env.MODE === "production") {
        const address = contentAddress(this, widget, origin);
        const shown = await show(this, root, widget, origin, address, this.#asked?.[address]);
        this.#asked = undefined;
        if (this.#stop !== run) return shown?.leave();
        this.#shown = shown;
        if (address !== contentAddress(this, widget, origin)) shown?.wake();
      }
      const shown = this.#shown;
      do {
        if (shown) this.ariaBusy = null;
        await shown?.intent();
        if (this.#stop !== run) return;
      } while (!(await this.#load(root)) && this.#shown);
      this.#shown = undefined;
    }

    /** Fetches the code and mounts the widget; false when that failed. */
    async #load(root: ShadowRoot): Promise<boolean> {
      const shown = this.#shown;
      const failed = () => {
        fail(this, root, widget, origin, !!shown);
        // So that reload() begins again.
        if (!shown) this.#stop = undefined;
      };
      const late = setTimeout(failed, loadTimeoutMs);
      // What the first rendering waits for comes with the code, instead of after it.
      const content = shown ? shown.content() : isRenderedByServer(root) ? this.#contentOf(root) : undefined;
      content?.catch(() => {});
      if (content) import("./first-content/prepareHydration.ts").catch(() => {});
      if (appearanceAttributes.some((name) => this.hasAttribute(name)))
        import("./appearance.ts").catch(() => {});
      let isLoaded = true;
      try {
        const [{ mount, default: component }] = await Promise.all([
          widget.load(this),
          translationOf(this, widget),
        ]);
        if (this.isConnected)
          this.#mounted ??= mount(this, root, widget, component, origin, {
            ...tools,
            shown,
            content,
          });
      } catch (error) {
        console.error(error);
        failed();
        isLoaded = false;
      }
      clearTimeout(late);
      this.ariaBusy = null;
      return isLoaded;
    }

    async #contentOf(root: ShadowRoot) {
      return hydratedFrom(contentIn(root), contentAddress(this, widget, origin));
    }

    #update(again?: boolean) {
      this.#mounted?.update(again);
      this.#shown?.wake();
    }

    attributeChangedCallback() {
      this.#update();
    }

    disconnectedCallback() {
      // Moving an element takes it out and puts it back at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stop?.();
        this.#stop = undefined;
        this.#shown?.leave();
        this.#shown = undefined;
        this.#mounted?.remove();
        this.#mounted = undefined;
      });
    }

    /** Fetches everything again, also the code if it failed to load. */
    reload() {
      if (this.#mounted || this.#shown) this.#update(true);
      else this.connectedCallback();
    }
  }
  for (const name of names) {
    Object.defineProperty(FoodshedElement.prototype, propertyOf(name), {
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : (value as string));
      },
    });
  }
  customElements.define(widget.tag, FoodshedElement);
}

/** Where the site renders the first content of an element with these attributes. */
function contentAddress(element: HTMLElement, widget: EmbeddedWidget, origin: string) {
  const names = [...widget.attributes, ...appearanceAttributes];
  const query = contentQuery(names, (name) => element.getAttribute(name), localeOf(element));
  return `${origin}/embed/html/${widget.tag.slice(9)}?${query}`;
}

/** The first content of an element, without the widget's code; undefined where there is none that is good. */
async function show(
  element: HTMLElement,
  root: ShadowRoot,
  widget: EmbeddedWidget,
  origin: string,
  address: string,
  early?: Promise<Response>,
) {
  const asked = isRenderedByServer(root) ? undefined : (early ?? askForContent(address));
  try {
    return await showFirstContent({ element, root, widget, origin, emit, asked, address });
  } catch {
    // The code renders it, or says what is wrong.
    return undefined;
  }
}

/** Whether the markup came with the first content, and with what belongs to it. */
const isRenderedByServer = (root: ShadowRoot) => root.querySelector("script") !== null;

/** The fallback when the widget's code cannot be loaded: a message and a plain link. */
function fail(
  element: HTMLElement,
  root: ShadowRoot,
  widget: EmbeddedWidget,
  origin: string,
  isShown: boolean,
) {
  const locale = localeOf(element);
  const say = ({ id, english }: LocalizedString) => (locale ? french[id] : english) as string;
  const message = say(strings.notLoaded);
  const line = document.createElement("p");
  const link = document.createElement("a");
  line.role = "alert";
  line.lang = locale ?? "en-CA";
  link.href = origin + pathFor(element, widget);
  link.textContent = say(strings.openOnFoodshed);
  line.append(message, " ", link);
  if (isShown) {
    root.querySelector("[role=alert]:not(div *)")?.remove();
    root.append(line);
  } else if (!isRenderedByServer(root)) root.replaceChildren(line);
  emit(element, "error", { kind: "network", message });
}
