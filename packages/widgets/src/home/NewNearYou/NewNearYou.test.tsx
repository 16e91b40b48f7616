import { businesses, classifiedSearch, type Mocks, problem, profileSearch } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NewNearYou } from "./NewNearYou.tsx";

const [me, dairy, chef] = businesses;

/** Everything is so far away. */
function around(km: number | null, mocks: Mocks = {}) {
  const far = <Found extends { hits: { hits: { sort: unknown }[] } }>(found: Found): Found => ({
    ...found,
    hits: { ...found.hits, hits: found.hits.hits.map((hit) => ({ ...hit, sort: [1, km] })) },
  });
  const profiles = vi.fn((_: { body: object }) => far(profileSearch([me, dairy, chef])));
  const shown = renderWidget(<NewNearYou account={me.id} />, {
    signedInAs: { account_id: me.id },
    mocks: {
      "POST /search/profiles/": profiles,
      "POST /search/classifieds/": () => far(classifiedSearch()),
      ...mocks,
    },
  });
  return { ...shown, profiles };
}
const section = () => screen.findByRole("region", { name: "New near you" });

it("shows members, classifieds and who has something this week, with town and distance, but not oneself", async () => {
  const { profiles } = around(12.345);
  const near = within(await section());
  await near.findByRole("heading", { name: "Available this week" });
  await near.findByRole("heading", { name: "Classifieds" });
  await near.findByRole("heading", { name: "Businesses" });
  expect(near.getAllByRole("link", { name: dairy.business_name })).toHaveLength(2);
  expect(near.queryByRole("link", { name: me.business_name })).not.toBeInTheDocument();
  expect(near.getAllByText(`${dairy.city} · 12.35 km`)).toHaveLength(2);
  expect(near.getByRole("link", { name: "See who has something this week" })).toHaveAttribute(
    "href",
    "/search?available=this_week&distance=60",
  );
  const asked = profiles.mock.calls.map(([{ body }]) => body);
  expect(asked).toEqual(
    expect.arrayContaining([
      { distance: 60, size: 4, sort: "newest" },
      { distance: 60, size: 4, sort: "nearest", available: "this_week" },
    ]),
  );
});

it("shows nothing to who has no place, nor where nothing is new", async () => {
  const { profiles } = around(null);
  await waitFor(() => expect(profiles).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

it("shows the rest when a part cannot be read", async () => {
  around(3, { "POST /search/classifieds/": () => problem(503, "Later.") });
  const near = within(await section());
  expect(await near.findByRole("heading", { name: "Businesses" })).toBeVisible();
  expect(near.queryByRole("heading", { name: "Classifieds" })).not.toBeInTheDocument();
});
