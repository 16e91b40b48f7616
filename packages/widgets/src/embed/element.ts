import type { ComponentType } from "react";

/** A widget that may stand on a partner's page. */
export interface EmbeddedWidget {
  /** The element's name: `foodshed-…`. */
  tag: string;
  /** Attributes that become the component's properties, in camel case, as strings. */
  attributes: readonly string[];
  /** Pixels of height to keep free until the widget is there. */
  height: number;
  /** The path of the site that shows the same, for a plain link. */
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: attributes decide at run time which properties there are
  load: () => Promise<{ default: ComponentType<any> }>;
}

/** Attributes that every element has: how it should look. */
export const lookAttributes = ["theme", "accent", "font", "radius", "density"] as const;

/** A widget that stands on the page. */
export interface Mounted {
  update: () => void;
  remove: () => void;
}

const quiet = ":host{display:block;min-height:var(--h)}:host([hidden]){display:none}";

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
  customElements.define(
    widget.tag,
    class extends HTMLElement {
      static observedAttributes = names;
      #mounted: Mounted | undefined;
      #eye: IntersectionObserver | undefined;

      connectedCallback() {
        if (this.#mounted || this.#eye) return;
        const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
        if (!root.firstChild) {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(quiet.replace("var(--h)", `${widget.height}px`));
          root.adoptedStyleSheets = [sheet];
          this.setAttribute("aria-busy", "true");
        }
        // Nothing heavy is fetched for a widget far below what is read.
        this.#eye = new IntersectionObserver(
          (entries) => entries.some((entry) => entry.isIntersecting) && this.#start(root),
          { rootMargin: "400px" },
        );
        this.#eye.observe(this);
      }

      async #start(root: ShadowRoot) {
        this.#eye?.disconnect();
        try {
          const [{ mount }, { default: component }] = await Promise.all([load(), widget.load()]);
          if (this.isConnected) this.#mounted ??= mount(this, root, widget, component, origin);
        } catch (error) {
          console.error(error);
          this.#eye = undefined;
          fail(this, root, widget, origin);
        }
        this.removeAttribute("aria-busy");
      }

      attributeChangedCallback() {
        this.#mounted?.update();
      }

      disconnectedCallback() {
        // Moving an element takes it out and puts it back at once.
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#eye?.disconnect();
          this.#eye = undefined;
          this.#mounted?.remove();
          this.#mounted = undefined;
        });
      }
    },
  );
}

/** Not even the widget's code came: a sentence and a plain link, without it. */
function fail(element: HTMLElement, root: ShadowRoot, { path }: EmbeddedWidget, origin: string) {
  const message = "This could not be loaded.";
  const line = document.createElement("p");
  const link = document.createElement("a");
  line.setAttribute("role", "alert");
  link.href = origin + path;
  link.textContent = "Open it on Foodshed";
  line.append(`${message} `, link);
  root.replaceChildren(line);
  element.dispatchEvent(
    new CustomEvent("foodshed:error", { bubbles: true, composed: true, detail: { message } }),
  );
}
