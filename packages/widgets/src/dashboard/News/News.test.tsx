import { dashboard, type Mocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { News } from "./News.tsx";

const show = (mocks: Mocks = {}) =>
  renderWidget(<News account={7} />, { signedInAs: {}, mocks: { ...dashboard, ...mocks } });
const section = () => within(screen.getByRole("region", { name: "New for you" }));

describe("what is new", () => {
  it("leads to searches and lists, and says how much and what", async () => {
    show();
    expect(await section().findByRole("link", { name: "goat cheese" })).toHaveAttribute(
      "href",
      "/search?query=goat+cheese",
    );
    expect(section().getByText("3 new")).toBeVisible();
    expect(section().getByRole("link", { name: "Cheese for the tasting menu" })).toHaveAttribute(
      "href",
      "/favourites/3",
    );
    expect(section().getByRole("link", { name: "Wanted: Forty litres of cream" })).toBeVisible();
  });

  it("says which ads meet which of one's own ads and products, until they are marked as seen", async () => {
    const seen = vi.fn(() => undefined);
    const { user } = show({ "POST /accounts/news/matches_seen/": seen });
    const wanted = await section().findByRole("link", { name: "Wanted: Chèvre for a winter menu" });
    expect(wanted).toHaveAttribute("href", "/classifieds/32-chevre-for-a-winter-menu");
    expect(wanted.closest("li")).toHaveTextContent("you sell Fresh goat cheese");
    expect(section().getByRole("link", { name: "Wanted: Whey for our pigs" })).toHaveAttribute(
      "href",
      "/classifieds/12-whey-for-our-pigs",
    );
    await user.click(section().getByRole("button", { name: "Mark Matches as Seen" }));
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    expect(section().queryByText("Matches nearby")).toBeNull();
    expect(section().getByRole("link", { name: "goat cheese" })).toBeVisible();
  });

  it("goes when it is looked at, or marked as seen", async () => {
    const [search, list, matches] = [vi.fn(() => undefined), vi.fn(() => undefined), vi.fn(() => undefined)];
    const { user } = show({
      "POST /saved_searches/{id}/seen/": search,
      "POST /favourite_lists/{id}/seen/": list,
      "POST /accounts/news/matches_seen/": matches,
    });
    const link = await section().findByRole("link", { name: "goat cheese" });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    expect(section().queryByRole("link", { name: "goat cheese" })).toBeNull();
    await user.click(section().getByRole("button", { name: "Mark All as Seen" }));
    expect(await section().findByText(/^Nothing new in your/)).toBeVisible();
    expect([search, list, matches].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("comes back when the server does not take it", async () => {
    const { user } = show({ "POST /saved_searches/{id}/seen/": () => problem(503, "Not right now.") });
    await user.click(await section().findByRole("button", { name: "Mark All as Seen" }));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(await section().findByRole("link", { name: "goat cheese" })).toBeVisible();
  });
});
