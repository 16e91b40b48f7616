// @vitest-environment jsdom
import { act, createElement as h, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordEarlyInteractions, usePreHydrationReplay } from "./pre-hydration-replay.ts";

const submitted = vi.fn();

function Menu() {
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState(false);
  return h(
    "form",
    {
      method: "post",
      onSubmit(event: Event) {
        event.preventDefault();
        submitted();
      },
    },
    h("button", { type: "button", "aria-expanded": open, onClick: () => setOpen(!open) }, "Menu"),
    h("input", { type: "checkbox", checked: news, onChange: () => setNews(!news) }),
    h("output", null, news ? "with news" : "without news"),
    h("button", { type: "submit" }, "Send"),
  );
}

const served = renderToString(h(Menu));

/** The page as the router hydrates it: everything waits until its data is decoded. */
let decoded = false;
let finishDecoding = () => {};
let decoding = Promise.resolve();
function Page() {
  usePreHydrationReplay();
  if (!decoded) throw decoding;
  return h(Menu);
}

let root: Root | undefined;
let container: HTMLElement;

/** What the script listens to: in a browser it goes with the page. */
let listened: Parameters<typeof addEventListener>[] = [];

beforeEach(() => {
  const listen = globalThis.addEventListener;
  vi.stubGlobal("addEventListener", (...given: Parameters<typeof addEventListener>) => {
    listened.push(given);
    listen(...given);
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  decoded = false;
  decoding = new Promise((resolve) => {
    finishDecoding = () => {
      decoded = true;
      resolve();
    };
  });
  container = document.createElement("main");
  container.innerHTML = served;
  document.body.replaceChildren(container);
  // biome-ignore lint/security/noGlobalEval: what the page runs as an inline script
  globalThis.eval(recordEarlyInteractions);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  for (const given of listened) removeEventListener(...given);
  listened = [];
  submitted.mockClear();
  vi.unstubAllGlobals();
});

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, h(Page));
  });
const replayed = () => new Promise((resolve) => setTimeout(resolve));
const decode = async () => {
  await act(async () => finishDecoding());
  await act(replayed);
};
const menu = () => container.querySelector("button") as HTMLButtonElement;
const press = (element: HTMLElement) => act(async () => element.click());

describe("what people do before the page is hydrated", () => {
  it("is done as soon as it is, when it came before the scripts", async () => {
    menu().click();
    await hydrate();
    await decode();
    expect(menu().getAttribute("aria-expanded")).toBe("true");
  });

  it("is done as well when it came while the page waited for its data", async () => {
    await hydrate();
    await press(menu());
    expect(menu().getAttribute("aria-expanded")).toBe("false");
    await decode();
    expect(menu().getAttribute("aria-expanded")).toBe("true");
  });

  it("happens once when the press itself hydrates the page", async () => {
    finishDecoding();
    await act(async () => {
      root = hydrateRoot(container, h(Page));
      // React has only planned it: the press makes it hydrate at once.
      menu().click();
    });
    await act(replayed);
    expect(menu().getAttribute("aria-expanded")).toBe("true");
  });

  it("keeps a choice that itself hydrates the page", async () => {
    finishDecoding();
    await act(async () => {
      root = hydrateRoot(container, h(Page));
      // React adopts what the press has just checked, and so sees no change.
      (container.querySelector("input") as HTMLInputElement).click();
    });
    await act(replayed);
    expect(container.querySelector("output")?.textContent).toBe("with news");
  });

  it("keeps a choice, and sends a form that was sent", async () => {
    (container.querySelector("input") as HTMLInputElement).click();
    (container.querySelector("[type=submit]") as HTMLButtonElement).click();
    await hydrate();
    expect(submitted).not.toHaveBeenCalled();
    await decode();
    expect(container.querySelector("output")?.textContent).toBe("with news");
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("is left to React afterwards", async () => {
    await hydrate();
    await decode();
    await press(menu());
    await press(menu());
    expect(menu().getAttribute("aria-expanded")).toBe("false");
  });
});
