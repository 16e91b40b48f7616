// @vitest-environment jsdom
import { act, type ComponentType, createElement as h, lazy, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { recordEarlyInteractions, usePreHydrationReplay } from "./pre-hydration-replay.ts";

function Products() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [season, setSeason] = useState("summer");
  return h(
    "div",
    null,
    h("button", { type: "button", "aria-expanded": open, onClick: () => setOpen(!open) }, "More"),
    h("button", { type: "button" }, "Other"),
    h("input", { type: "search", value: text, onChange: (event) => setText(event.currentTarget.value) }),
    h("output", null, text),
    ["summer", "winter"].map((one) =>
      h("input", {
        key: one,
        type: "radio",
        name: "season",
        value: one,
        checked: one === season,
        onChange: () => setSeason(one),
      }),
    ),
    h("p", null, season),
  );
}

function Page({ part }: { part: ComponentType }) {
  usePreHydrationReplay();
  return h(Suspense, null, h(part));
}

let codeComes = () => {};
const Later = lazy(
  () =>
    new Promise<{ default: typeof Products }>((resolve) => {
      codeComes = () => resolve({ default: Products });
    }),
);
const container = document.createElement("main");
const find = (selector: string) => container.querySelector(selector) as HTMLElement;
const press = (element: HTMLElement) => act(async () => element.click());

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { prelude } = await prerender(h(Page, { part: Products }));
  container.innerHTML = await new Response(prelude).text();
  document.body.replaceChildren(container);
  // biome-ignore lint/security/noGlobalEval: what the page runs as an inline script
  globalThis.eval(recordEarlyInteractions);
});

afterAll(() => vi.unstubAllGlobals());

it("what is pressed, typed and chosen in a part whose code comes later is done when it has come, once", async () => {
  const field = find("input") as HTMLInputElement;
  field.value = "pears";
  await act(async () => hydrateRoot(container, h(Page, { part: Later })));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const [more, other] = container.querySelectorAll("button");
  await press(more as HTMLElement);
  await press(other as HTMLElement);
  await press(more as HTMLElement);
  await press(find("[value=winter]"));
  expect(find("[aria-expanded]").getAttribute("aria-expanded")).toBe("false");
  await act(async () => codeComes());
  await vi.waitFor(() =>
    act(async () => expect(find("[aria-expanded]").getAttribute("aria-expanded")).toBe("true")),
  );
  expect(find("output").textContent).toBe("pears");
  expect(field.value).toBe("pears");
  expect(find("p").textContent).toBe("winter");
  expect((find("[value=winter]") as HTMLInputElement).checked).toBe(true);

  await press(find("[aria-expanded]"));
  expect(find("[aria-expanded]").getAttribute("aria-expanded")).toBe("false");
});
