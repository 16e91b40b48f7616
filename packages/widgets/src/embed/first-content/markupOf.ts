import type { FirstContent, HydratedContent } from "../embeddedWidget.ts";
import { isFresh } from "./freshness.ts";

/** What `/embed/html/` answers, in its parts. */
export interface Markup {
  styles: string;
  /** The content, as markup. */
  box: string;
  content: FirstContent;
}

const parts = ["<style>", "</style><div>", '</div><script type="application/json">', "</script></template>"];

/** Takes an answer of the site apart. */
export async function markupOf(answer: Promise<Response>): Promise<Markup> {
  const response = await answer;
  const text = await response.text();
  let end = 0;
  const [, styles = "", box = "", json = ""] = parts.map((part) => {
    const from = end;
    const at = response.ok ? text.indexOf(part, from) : -1;
    if (at < 0) throw new Error(`${response.url}: ${response.status}`);
    end = at + part.length;
    return text.slice(from, at);
  });
  return { styles, box, content: JSON.parse(json) };
}

/** What came with the content that a page has. */
export const contentIn = (root: ShadowRoot): FirstContent =>
  JSON.parse(root.querySelector("script")?.textContent ?? "");

/** What content is hydrated from: the answers that came with it while they are good, or else those that the site has by now. */
export async function hydratedFrom(shown: FirstContent, address: string): Promise<HydratedContent> {
  if (shown.answers && isFresh(shown)) return { ...shown, answers: shown.answers, isCurrent: true };
  const { content } = await markupOf(fetch(`${address}&answers=included`, { credentials: "omit" }));
  const { answers = {} } = content;
  return { ...content, answers, isCurrent: !!content.answers && content.hash === shown.hash };
}
