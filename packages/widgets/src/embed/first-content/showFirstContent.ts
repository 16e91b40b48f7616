import type { EmbeddedWidget, ShownContent, Tools } from "../embeddedWidget.ts";
import { onPage } from "../onPage.ts";
import { buildMarkup } from "./buildMarkup.ts";
import { isFresh } from "./freshness.ts";
import { contentIn, hydratedFrom, type Markup, markupOf } from "./markupOf.ts";
import { recordInteractions } from "./recordInteractions.ts";

/** Buttons wait for the code, as somebody who presses them does. */
const buttons = ":host button:not([type=submit]){visibility:inherit}";

/**
 * Shows the first content of an element, without the widget's code: what the page brought with it, or what the site renders. It is read, its
 * links and forms work; the code is fetched when somebody is about to use it.
 * @returns undefined where the page's content is too old to be shown without its code
 */
export async function showFirstContent(wanted: {
  element: HTMLElement;
  root: ShadowRoot;
  widget: EmbeddedWidget;
  origin: string;
  emit: Tools["emit"];
  /** What the site was asked for; undefined where the content is in the page. */
  asked: Promise<Response> | undefined;
  /** Where it is. */
  address: string;
}): Promise<ShownContent | undefined> {
  const { element, root, widget, origin, emit, asked, address } = wanted;
  const { isThemed, plainBackdrop, schemeOfText } = onPage;
  const found = await (asked ? markupOf(asked) : newerThan(root, address));
  const content = found?.content ?? contentIn(root);
  // Whoever is in it keeps it until the code takes over.
  if (!isFresh(content) || !element.isConnected || (found && root.activeElement)) return undefined;
  const own = root.adoptedStyleSheets[0] as CSSStyleSheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((found?.styles ?? "") + buttons + onPage.ownBackdropStyles);
  root.adoptedStyleSheets = [own, sheet];
  const box = (!found && root.querySelector("div")) || document.createElement("div");
  const recording = recordInteractions(root, (link) =>
    // In a frame the code knows what to do where no window may open.
    emit(element, "open", { url: link.href }, true) ? parent === window || undefined : false,
  );
  onPage.containKeyEvents(box);
  box.style.colorScheme = isThemed(element) ? "" : (plainBackdrop(element) ?? schemeOfText(element));
  // An excerpt has its height once all of it is there; any other list grows within the room that is reserved for it. What replaces other
  // content is there at once.
  const isWhole = !asked || !!widget.heights?.((name) => element.getAttribute(name));
  if (found && isWhole) await buildMarkup(found.box, box);
  if (found) root.replaceChildren(box);
  let woken = () => {};
  let changed = false;
  let isDue = false;
  const wake = () => {
    changed = true;
    isDue = true;
    woken();
  };
  const follower = onPage.followBackdrop(element, box, wake);
  follower.look();
  if (found && !isWhole) await buildMarkup(found.box, box);
  if (element.matches(widget.reads || "i")) onPage.releaseSpace(element, box, own, widget.height);
  const slug = element.getAttribute("network") ?? element.getAttribute("slug");
  if (slug) onPage.count(element, origin, slug);
  for (const total of content.totals ?? []) emit(element, "results", { total });
  emit(element, "ready");
  return {
    async intent() {
      const told = new Promise<void>((resolve) => {
        woken = resolve;
      });
      if (widget.lives) idle(woken);
      if (!isDue) await Promise.race([recording.intent(), told]);
      isDue = false;
    },
    // The answers follow with the code. Content that the site would render otherwise by now is not hydrated.
    content: async () => (changed ? undefined : hydratedFrom(content, address)),
    wake,
    isChanged: () => changed,
    stop() {
      follower.leave();
      return recording.stop();
    },
    leave: () => follower.leave(),
  };
}

/** What the site renders by now, where the page's own content is old and another. */
async function newerThan(root: ShadowRoot, address: string): Promise<Markup | undefined> {
  const old = contentIn(root);
  if (isFresh(old)) return undefined;
  return markupOf(fetch(address, { credentials: "omit" }));
}

function idle(then: () => void) {
  globalThis.requestIdleCallback?.(then, { timeout: 2000 }) ?? setTimeout(then, 200);
}
