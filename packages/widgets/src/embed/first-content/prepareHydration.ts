import { type Answers, type FirstContent, prefetchedAnswersFrom } from "./answers.ts";

/** Milliseconds for which answers that came with the markup are good; older ones are asked for again before the script takes over. */
const FRESH_MS = 15 * 60_000;

/**
 * Prepares the content that the server rendered into a shadow root for hydration.
 * @returns what the widget needs to render the same again, and whether it is still the same; undefined when the answers are old and
 * cannot be had again
 */
export async function prepareHydration(shadow: ShadowRoot, origin: string) {
  const content: FirstContent = JSON.parse(shadow.querySelector("script")?.textContent ?? "");
  const isFresh = Math.abs(Date.now() - content.at) < FRESH_MS;
  const answers = isFresh ? content.answers : await askedAgain(content.answers, origin);
  const totals = Object.values(answers).flatMap((answer) => {
    const total = (answer as { hits?: { total: number } }).hits?.total;
    return total === undefined ? [] : [total];
  });
  return { isFresh, totals, prefetchedAnswers: prefetchedAnswersFrom(answers) };
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
