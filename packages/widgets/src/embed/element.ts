import type { ComponentType } from "react";

/** A widget that may stand on a partner's page. What its attributes mean stands in its `.manual.ts`, which does not travel. */
export interface EmbeddedWidget {
  /** The element's name: `foodshed-…`. */
  tag: string;
  /** Attributes that become the component's properties, in camel case, as strings; each is a property of the element too. */
  attributes: readonly string[];
  /** Pixels of height to keep free until the widget is there. */
  height: number;
  /** The path of the site that shows the same, for a plain link; `{slug}` stands for the attribute of that name. */
  path: string;
  /** Whether it reads from the site: it is ready with the first answer then, and otherwise at once. */
  reads: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  load: () => Promise<{ default: ComponentType<any> }>;
}

/** Attributes that every element has: how it should look. */
export const lookAttributes = [
  "theme",
  "background",
  "color",
  "accent",
  "font",
  "size",
  "radius",
  "density",
] as const;

/** A widget that stands on the page. */
export interface Mounted {
  /** Draws it anew from its attributes; `again` also reads anew. */
  update: (again?: boolean) => void;
  remove: () => void;
}

/** Milliseconds after which code that has not come is given up. */
const patience = 30_000;

// `!important` inside a shadow root wins over that of the page: a reset of everything does not take the element's box away.
const quiet = (height: number) =>
  `:host{display:block!important;min-width:0}:host([hidden]){display:none!important}:host>i{display:block;height:${height}px;border-radius:14px;background:color-mix(in srgb,currentColor 8%,#0000)}`;

/** What a mounted widget needs of this file; handed over, for the loader stands alone and shares nothing. */
export interface Tools {
  propertyOf: typeof propertyOf;
  pathFor: typeof pathFor;
  tell: typeof tell;
  lookAttributes: typeof lookAttributes;
}

/** `ending-soon` as a property: `endingSoon`. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The widget's page on the site, for one who cannot see it here. */
export const pathFor = (element: HTMLElement, { path }: EmbeddedWidget) =>
  path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(element.getAttribute(name) ?? ""));

/** Sends an event of ours out of the element; false where the page has prevented what it announces. */
export const tell = (element: HTMLElement, name: string, detail?: object, cancelable = false) =>
  element.dispatchEvent(
    new CustomEvent(`foodshed:${name}`, { bubbles: true, composed: true, cancelable, detail }),
  );

/**
 * Defines one custom element, unless its name is taken: then the page has it already. `origin` is the site that the widget
 * belongs to and reads from.
 */
export function defineElement(
  widget: EmbeddedWidget,
  origin: string,
  load: () => Promise<typeof import("./mount.tsx")>,
) {
  if (customElements.get(widget.tag)) return;
  const names = [...widget.attributes, ...lookAttributes];
  const tools = { propertyOf, pathFor, tell, lookAttributes };
  class FoodshedElement extends HTMLElement {
    static observedAttributes = names;
    #mounted: Mounted | undefined;
    #stop: (() => void) | undefined;

    connectedCallback() {
      if (this.#mounted || this.#stop) return;
      // Properties that were set before the script came hide those of the element.
      for (const name of names.map(propertyOf)) {
        if (!Object.hasOwn(this, name)) continue;
        const early = this[name as "title"];
        delete (this as Record<string, unknown>)[name];
        this[name as "title"] = early;
      }
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(quiet(widget.height));
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(document.createElement("i"));
      this.setAttribute("aria-busy", "true");
      // Nothing heavy is fetched for a widget far below what is read.
      const eye = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && this.#start(root),
        { rootMargin: "400px" },
      );
      const now = () => void this.#start(root);
      this.#stop = () => {
        eye.disconnect();
        removeEventListener("beforeprint", now);
      };
      eye.observe(this);
      // On paper there is nothing to scroll.
      addEventListener("beforeprint", now);
    }

    async #start(root: ShadowRoot) {
      this.#stop?.();
      const late = setTimeout(() => fail(this, root, widget, origin), patience);
      try {
        const [{ mount }, { default: component }] = await Promise.all([load(), widget.load()]);
        if (this.isConnected) this.#mounted ??= mount(this, root, widget, component, origin, tools);
      } catch (error) {
        console.error(error);
        this.#stop = undefined;
        fail(this, root, widget, origin);
      }
      clearTimeout(late);
      this.removeAttribute("aria-busy");
    }

    attributeChangedCallback() {
      this.#mounted?.update();
    }

    disconnectedCallback() {
      // Moving an element takes it out and puts it back at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stop?.();
        this.#stop = undefined;
        this.#mounted?.remove();
        this.#mounted = undefined;
      });
    }

    /** Reads everything anew. */
    reload() {
      this.#mounted?.update(true);
    }
  }
  for (const name of names) {
    Object.defineProperty(FoodshedElement.prototype, propertyOf(name), {
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : String(value));
      },
    });
  }
  customElements.define(widget.tag, FoodshedElement);
}

/** Not even the widget's code came: a sentence and a plain link, without it. */
function fail(element: HTMLElement, root: ShadowRoot, widget: EmbeddedWidget, origin: string) {
  const message = "This could not be loaded.";
  const line = document.createElement("p");
  const link = document.createElement("a");
  line.setAttribute("role", "alert");
  link.href = origin + pathFor(element, widget);
  link.textContent = "Open it on Foodshed";
  line.append(`${message} `, link);
  root.replaceChildren(line);
  tell(element, "error", { kind: "network", message });
}
