import { businesses, classifiedSearch, profileSearch, smallNetwork } from "@foodshed/sdk/testing";
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const answers = { profiles: profileSearch(businesses, 6), classifieds: classifiedSearch() };

describe("the search page, by the clock", () => {
  /** A page whose calls are counted and never answered, on a clock that the test moves. */
  function still(page = <SearchPage parameters={NO_PARAMETERS} initial={answers} />) {
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ["setTimeout", "clearTimeout"] });
    const view = renderWidget(page);
    const post = vi.spyOn(view.client, "POST").mockImplementation((() => new Promise(() => {})) as never);
    const asked = () => post.mock.calls.map(([path]) => path.split("/")[2]);
    const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    return {
      ...view,
      asked,
      later,
      press: (name: RegExp) => act(() => screen.getByRole("radio", { name }).click()),
    };
  }
  afterEach(() => vi.useRealTimers());

  it("waits 300 ms for profiles and 500 ms for classifieds", () => {
    const { asked, later, press } = still();
    press(/^Buyers/);
    later(299);
    expect(asked()).toEqual([]);
    later(1);
    expect(asked()).toEqual(["profiles"]);
    later(199);
    expect(asked()).toEqual(["profiles"]);
    later(1);
    expect(asked()).toEqual(["profiles", "classifieds"]);
  });

  it("starts both waits again with every change, and sends the last one alone", () => {
    const { asked, later, press, navigate } = still();
    press(/^Buyers/);
    later(299);
    press(/^Suppliers/);
    later(299);
    expect(asked()).toEqual([]);
    later(201);
    expect(asked()).toEqual(["profiles", "classifieds"]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/search?profile_type=SELLS", {
      replace: true,
      keepScroll: true,
    });
  });

  it("searches again one second after Clear Filters, not sooner", () => {
    const parameters = { ...NO_PARAMETERS, search_query: "cheese", profile_type: "BUYS" } as const;
    const { asked, later, navigate } = still(<SearchPage parameters={parameters} initial={answers} />);
    act(() => screen.getByRole("button", { name: "Clear Filters" }).click());
    expect(screen.getByRole("combobox", { name: "Search" })).toHaveValue("");
    later(999);
    expect(asked()).toEqual([]);
    later(1);
    expect(asked()).toEqual(["profiles", "classifieds"]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/search", {
      leaveAs: "/search/cheese?profile_type=BUYS",
    });
  });

  it("asks at once for what was submitted", () => {
    const { asked, later } = still();
    act(() => screen.getByRole("button", { name: "Search" }).click());
    later(0);
    expect(asked()).toEqual(["profiles", "classifieds"]);
  });

  it("drops a search that was still to be sent when the page is left", () => {
    const { asked, later, press, unmount } = still();
    press(/^Buyers/);
    unmount();
    later(5000);
    expect(asked()).toEqual([]);
  });
});

describe("a profile type that is chosen on the search page", () => {
  const chosenAt = async (phone: boolean) => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: phone && query.includes("max-width: 767"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
      mocks: smallNetwork,
    });
    await user.click(screen.getByRole("radio", { name: /^Buyers/ }));
    return scrolled.mock.contexts;
  };

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("brings the results into view on a small screen", async () => {
    const scrolled = await chosenAt(true);
    expect(scrolled).toHaveLength(1);
    expect(scrolled[0]).toContainElement(screen.getByRole("heading", { level: 1 }));
  });

  it("leaves a large one where it is", async () => {
    expect(await chosenAt(false)).toHaveLength(0);
  });
});
