import { beforeEach, describe, expect, it, vi } from "vitest";
import { count } from "./count.ts";

const origin = "https://foodshed.example";
let look: (entries: { isIntersecting: boolean }[]) => void;
const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response());

beforeEach(() => {
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  sent.mockClear();
  document.body.replaceChildren();
});

function place() {
  const element = document.body.appendChild(document.createElement("foodshed-classifieds"));
  count(element, origin, "grand-valley");
  return element;
}
const reports = () => sent.mock.calls.map(([, { body }]) => String(body));

describe("An element of a network", () => {
  it("reports once that it was shown, and once that somebody used it", () => {
    const element = place();
    look([{ isIntersecting: false }]);
    expect(reports()).toEqual([]);
    look([{ isIntersecting: true }]);
    for (const type of ["pointerdown", "keydown", "pointerdown"]) element.dispatchEvent(new Event(type));
    expect(reports()).toEqual([
      "element=classifieds&event=shown&slug=grand-valley",
      "element=classifieds&event=used&slug=grand-valley",
    ]);
  });

  it("sends nothing about who, and survives that it cannot be sent", async () => {
    sent.mockRejectedValueOnce(new TypeError("blocked"));
    place();
    look([{ isIntersecting: true }]);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe(`${origin}/api/v1/embeds/count/`);
    expect(init).toMatchObject({ method: "POST", mode: "no-cors", credentials: "omit", keepalive: true });
    expect(init).not.toHaveProperty("headers");
    await Promise.resolve();
  });

  it.each([
    ["Do-Not-Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ])("reports nothing with %s", (_name, property, value) => {
    const navigator = { [property]: value };
    vi.stubGlobal("navigator", navigator);
    const element = place();
    element.dispatchEvent(new Event("pointerdown"));
    expect(reports()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("reports nothing from the site's own pages, such as the preview of the builder", () => {
    const element = document.body.appendChild(document.createElement("foodshed-search"));
    count(element, location.origin, "grand-valley");
    element.dispatchEvent(new Event("pointerdown"));
    expect(reports()).toEqual([]);
  });
});
