import { afterEach, describe, expect, it } from "vitest";
import { localeOf } from "./element.ts";

/** The element with the id "it", in a page of that content. */
function on(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.getElementById("it") as HTMLElement;
}

/** An element in a shadow root, in another shadow root, in a `<div>` of that language. */
function deepIn(lang: string): HTMLElement {
  let root: Element | ShadowRoot = on(`<div id="it" lang="${lang}"></div>`);
  for (let depth = 0; depth < 2; depth += 1) {
    const host: HTMLElement = root.appendChild(document.createElement("div"));
    root = host.attachShadow({ mode: "open" });
  }
  return root.appendChild(document.createElement("div")).appendChild(document.createElement("i"));
}

describe("The language of an element", () => {
  afterEach(() => document.documentElement.removeAttribute("lang"));

  it.each(["fr", "fr-CA", "FR-fr", "fr_FR"])("is French for lang=%s", (lang) => {
    expect(localeOf(on(`<i id="it" lang="${lang}"></i>`))).toBe("fr-CA");
  });

  it.each(["en", "de", "", "frr", "x-fr"])("is English for lang=%s, also in a French page", (lang) => {
    document.documentElement.lang = "fr";
    expect(localeOf(on(`<i id="it" lang="${lang}"></i>`))).toBeUndefined();
  });

  it("is that of the nearest lang around it, as of the page", () => {
    expect(localeOf(on(`<i id="it"></i>`))).toBeUndefined();
    document.documentElement.lang = "fr-CA";
    expect(localeOf(on(`<i id="it"></i>`))).toBe("fr-CA");
    expect(localeOf(on(`<p lang="en"><i id="it"></i></p>`))).toBeUndefined();
    expect(localeOf(on(`<p lang="fr"><b><i id="it"></i></b></p>`))).toBe("fr-CA");
  });

  it("is that around the shadow roots that it is in", () => {
    expect(localeOf(deepIn("fr"))).toBe("fr-CA");
    document.documentElement.lang = "fr";
    expect(localeOf(deepIn("en"))).toBeUndefined();
  });

  it("is English before the element is in a page", () => {
    document.documentElement.lang = "fr";
    expect(localeOf(document.createElement("i"))).toBeUndefined();
  });
});
