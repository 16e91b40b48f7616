import { defineFoodshedElements } from "virtual:foodshed-elements";
import { useEffect, useId, useRef } from "react";
import { embedEvents } from "../../../embed/allEmbedDocs.ts";
import type { EmbedDocs } from "../../../embed/embedDocs.ts";
import { BACKDROPS, type Backdrop, type BackdropName } from "./backdrops.ts";

/** What the controls set: attributes by name, the page around the element, and listeners by the name of their event. */
export interface ElementArgs {
  backdrop?: BackdropName;
  /** CSS pixels of the column around it; the page's own width otherwise. */
  column?: number | undefined;
  [attribute: string]: unknown;
}

/** The element itself, as the script defines it, on a page of somebody else. */
export function ElementOnPage({ docs, args }: { docs: EmbedDocs; args: ElementArgs }) {
  const { backdrop = "light", column, ...rest } = args;
  const { style, rules, label }: Backdrop = BACKDROPS[backdrop];
  const id = `page-${useId().replace(/[^\w]/g, "")}`;
  return (
    <section id={id} aria-label={label} style={{ ...style, padding: 24, containerType: "inline-size" }}>
      {rules && <style>{rules.replaceAll("&", `#${id}`)}</style>}
      <div style={column ? { width: column, maxWidth: "100%" } : undefined}>
        <Element key={docs.widget.tag} docs={docs} args={rest} />
      </div>
    </section>
  );
}

function Element({ docs, args }: { docs: EmbedDocs; args: Record<string, unknown> }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(args);
  latest.current = args;
  const { tag } = docs.widget;
  useEffect(() => {
    defineFoodshedElements(location.origin);
    const element = document.createElement(tag);
    const heard = new AbortController();
    for (const { name } of embedEvents) {
      const hear = (event: Event) => {
        // A press leads to the site; the showroom has none, and says in the actions where it would have led.
        if (name === "foodshed:open") event.preventDefault();
        (latest.current[name] as ((detail: unknown) => void) | undefined)?.((event as CustomEvent).detail);
      };
      element.addEventListener(name, hear, { signal: heard.signal });
    }
    setAttributes(element, latest.current);
    place.current?.replaceChildren(element);
    return () => {
      heard.abort();
      element.remove();
    };
  }, [tag]);
  useEffect(() => {
    const element = place.current?.querySelector(tag);
    if (element) setAttributes(element, args);
  });
  return <div ref={place} />;
}

function setAttributes(element: Element, args: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "function") continue;
    const given = value === true ? "" : value === false || value === undefined ? null : String(value);
    if (given === null || (given === "" && value !== true)) element.removeAttribute(name);
    else if (element.getAttribute(name) !== given) element.setAttribute(name, given);
  }
}
