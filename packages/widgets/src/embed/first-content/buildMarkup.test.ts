import { afterEach, describe, expect, it, vi } from "vitest";
import { buildMarkup } from "./buildMarkup.ts";

async function built(markup: string): Promise<HTMLElement> {
  const box = document.createElement("div");
  await buildMarkup(markup, box);
  return box;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("The elements of markup that our server has rendered", () => {
  it.each([
    '<p class="a b">Bread &amp; butter</p><hr><p>Two<br>lines</p>',
    '<form action="https://foodshed.example/search"><input name="query" value="a &quot;b&quot;"><button type="submit">Go</button></form>',
    '<ul><li><a href="/x?a=1&amp;b=2" target="_blank">one</a></li><li hidden="">two</li></ul>',
    '<select><option value="1" selected="">One</option></select><textarea>text</textarea>',
  ])("are what a browser makes of it: %s", async (markup) => {
    expect((await built(markup)).innerHTML).toBe(markup);
  });

  it("hold text as text, whatever members wrote", async () => {
    const box = await built('<p title="1 > 0">&lt;img src=x onerror=alert(1)></p>');
    expect(box.textContent).toBe("<img src=x onerror=alert(1)>");
    expect(box.querySelector("img")).toBeNull();
    expect(box.querySelector("p")?.title).toBe("1 > 0");
  });

  it("are drawings where they are in one", async () => {
    const box = await built('<svg viewBox="0 0 2 2"><path d="M0 0"></path></svg><p>after</p>');
    expect(box.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 2 2");
    expect(box.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(box.querySelector("p")).toBeInstanceOf(HTMLElement);
  });

  it("have their styles as properties, which no policy forbids", async () => {
    const box = document.createElement("div");
    const written = vi.spyOn(Element.prototype, "setAttribute");
    await buildMarkup('<p style="--columns:3">x</p>', box);
    expect(written.mock.calls.map(([name]) => name)).not.toContain("style");
    expect(box.querySelector("p")?.style.getPropertyValue("--columns")).toBe("3");
    written.mockRestore();
  });

  it("let the browser draw between the entries of a long list that is in the page", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    const draw = vi.fn((then: FrameRequestCallback) => setTimeout(then));
    vi.stubGlobal("requestAnimationFrame", draw);
    const list = "<ul><li>1</li><li>2</li><li>3</li></ul>";
    await built(list);
    expect(draw).not.toHaveBeenCalled();
    await buildMarkup(list, document.body.appendChild(document.createElement("div")));
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("are made in a window that draws nothing, too", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const box = document.body.appendChild(document.createElement("div"));
    await buildMarkup("<ul><li>1</li><li>2</li></ul>", box);
    expect(box.textContent).toBe("12");
  });
});
