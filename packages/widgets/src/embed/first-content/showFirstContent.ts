import { followBackdrop } from "../backdrop/followBackdrop.ts";
import { ownBackdropStyles } from "../backdrop/ownBackdrop.ts";
import { isThemed, plainBackdrop, schemeOfText } from "../backdrop/plainBackdrop.ts";
import { containKeyEvents } from "../containKeyEvents.ts";
import { count } from "../count.ts";
import type { EmbeddedWidget, FirstContent, ShownContent, Tools } from "../embeddedWidget.ts";
import { releaseSpace } from "../releaseSpace.ts";
import { buildMarkup } from "./buildMarkup.ts";
import { isFresh } from "./freshness.ts";
import { recordInteractions } from "./recordInteractions.ts";

/** What `/embed/html/` answers, in its parts. */
interface Markup {
  styles: string;
  /** The content, as markup. */
  box: string;
  content: FirstContent;
}

const answerPattern =
  /<template[^>]*><style>(.*?)<\/style><div>(.*)<\/div><script[^>]*>([^<]*)<\/script><\/template>/s;

async function markupOf(answer: Promise<Response>): Promise<Markup> {
  const response = await answer;
  const [all, styles = "", box = "", json = ""] = answerPattern.exec(await response.text()) ?? [];
  if (!response.ok || !all) throw new Error(`${response.url}: ${response.status}`);
  return { styles, box, content: JSON.parse(json) };
}

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
  /** What the site was asked for, without answers; undefined where the content is in the page. */
  asked: Promise<Response> | undefined;
  /** Where it is with answers. */
  address: string;
}): Promise<ShownContent | undefined> {
  const { element, root, widget, origin, emit, asked, address } = wanted;
  const found = asked && (await markupOf(asked));
  const content: FirstContent = found?.content ?? JSON.parse(root.querySelector("script")?.textContent ?? "");
  if (!isFresh(content) || !element.isConnected) return undefined;
  const own = root.adoptedStyleSheets[0] as CSSStyleSheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((found?.styles ?? "") + buttons + ownBackdropStyles);
  root.adoptedStyleSheets = [own, sheet];
  const box = root.querySelector("div") ?? document.createElement("div");
  const recording = recordInteractions(root, (link) =>
    // In a frame the code knows what to do where no window may open.
    emit(element, "open", { url: link.href }, true) ? parent === window || undefined : false,
  );
  containKeyEvents(box);
  box.style.colorScheme = isThemed(element) ? "" : (plainBackdrop(element) ?? schemeOfText(element));
  // An excerpt has its height once all of it is there; any other list grows within the room that is reserved for it.
  const isExcerpt = !!widget.heights?.((name) => element.getAttribute(name));
  if (found && isExcerpt) await buildMarkup(found.box, box);
  if (found) root.replaceChildren(box);
  let woken = () => {};
  let changed = false;
  let isDue = false;
  const wake = () => {
    changed = true;
    isDue = true;
    woken();
  };
  const follower = followBackdrop(element, box, wake);
  follower.look();
  if (found && !isExcerpt) await buildMarkup(found.box, box);
  if (element.matches(widget.reads || "i")) releaseSpace(element, box, own, widget.height);
  const slug = element.getAttribute("network") ?? element.getAttribute("slug");
  if (slug) count(element, origin, slug);
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
    // The answers follow with the code, and the content as it is now: another is not hydrated.
    answers: async () => {
      if (changed) return undefined;
      if (!found) return content;
      const now = await markupOf(fetch(address, { credentials: "omit" }));
      return { ...now.content, isOther: now.box !== found.box };
    },
    wake,
    isChanged: () => changed,
    stop() {
      follower.leave();
      return recording.stop();
    },
    leave: () => follower.leave(),
  };
}

function idle(then: () => void) {
  globalThis.requestIdleCallback?.(then, { timeout: 2000 }) ?? setTimeout(then, 200);
}
