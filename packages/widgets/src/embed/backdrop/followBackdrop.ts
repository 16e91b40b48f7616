import { backdropOf } from "./backdrop.ts";
import { ownBackdrop } from "./ownBackdrop.ts";
import { around, isThemed } from "./plainBackdrop.ts";

const looks = new Set<() => void>();
let due = false;
const lookAgain = () => {
  if (!due)
    requestAnimationFrame(() => {
      due = false;
      for (const look of looks) look();
    });
  due = true;
};
let observer: MutationObserver | undefined;

/** Listens, once for all elements of the page, to whatever may change a backdrop or the language around them. */
function pageObserver(): MutationObserver {
  if (!observer) {
    observer = new MutationObserver(lookAgain);
    observer.observe(document.head, { attributes: true, childList: true, subtree: true });
    matchMedia("(prefers-color-scheme:dark)").addEventListener("change", lookAgain);
    for (const event of ["load", "resize", "transitionend", "animationend"])
      addEventListener(event, lookAgain, true);
  }
  return observer;
}

/** An element that follows its backdrop, and the language of the page. */
export interface Follower {
  /** Looks at the backdrop. */
  look: () => void;
  leave: () => void;
}

/**
 * Gives an element without a theme the scheme that can be read on its backdrop, and a backdrop of its own where none can; follows changes
 * of the page. `box` is the root of its shadow tree. `onLanguage` is called when the nearest `lang` has changed.
 */
export function followBackdrop(host: HTMLElement, box: HTMLElement, onLanguage: () => void): Follower {
  const near = () => host.closest<HTMLElement>("[lang]")?.lang;
  let lang = near();
  const look = () => {
    if (!box.isConnected) return;
    for (let node: Element | null = host; node; node = around(node))
      pageObserver().observe(node, { attributes: true });
    if (lang !== near()) {
      lang = near();
      onLanguage();
    }
    box.className = "";
    box.style.colorScheme = "";
    if (isThemed(host)) return;
    const { scheme, own } = backdropOf(box, host);
    box.style.colorScheme = scheme;
    if (own && !/^\s*transparent\s*$/i.test(host.getAttribute("background") ?? ""))
      box.className = ownBackdrop;
  };
  looks.add(look);
  return { look, leave: () => looks.delete(look) };
}
