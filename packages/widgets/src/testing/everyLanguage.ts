import { expect } from "vitest";
import { type Language, showIn } from "./showroom/language.ts";
import { strayWords } from "./strayWords.ts";

/** English is what every width was checked in. */
const others: readonly Language[] = ["fr-CA", "pseudo"];

/**
 * Shows what a story's play function has left in the other languages, and finds nothing cut off or sticking out that does not in English,
 * and nothing that stays in the language of before.
 * Nothing is played again: the languages differ in their words, not in what they do.
 */
export async function holdsInEveryLanguage(settled: () => Promise<void>, file: string): Promise<void> {
  const before = new Set(misfits());
  expect(strayWords("en", file).join("\n"), "stands in French in an English story").toBe("");
  try {
    for (const language of others) {
      showIn(language);
      await settled();
      if (language === "fr-CA")
        expect(strayWords("fr", file).join("\n"), "stands in English in a French story").toBe("");
      const found = misfits().filter((element) => !before.has(element));
      expect(found.map(named), `does not fit at ${innerWidth} px in ${language}`).toEqual([]);
    }
  } finally {
    showIn(undefined);
  }
}

/** Elements whose content is wider than they are, or is cut off below; only the innermost of each. */
function misfits(): Element[] {
  const found = [...document.body.querySelectorAll("*")].filter(
    (element) => element instanceof HTMLElement && isMisfit(element),
  );
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function isMisfit(element: HTMLElement): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  // Fields scroll what is typed into them; what has no words is the same in every language.
  if (element.matches("input, select, textarea") || !element.textContent?.trim()) return false;
  // A chart is drawn again when its box changes, some frames later.
  if (element.querySelector("canvas")) return false;
  // Without a box of its own, or one pixel that only screen readers read.
  if (clientWidth <= 1 || clientHeight <= 1) return false;
  const wide = scrollWidth > clientWidth + 1;
  const high = scrollHeight > clientHeight + 1;
  if (!wide && !high) return false;
  const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(element);
  if (display === "inline" || /auto|scroll/.test(overflowX + overflowY)) return false;
  // Text that is meant to be shortened: its whole is elsewhere.
  if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
  return wide || /hidden|clip/.test(overflowY);
}

function named(element: Element): string {
  const words = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 80);
  return `<${element.localName} class="${element.className}"> ${words}`;
}
