import { businesses, problem, profileSearch, smallNetwork } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SearchEmbed } from "./SearchEmbed.tsx";

const search = vi.fn(({ body }) =>
  profileSearch(businesses.filter(({ description }) => description.includes(body.keywords))),
);
const mocks = { ...smallNetwork, "POST /search/profiles/": search };
const field = () => screen.getByRole("combobox", { name: "Search" });

/** Searches before any effect has run. */
function Impatient() {
  useLayoutEffect(() => {
    const input = field() as HTMLInputElement;
    input.value = "gouda";
    input.form?.requestSubmit();
  }, []);
  return null;
}

describe("the search on a partner's page", () => {
  it("leads to the site's results", async () => {
    const { user, navigate } = renderWidget(<SearchEmbed />, { mocks });
    await user.type(field(), "gouda{Enter}");
    expect(navigate).toHaveBeenCalledWith("/search/gouda");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it("lists results below itself when asked to, of one network and by distance", async () => {
    search.mockClear();
    const { user, navigate } = renderWidget(
      <SearchEmbed results="inline" network="bay-of-quinte" near="K8N" />,
      { mocks },
    );
    expect(search).not.toHaveBeenCalled();
    await user.type(field(), "gouda{Enter}");
    expect(await screen.findByRole("link", { name: "North Fork Dairy" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent('1 Profile Result for "gouda"');
    expect(search.mock.calls[0]?.[0].body).toMatchObject({
      keywords: "gouda",
      network: "bay-of-quinte",
      near: "K8N",
    });
    expect(navigate).not.toHaveBeenCalled();

    await user.clear(field());
    await user.type(field(), "whitefish{Enter}");
    expect(await screen.findByRole("link", { name: "Manitou Fish Company" })).toBeVisible();
  });

  it("keeps a search that is made before the effects of its first rendering", async () => {
    renderWidget(
      <>
        <SearchEmbed results="inline" text="whitefish" />
        <Impatient />
      </>,
      { mocks },
    );
    expect(await screen.findByRole("link", { name: "North Fork Dairy" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent('for "gouda"');
  });

  it("puts results in the order that is asked for, here and on the site, and says when it knows none", async () => {
    search.mockClear();
    const { rerender, user, navigate } = renderWidget(
      <SearchEmbed results="inline" text="apples" sort="newest" />,
      { mocks },
    );
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
    expect(search.mock.calls[0]?.[0].body).toMatchObject({ sort: "newest" });
    rerender(<SearchEmbed results="inline" text="apples" sort="Name" />);
    await waitFor(() => expect(search.mock.lastCall?.[0].body).toMatchObject({ sort: "name" }));
    rerender(<SearchEmbed text="apples" sort="cheapest" />);
    expect(screen.getByText('We do not know the filter "sort: cheapest", so it is left out.')).toBeVisible();
    rerender(<SearchEmbed sort="nearest" near="N0B" />);
    await user.clear(field());
    await user.type(field(), "gouda{Enter}");
    expect(navigate).toHaveBeenLastCalledWith("/search/gouda?near=N0B&sort=nearest");
  });

  it("says of a place that nobody knows that results are from anywhere", async () => {
    renderWidget(<SearchEmbed results="inline" text="apples" near="Atlantis" />, {
      mocks: {
        ...mocks,
        "POST /search/profiles/": (call) =>
          call.body.near ? problem(400, "Wrong.", { near: ["Nobody is in Atlantis."] }) : search(call),
      },
    });
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
    expect(screen.getByText("Nobody is in Atlantis. These results are from anywhere.")).toBeVisible();
  });

  it("knows a profile type by its label, and says when it knows none", async () => {
    search.mockClear();
    const { rerender } = renderWidget(<SearchEmbed results="inline" text="apples" type="suppliers" />, {
      mocks,
    });
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
    expect(search.mock.calls[0]?.[0].body).toMatchObject({ profiletype_filters: "SELLS" });
    expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument();
    rerender(<SearchEmbed results="inline" text="apples" type="Kings" />);
    expect(screen.getByText('We do not know the filter "type: Kings", so it is left out.')).toBeVisible();
  });

  it("says that the search failed, beside a total of 0", async () => {
    let broken = true;
    const { user } = renderWidget(<SearchEmbed results="inline" text="gouda" />, {
      mocks: {
        ...mocks,
        "POST /search/profiles/": (call) => (broken ? problem(503, "The search rests.") : search(call)),
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The search rests.");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe('0 Profile Results for "gouda"');
    expect(screen.queryByRole("button", { name: /Results/ })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain("No Results");
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "North Fork Dairy" })).toBeVisible();
  });

  it("searches at once for the text it came with", async () => {
    renderWidget(<SearchEmbed results="inline" text="apples" />, { mocks });
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
  });

  it("lists as many results as it is told, and leads to the rest", async () => {
    const found = { ...mocks, "POST /search/profiles/": () => profileSearch(businesses.slice(0, 4)) };
    const { rerender, user } = renderWidget(<SearchEmbed results="inline" text="food" limit="2" />, {
      mocks: found,
    });
    expect(await screen.findByRole("link", { name: "See all results" })).toHaveAttribute(
      "href",
      "/search/food",
    );
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent('4 Profile Results for "food"');
    rerender(<SearchEmbed results="inline" text="food" limit="2" more="button" />);
    await user.click(screen.getByRole("button", { name: "Load More Profiles" }));
    expect(screen.getAllByRole("article")).toHaveLength(4);
    expect(screen.queryByRole("link", { name: "See all results" })).not.toBeInTheDocument();
  });

  it.each([
    ["en-CA", "Sells Goat Cheese · Delivers · 18 km from Guelph"],
    ["fr-CA", "Vend : Goat Cheese · Livre · À 18 km de Guelph"],
  ] as const)("says why a hit was found, in the language of the page: %s", async (locale, line) => {
    const found = profileSearch(businesses.slice(0, 1));
    const reasons = [
      { kind: "sells" as const, text: "Goat Cheese" },
      { kind: "delivers" as const },
      { kind: "near" as const, text: "Guelph", distance_km: 18.42 },
    ];
    const hits = found.hits.hits.map((hit) => ({ ...hit, reasons }));
    const answer = { ...found, hits: { ...found.hits, hits } };
    renderWidget(<SearchEmbed results="inline" text="goat cheese near Guelph" />, {
      mocks: { ...mocks, "POST /search/profiles/": () => answer },
      locale,
    });
    const article = await screen.findByRole("article");
    expect(article.textContent?.replace(/\s/g, " ")).toContain(line);
  });

  it("says what it searched for instead and which hits match in part, and searches as typed in place", async () => {
    const asked = vi.fn(({ body }) => ({
      ...profileSearch(businesses.slice(0, 2)),
      ...(!body.literal && {
        interpretation: { corrections: [{ typed: "guda", used: "gouda" }], dropped: [], relaxed_from: 1 },
      }),
    }));
    const { user, navigate } = renderWidget(<SearchEmbed results="inline" text="guda" />, {
      mocks: { ...mocks, "POST /search/profiles/": asked },
    });
    expect(await screen.findByText(/^Showing results for/)).toHaveTextContent("Showing results for gouda.");
    expect(screen.getAllByText("These match in part:")[0]).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Search instead for “guda”" }));
    await waitFor(() => expect(screen.queryByText(/^Showing results for/)).not.toBeInTheDocument());
    expect(asked.mock.calls.at(-1)?.[0].body).toMatchObject({ keywords: "guda", literal: true });
    expect(screen.getByRole("heading", { level: 2 }).closest("[tabindex]")).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("shows what it understood as things and a place, each of which can be taken away, in the box too", async () => {
    const asked = vi.fn(({ body }) => ({
      ...profileSearch(businesses.slice(0, 2)),
      interpretation: {
        corrections: [],
        dropped: [],
        ...(body.keywords === "cheese near Guelph" && {
          place: "Guelph",
          parts: [
            { kind: "thing" as const, text: "cheese", without: "near Guelph" },
            { kind: "place" as const, text: "Guelph", without: "cheese" },
          ],
        }),
      },
    }));
    const { user, navigate } = renderWidget(<SearchEmbed results="inline" text="cheese near Guelph" />, {
      mocks: { ...mocks, "POST /search/profiles/": asked },
    });
    expect(await screen.findByRole("button", { name: "Remove cheese" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove Guelph" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument());
    expect(asked.mock.calls.at(-1)?.[0].body).toMatchObject({ keywords: "cheese" });
    expect(field()).toHaveValue("cheese");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("offers searches that find something where it finds nothing", async () => {
    const asked = vi.fn(({ body }) =>
      body.keywords === "bison jerky"
        ? { ...profileSearch([]), alternatives: [{ kind: "broader" as const, keywords: "meat", total: 4 }] }
        : profileSearch(businesses.slice(0, 4)),
    );
    const { user } = renderWidget(<SearchEmbed results="inline" text="bison jerky" />, {
      mocks: { ...mocks, "POST /search/profiles/": asked },
    });
    await user.click(await screen.findByRole("button", { name: "Search for “meat”" }));
    expect(await screen.findByRole("heading", { level: 2 })).toHaveTextContent(
      '4 Profile Results for "meat"',
    );
  });
});
