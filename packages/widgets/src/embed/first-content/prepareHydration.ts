import type { HydratedContent } from "../embeddedWidget.ts";
import { loadParts } from "../react.ts";
import { prefetchedAnswersFrom } from "./answers.ts";
import { BUILD } from "./build.ts";
import { totalsOf } from "./totals.ts";

/**
 * Prepares first content for hydration.
 * @returns what the widget needs to render the same again, and whether its code would render the same; undefined when the element has changed
 */
export async function prepareHydration(found: Promise<HydratedContent | undefined> | undefined) {
  const content = await found;
  if (!content) return undefined;
  const { answers } = content;
  if (content.parts) await loadParts();
  // Hydration is work enough for one task, beside that of reading code and answers.
  await new Promise((next) => setTimeout(next));
  return {
    isSame: content.build === BUILD && content.isCurrent,
    totals: totalsOf(answers),
    prefetchedAnswers: prefetchedAnswersFrom(answers),
  };
}
