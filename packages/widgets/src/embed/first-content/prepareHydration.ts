// The styles of covers, which are not drawn again: they came with the styles of the content, which go.
import "../../theme/categories.css.ts";
import "../../primitives/CoverArt/Picture.css.ts";
import type { FirstContent, ShownAnswers } from "../embeddedWidget.ts";
import { loadParts } from "../react.ts";
import { type Answers, prefetchedAnswersFrom } from "./answers.ts";
import { BUILD } from "./build.ts";
import { isFresh } from "./freshness.ts";
import { totalsOf } from "./totals.ts";

/**
 * Prepares first content for hydration.
 * @param shown what it was shown with, where it stood there without code
 * @returns what the widget needs to render the same again, and whether its code would render the same; undefined when the answers are old and
 * cannot be had again
 */
export async function prepareHydration(
  shadow: ShadowRoot,
  origin: string,
  shown: Promise<ShownAnswers | undefined> | undefined,
) {
  const given = await shown;
  const content: FirstContent = given ?? JSON.parse(shadow.querySelector("script")?.textContent ?? "");
  // What somebody reads stays, whatever its age.
  const isSame = content.build === BUILD && (given ? !given.isOther : isFresh(content));
  const { answers: old = {} } = content;
  const answers = given || isFresh(content) ? old : await askedAgain(old, origin);
  if (content.parts) await loadParts();
  return { isFresh: isSame, totals: totalsOf(answers), prefetchedAnswers: prefetchedAnswersFrom(answers) };
}

async function askedAgain(old: Answers, origin: string): Promise<Answers> {
  const asked = Object.keys(old).map(async (key) => {
    const [, method = "", path = "", body = ""] = /^(\w+) (\S+) (.*)$/s.exec(key) ?? [];
    const response = await fetch(origin + path, {
      method,
      credentials: "omit",
      ...(body && { body, headers: { "Content-Type": "application/json" } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return [key, await response.json()] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}
