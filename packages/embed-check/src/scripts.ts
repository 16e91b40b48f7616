import { heldSource, isOf } from "./embeds.ts";
import { type Found, type Page, resolved, textIn } from "./page.ts";

/** A script of Foodshed's on a page. */
export interface EmbedScript extends Found {
  /** Its address; of one that an inline script fetches, the address in there. */
  source: string;
  /** `v1.js` keeps itself up to date, a pinned one never changes, `frames.js` fits frames to their content. */
  form: "evergreen" | "pinned" | "frames" | "unknown";
  /** Whether a tool keeps its address in an attribute of its own, or gave it a type that browsers do not run. */
  held: boolean;
  /** Whether an inline script or module fetches it. */
  inline: boolean;
  /** Whether it comes from the site that the check is for. */
  own: boolean;
}

const EMBED_SCRIPT = /\/embed\/(v1|frames|foodshed-[\w.-]+)\.js$/;

export function scriptsOf(page: Page, origin: string): EmbedScript[] {
  return page.elements
    .filter(({ element }) => element.tagName === "script")
    .flatMap((found) => scriptOf(found, page, origin));
}

function scriptOf(found: Found, page: Page, origin: string): EmbedScript[] {
  const { attributes, element } = found;
  const written = resolved(attributes.src, page.base);
  const kept = resolved(heldSource(attributes), page.base);
  const [, fetched] =
    /["'`](https?:\/\/[^"'`\s]+\/embed\/[\w.-]+\.js)["'`]/.exec(attributes.src ? "" : textIn(element)) ?? [];
  for (const [source, held, inline] of [
    [written, !runs(attributes.type), false],
    [kept, true, false],
    [fetched, !runs(attributes.type), true],
  ] as const) {
    if (!source) continue;
    const { pathname } = new URL(source);
    const own = isOf(origin, source);
    if (!EMBED_SCRIPT.test(pathname) && !(own && /^\/embed\b/.test(pathname))) continue;
    return [{ ...found, source, form: formOf(pathname), held, inline, own }];
  }
  return [];
}

/** Whether browsers run a script of this type. */
function runs(type: string | undefined): boolean {
  return !type?.trim() || /^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());
}

function formOf(pathname: string): EmbedScript["form"] {
  const [, name = ""] = EMBED_SCRIPT.exec(pathname) ?? [];
  if (name === "v1") return "evergreen";
  if (name === "frames") return "frames";
  return name ? "pinned" : "unknown";
}
