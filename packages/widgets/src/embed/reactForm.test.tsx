import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { embeddedWidgets } from "./widgets.ts";

/** The properties without which an element shows nothing; of an element that needs none there is no line. */
const needed: Record<string, object> = {
  "foodshed-search": { results: "inline", text: "cheese" },
  "foodshed-profile-card": { slug: "maple-hill-orchard" },
  "foodshed-weekly-list": { network: "elora-table" },
  "foodshed-message-button": { slug: "maple-hill-orchard" },
};

afterEach(() => vi.restoreAllMocks());

// The other forms are held to the same in `e2e/embed-hostile.spec.ts`, in a browser.
describe.each(embeddedWidgets)("$tag as a React component", (widget) => {
  it("is rendered on the server, hydrated without a word in the console, and says in each language something of its own", async () => {
    const said = vi.spyOn(console, "error");
    const { default: Component } = await widget.load(document.createElement(widget.tag));
    const properties = needed[widget.tag] ?? {};
    const texts: string[] = [];
    for (const locale of ["en-CA", "fr-CA"] as const) {
      let rendered = "";
      const { container, unmount } = renderWidget(<Component {...properties} />, {
        locale,
        beforeHydration: (page) => {
          rendered = page.innerHTML;
        },
      });
      expect(rendered).not.toBe("");
      await vi.waitFor(() => expect(container.textContent?.trim()).not.toBe(""));
      await vi.waitFor(() =>
        expect(screen.queryAllByRole("button").length + screen.queryAllByRole("link").length).toBeGreaterThan(
          0,
        ),
      );
      expect(screen.queryByRole("alert")).toBeNull();
      texts.push(container.textContent ?? "");
      unmount();
      container.remove();
    }
    expect(texts[0]).not.toBe(texts[1]);
    expect(said.mock.calls).toEqual([]);
  });
});
