import { smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ClassifiedsBoard } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.tsx";
import { frCA } from "../locale/fr-CA.ts";
import { ProfileCardBySlug } from "../profiles/ProfileCard/ProfileCardBySlug.tsx";
import { SearchBox } from "../search/SearchBox/SearchBox.tsx";
import { server } from "../testing/server.ts";
import { FoodshedProvider } from "./FoodshedProvider.tsx";

const site = "https://foodshed.example";
const requests: Request[] = [];

beforeEach(() => {
  requests.length = 0;
  server.use(...typedHandlers(smallNetwork));
  server.events.on("request:start", ({ request }) => void requests.push(request.clone()));
  return () => server.events.removeAllListeners();
});

describe("A provider with the address of a site", () => {
  it("reads from there, and leads there", async () => {
    render(
      <FoodshedProvider baseUrl={site}>
        <ProfileCardBySlug slug="north-fork-dairy" />
      </FoodshedProvider>,
    );
    const card = await screen.findByRole("link", { name: "North Fork Dairy" });
    expect(card).toHaveAttribute("href", `${site}/profiles/north-fork-dairy`);
    expect(requests.map(({ url }) => new URL(url).origin)).toEqual([site]);
  });

  it("leads to the pages of the reader's language", async () => {
    render(
      <FoodshedProvider baseUrl={site} locale="fr-CA" catalogue={frCA}>
        <SearchBox />
        <ProfileCardBySlug slug="north-fork-dairy" />
      </FoodshedProvider>,
    );
    const card = await screen.findByRole("link", { name: "North Fork Dairy" });
    expect(card).toHaveAttribute("href", `${site}/fr/profils/north-fork-dairy`);
    expect(screen.getByRole("combobox").closest("form")).toHaveAttribute("action", `${site}/fr/recherche`);
  });

  it("shows the members of its network, unless a widget names another", async () => {
    render(
      <FoodshedProvider baseUrl={site} network="grand-valley">
        <ClassifiedsBoard />
        <ClassifiedsBoard network="thames-river" />
      </FoodshedProvider>,
    );
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies.map(({ network }) => network).sort()).toEqual(["grand-valley", "thames-river"]);
  });

  it("leaves navigation to the page where it brings its own", async () => {
    const navigate = vi.fn();
    render(
      <FoodshedProvider baseUrl={site} navigate={navigate} Link={undefined}>
        <SearchBox text="apples" />
      </FoodshedProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/search\/?.*apples/));
  });

  it("says so where the address is none", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = () =>
      render(
        <FoodshedProvider baseUrl="foodshed.example">
          <SearchBox />
        </FoodshedProvider>,
      );
    expect(broken).toThrow(
      'FoodshedProvider: baseUrl must be an address such as https://foodshed.example, not "foodshed.example".',
    );
  });
});
