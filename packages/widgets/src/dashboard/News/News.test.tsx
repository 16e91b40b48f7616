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

  it("goes when it is looked at, or marked as seen", async () => {
    const [search, list] = [vi.fn(() => undefined), vi.fn(() => undefined)];
    const { user } = show({
      "POST /saved_searches/{id}/seen/": search,
      "POST /favourite_lists/{id}/seen/": list,
    });
    const link = await section().findByRole("link", { name: "goat cheese" });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    expect(section().queryByRole("link", { name: "goat cheese" })).toBeNull();
    await user.click(section().getByRole("button", { name: "Mark All as Seen" }));
    expect(await section().findByText(/^Nothing new in your/)).toBeVisible();
    expect([search.mock.calls.length, list.mock.calls.length]).toEqual([1, 1]);
  });

  it("comes back when the server does not take it", async () => {
    const { user } = show({ "POST /saved_searches/{id}/seen/": () => problem(503, "Not right now.") });
    await user.click(await section().findByRole("button", { name: "Mark All as Seen" }));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(await section().findByRole("link", { name: "goat cheese" })).toBeVisible();
  });
});
