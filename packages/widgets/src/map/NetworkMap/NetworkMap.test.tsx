import { businesses, problem, profileSearch } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NetworkMap } from "./NetworkMap.tsx";

const finding = () => vi.fn(() => profileSearch([...businesses]));

describe("A network's map", () => {
  it("lists its businesses, for those who see no map", async () => {
    const search = finding();
    renderWidget(<NetworkMap network="grand-valley" />, { mocks: { "POST /search/profiles/": search } });
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
    expect(screen.getByRole("heading", { name: `${businesses.length} businesses` })).toBeVisible();
    expect(search).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: expect.objectContaining({ network: "grand-valley", size: 24 }) }),
    );
  });

  it("fetches no map on a phone before somebody asks for it", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("max-width"),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const { user } = renderWidget(<NetworkMap />, { mocks: { "POST /search/profiles/": finding() } });
    const ask = await screen.findByRole("button", { name: "Show map" });
    expect(screen.queryByRole("group", { name: "Map of local food businesses" })).toBeNull();
    await user.click(ask);
    expect(await screen.findByRole("group", { name: "Map of local food businesses" })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("says of a failed search what to do, and searches again", async () => {
    const search = vi
      .fn()
      .mockImplementationOnce(() => problem(503, "Please try again in a moment."))
      .mockImplementation(() => profileSearch([]));
    const { user } = renderWidget(<NetworkMap />, { mocks: { "POST /search/profiles/": search } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No business is shown here yet.")).toBeVisible();
  });

  it("says of an unknown type that it is not known", async () => {
    renderWidget(<NetworkMap type="bakers of bread" />, { mocks: { "POST /search/profiles/": finding() } });
    expect(await screen.findByText(/bakers of bread/)).toBeVisible();
  });
});
