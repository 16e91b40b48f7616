import type { Schema } from "@foodshed/sdk";
import { classifiedSearch, profileSearch } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import { startSearch } from "../searchState.ts";
import { NothingFound } from "./NothingFound.tsx";

const FILTERED: SearchParameters = {
  ...NO_PARAMETERS,
  search_query: "gimshi",
  profile_type: "BUYS",
  list_filters: { category: ["Chef"] },
  distance: 20,
  near: "N0B",
  literal: true,
};

function show(
  parameters: SearchParameters,
  alternatives?: Schema<"SearchAlternatives">,
  options?: RenderWidgetOptions,
) {
  const { profiles: results } = startSearch(parameters, {
    profiles: { ...profileSearch([], 0), ...(alternatives && { alternatives }) },
    classifieds: classifiedSearch([]),
  });
  const onPostWanted = vi.fn();
  const view = renderWidget(
    <NothingFound {...{ results, parameters, onPostWanted }}>
      <button type="button">More</button>
    </NothingFound>,
    options,
  );
  return { ...view, onPostWanted };
}

describe("a search that found nothing", () => {
  it("leads to searches that find something, each with the rest of the search", () => {
    show(FILTERED, [
      { kind: "spelling", keywords: "kimchi", total: 4 },
      { kind: "wider", keywords: "gimshi", distance: 40, total: 1 },
      { kind: "without_filters", keywords: "gimshi", total: 2 },
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "Nothing found for “gimshi”" })).toBeVisible();
    const links = within(screen.getByRole("list")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Did you mean “kimchi”?", "/search/kimchi?profile_type=BUYS&category=chef&distance=20&near=N0B"],
      ["Search within 40 km", "/search/gimshi?profile_type=BUYS&category=chef&distance=40&near=N0B"],
      ["Search without the filters", "/search/gimshi?distance=20&near=N0B"],
    ]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Did you mean “kimchi”? 4 results",
      "Search within 40 km 1 result",
      "Search without the filters 2 results",
    ]);
  });

  it("remains a search for classifieds without its filters", () => {
    const parameters = {
      ...FILTERED,
      profile_type: "CLASSIFIEDS",
      looking_for: true,
      ending_soon: true,
    } as const;
    show(parameters, [{ kind: "without_filters", keywords: "gimshi", distance: 0, total: 2 }]);
    expect(
      screen.getByRole("link", { name: "Search without the filters and at any distance" }),
    ).toHaveAttribute("href", "/search/classifieds?query=gimshi&near=N0B");
  });

  it("opens a wanted ad for a member, and leads a visitor to it through the login", async () => {
    const { user, onPostWanted, unmount } = show(FILTERED, undefined, { signedInAs: {} });
    await user.click(screen.getByRole("button", { name: "Post a Wanted Ad" }));
    expect(onPostWanted).toHaveBeenCalledOnce();
    unmount();
    show({ ...NO_PARAMETERS, search_query: "bison tongue" });
    expect(screen.getByRole("link", { name: "Post a Wanted Ad" })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent("/search/bison%20tongue?post=wanted")}`,
    );
  });

  it("has no ad to offer where no words were searched for", () => {
    const parameters = { ...FILTERED, search_query: "" };
    const { unmount } = show(parameters, [{ kind: "without_filters", keywords: "", total: 2 }]);
    expect(screen.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Post a Wanted Ad" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "More" })).toBeVisible();
    unmount();
    show(parameters);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});
