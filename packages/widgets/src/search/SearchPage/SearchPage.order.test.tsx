import {
  type Business,
  businesses,
  classifiedSearch,
  profileHit,
  profileSearch,
  smallNetwork,
} from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const answers = { profiles: profileSearch(businesses, 6), classifieds: classifiedSearch() };

function network(found = profileSearch()) {
  const profiles = vi.fn((_: { body: object }) => found);
  const mocks = {
    ...smallNetwork,
    "POST /search/profiles/": profiles,
    "POST /search/classifieds/": () => classifiedSearch(),
  };
  return { profiles, mocks };
}

it("puts the results in the chosen order, and says so in the address", async () => {
  const { profiles, mocks } = network();
  const { user, navigate } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
    mocks,
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest");
  await waitFor(() => expect(profiles).toHaveBeenCalled());
  expect(profiles.mock.lastCall?.[0].body).toMatchObject({ sort: "newest" });
  expect(navigate).toHaveBeenLastCalledWith("/search?sort=newest", { replace: true, keepScroll: true });
});

it("says that nothing is near without a place, and nothing of the kind with one", async () => {
  const measured = {
    ...profileSearch(),
    hits: { total: 1, hits: [profileHit(businesses[0] as Business, 18.4)] },
  };
  const parameters = { ...NO_PARAMETERS, sort: "nearest" } as const;
  const sentence = "Enter a postal code or town to see the nearest first.";
  const { rerender } = renderWidget(<SearchPage parameters={parameters} initial={answers} />, network());
  expect(screen.getByText(sentence)).toBeVisible();
  rerender(
    <SearchPage parameters={{ ...parameters, near: "N0B" }} initial={{ ...answers, profiles: measured }} />,
  );
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it("shows results on a map, as a step of the history and without searching again", async () => {
  const { profiles, mocks } = network();
  const page = (view: "list" | "map") => (
    <SearchPage parameters={{ ...NO_PARAMETERS, search_query: "beef", view }} initial={answers} />
  );
  const { user, navigate, rerender } = renderWidget(page("list"), { mocks });
  expect(screen.queryByRole("group", { name: "Map of the results" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Map" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/search/beef?view=map", { keepScroll: true });
  rerender(page("map"));
  expect(await screen.findByRole("group", { name: "Map of the results" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Map" })).toHaveAttribute("aria-pressed", "true");
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The map asks where they are; nobody asks for the list again.
  const listed = profiles.mock.calls.filter(([call]) => !JSON.stringify(call).includes('"map"'));
  expect(listed).toEqual([]);
});
