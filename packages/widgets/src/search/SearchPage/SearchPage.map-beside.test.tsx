import { businesses, classifiedSearch, profileSearch, smallNetwork } from "@foodshed/sdk/testing";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const answers = { profiles: profileSearch(businesses, 6), classifieds: classifiedSearch() };
const observed = new Set<() => void>();
const comeIntoView = () => {
  for (const seen of observed) seen();
};
let width: number;

beforeEach(() => {
  width = 1280;
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, least] = /min-width: (\d+)px/.exec(query) ?? [];
    const [, most] = /max-width: ([\d.]+)px/.exec(query) ?? [];
    return {
      matches:
        (least !== undefined && width >= Number(least)) || (most !== undefined && width <= Number(most)),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    };
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #seen: () => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = () => seen([{ isIntersecting: true }]);
      }
      observe() {
        observed.add(this.#seen);
      }
      disconnect() {
        observed.delete(this.#seen);
      }
    },
  );
  vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  observed.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (parameters = NO_PARAMETERS) =>
  renderWidget(<SearchPage parameters={parameters} initial={answers} />, { mocks: smallNetwork });
const map = () => screen.queryByRole("group", { name: "Map of the results" });
const button = (name: string) => screen.getByRole("button", { name });

it("has the map beside the list in a wide window once its place is in view", async () => {
  open();
  expect(button("Map")).toHaveAttribute("aria-pressed", "true");
  expect(map()).toBeNull();
  act(() => comeIntoView());
  expect(await screen.findByRole("group", { name: "Map of the results" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
});

it("remembers that somebody has hidden it, until they want it again", async () => {
  const { user, navigate, unmount } = open();
  await user.click(button("List"));
  expect(navigate).not.toHaveBeenCalled();
  expect(localStorage.getItem("results_map")).toBe("hidden");
  unmount();

  open();
  expect(button("List")).toHaveAttribute("aria-pressed", "true");
  act(() => comeIntoView());
  expect(map()).toBeNull();
  await user.click(button("Map"));
  expect(await screen.findByRole("group", { name: "Map of the results" })).toBeVisible();
  expect(localStorage.getItem("results_map")).toBe("shown");
});

it("fetches no map in a narrow window before somebody asks for it", async () => {
  width = 360;
  const { user, navigate } = open();
  act(() => comeIntoView());
  expect(map()).toBeNull();
  expect(button("List")).toHaveAttribute("aria-pressed", "true");
  await user.click(button("Map"));
  expect(navigate).toHaveBeenCalledWith("/search?view=map", { keepScroll: true });
});

it("leaves classifieds the whole width", () => {
  open({ ...NO_PARAMETERS, profile_type: "CLASSIFIEDS" });
  act(() => comeIntoView());
  expect(map()).toBeNull();
});
