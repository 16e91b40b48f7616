import { afterEach, describe, expect, it, vi } from "vitest";
import type { FirstContent } from "../embeddedWidget.ts";
import { hydratedFrom, markupOf } from "./markupOf.ts";

const answerOf = (content: FirstContent, status = 200) =>
  new Response(
    `<foodshed-map><template shadowrootmode="open"><style>a{b:c}</style><div><p>Bread</p><div>x</div></div><script type="application/json">${JSON.stringify(content)}</script></template><a href="/x">Map</a></foodshed-map>\n`,
    { status },
  );

const at = Date.now();
afterEach(() => vi.unstubAllGlobals());

describe("The markup of first content", () => {
  it("is taken apart: its styles, what it shows and what belongs to it", async () => {
    const answer = Promise.resolve(answerOf({ at, hash: "h" }));
    expect(await markupOf(answer)).toEqual({
      styles: "a{b:c}",
      box: "<p>Bread</p><div>x</div>",
      content: { at, hash: "h" },
    });
  });

  it("is nothing where the site answers anything else", async () => {
    await expect(markupOf(Promise.resolve(answerOf({ at }, 404)))).rejects.toThrow("404");
    await expect(markupOf(Promise.resolve(new Response("<p>Back soon</p>")))).rejects.toThrow("200");
  });
});

describe("What content is hydrated from", () => {
  const asked = vi.fn<typeof fetch>();
  const site = (content: FirstContent) =>
    vi.stubGlobal("fetch", asked.mockReset().mockResolvedValue(answerOf(content)));

  it("are the answers that came with it while they are good, without a request", async () => {
    site({ at });
    const { answers, isCurrent } = await hydratedFrom({ at, answers: { a: 1 } }, "/here?");
    expect([answers, isCurrent]).toEqual([{ a: 1 }, true]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("are those of the site where none came, or only old ones", async () => {
    site({ at, hash: "h", answers: { a: 2 } });
    for (const shown of [
      { at, hash: "h" },
      { at: 0, hash: "h", answers: { a: 1 } },
    ]) {
      expect(await hydratedFrom(shown, "/here?")).toMatchObject({ answers: { a: 2 }, isCurrent: true });
      asked.mockResolvedValue(answerOf({ at, hash: "h", answers: { a: 2 } }));
    }
    expect(asked).toHaveBeenCalledWith("/here?&answers=included", { credentials: "omit" });
  });

  it("belong to other content where the site shows something else by now, or has no answers", async () => {
    site({ at, hash: "other", answers: { a: 2 } });
    expect(await hydratedFrom({ at, hash: "h" }, "/here?")).toMatchObject({ isCurrent: false });
    site({ at, hash: "h" });
    expect(await hydratedFrom({ at, hash: "h" }, "/here?")).toMatchObject({ isCurrent: false });
  });
});
