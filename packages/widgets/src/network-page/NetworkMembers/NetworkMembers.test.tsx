import { businesses, problem, profileSearch } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import type { MemberPage } from "../loadNetworkPage.ts";
import { networkPage } from "../testing.ts";
import { NetworkMembers } from "./NetworkMembers.tsx";

const first = networkPage.members as MemberPage;
const [orchard, dairy] = businesses;

function open(search = vi.fn(() => profileSearch([dairy]))) {
  const widget = renderWidget(<NetworkMembers network="elora-table" first={first} />, {
    mocks: { "POST /search/profiles/": search },
  });
  return { ...widget, search };
}

const asked = (body: object) => expect.objectContaining({ body: expect.objectContaining(body) });

describe("The members of a network", () => {
  it("are listed with place and roles from what the page's loader read, without another call", () => {
    const { search } = open();
    expect(screen.getByRole("heading", { name: "Membership" })).toBeVisible();
    expect(screen.getByText("31 members")).toBeVisible();
    const row = within(
      within(screen.getByRole("list", { name: "Members" }))
        .getByRole("link", { name: orchard.business_name })
        .closest("li") as HTMLElement,
    );
    expect(row.getByRole("link")).toHaveAttribute("href", `/profiles/${orchard.slug}`);
    expect(row.getByRole("list", { name: "Roles" })).toHaveTextContent("Seller");
    expect(search).not.toHaveBeenCalled();
  });

  it("are found by their words and kind, within this network alone", async () => {
    const { user, search } = open();
    await user.type(screen.getByRole("searchbox", { name: "Find a member" }), "cheddar");
    await user.click(screen.getByRole("button", { name: "Processors 13" }));
    await waitFor(() =>
      expect(search).toHaveBeenLastCalledWith(
        asked({ network: "elora-table", keywords: "cheddar", profiletype_filters: "PROCESSES", from: 0 }),
      ),
    );
    expect(screen.getByRole("button", { name: "Processors 13" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "All Profiles 31" })).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(screen.queryByRole("link", { name: orchard.business_name })).toBeNull());
    expect(screen.getByRole("link", { name: dairy.business_name })).toBeVisible();
  });

  it("come page after page", async () => {
    const { user, search } = open(vi.fn(() => profileSearch([])));
    await user.click(screen.getByRole("button", { name: "Load More Members" }));
    await waitFor(() => expect(search).toHaveBeenCalledWith(asked({ from: businesses.length, size: 12 })));
  });

  it("offer no kinds that nobody has, nor any where all are of one", () => {
    const { unmount } = open();
    expect(screen.queryByRole("button", { name: /^Service Providers/ })).toBeNull();
    unmount();
    const types = { ...first.types, SELLS: 31, BUYS: 0, PROCESSES: 0 };
    renderWidget(<NetworkMembers network="elora-table" first={{ ...first, types }} />);
    expect(screen.queryByRole("group", { name: "Kinds" })).toBeNull();
  });

  it("say why a search failed, and search again", async () => {
    const search = vi
      .fn()
      .mockImplementationOnce(() => problem(503, "Please try again in a moment."))
      .mockImplementation(() => profileSearch([dairy]));
    const { user } = open(search);
    await user.click(screen.getByRole("button", { name: "Buyers 5" }));
    expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: dairy.business_name })).toBeVisible();
  });
});
