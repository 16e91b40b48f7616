import { createFoodshedClient, createSession } from "@foodshed/sdk";
import {
  type Business,
  basicProfile,
  businesses,
  classifiedSearch,
  exampleToken,
  problem,
  profileSearch,
  smallNetwork,
  typedHandlers,
} from "@foodshed/sdk/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { server } from "../../testing/server.ts";
import { loadSearch } from "../runSearch.ts";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { restoreSearch, restoreShownCount, saveSearch } from "../searchStorage.ts";
import { SearchPage } from "./SearchPage.tsx";

const many: Business[] = Array.from({ length: 30 }, (_, index) => ({
  ...businesses[index % 6],
  id: 1000 + index,
  slug: `business-${index}`,
  business_name: `Business ${index}`,
})) as Business[];
const answers = { profiles: profileSearch(businesses, 6), classifieds: classifiedSearch() };

function network() {
  const profiles = vi.fn(({ body }) =>
    profileSearch(many.slice(body.from, body.from + body.size), many.length),
  );
  const classifieds = vi.fn(() => classifiedSearch());
  return {
    profiles,
    classifieds,
    mocks: { ...smallNetwork, "POST /search/profiles/": profiles, "POST /search/classifieds/": classifieds },
  };
}
const bodies = (mock: ReturnType<typeof vi.fn>) => mock.mock.calls.map(([call]) => call.body);

describe("the search page", () => {
  it("is complete in the server's HTML when the loader has the answers", () => {
    const html = renderToString(
      <FoodshedProvider client={createFoodshedClient()}>
        <SearchPage parameters={NO_PARAMETERS} initial={answers} />
      </FoodshedProvider>,
    );
    expect(html).toContain("Maple Hill Orchard");
    expect(html).toContain("6 Profile Results");
    expect(html).toContain('href="/profiles/maple-hill-orchard"');
  });

  it("is written in French for who reads French, and sends the same filters", async () => {
    const { profiles, mocks } = network();
    const { user } = renderWidget(
      <SearchPage parameters={{ ...NO_PARAMETERS, near: "Guelph", distance: 40 }} initial={answers} />,
      { mocks, locale: "fr-CA" },
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("6 profils");
    expect(screen.getByText("à moins de 40 km")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /Certifié biologique/ }));
    await waitFor(() =>
      expect(bodies(profiles).at(-1)?.list_filters).toEqual({
        "roles.data.classifications": ["certified_organic"],
      }),
    );
  });

  it("does not ask again for answers that it was given", async () => {
    const { profiles, mocks } = network();
    renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, { mocks });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(profiles).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("6 Profile Results");
  });

  it("asks again once when the server's page is hydrated for a member, whose answers contain distances", async () => {
    const { profiles, mocks } = network();
    server.use(...typedHandlers(mocks));
    const session = createSession();
    const page = (
      <FoodshedProvider
        client={createFoodshedClient({ baseUrl: location.origin, session })}
        session={session}
      >
        <SearchPage parameters={NO_PARAMETERS} initial={answers} />
      </FoodshedProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    session.start(exampleToken());
    render(page, { container, hydrate: true });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("6 Profile Results");
    expect(await screen.findByRole("heading", { name: "30 Profile Results" })).toBeInTheDocument();
    expect(profiles).toHaveBeenCalledTimes(1);
  });

  it("takes a member's answers as they come from a loader in the browser", async () => {
    const { profiles, mocks } = network();
    renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, { mocks, signedInAs: {} });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(profiles).not.toHaveBeenCalled();
  });

  it("asks again when the session ends, and holds nobody up who goes to the login", async () => {
    const { profiles, mocks } = network();
    const { session, navigate } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
      mocks,
      signedInAs: {},
    });
    act(() => session.end());
    await waitFor(() => expect(profiles).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    expect(navigate).not.toHaveBeenCalled();
  });

  it("shows 24 and loads the rest, then says that there is no more", async () => {
    const { profiles, mocks } = network();
    const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} />, { mocks });
    await user.click(await screen.findByRole("button", { name: "Load More Profiles" }));
    expect(await screen.findByRole("button", { name: "No More Profile Results" })).toBeDisabled();
    expect(screen.getAllByRole("article")).toHaveLength(30);
    expect(bodies(profiles).map(({ from }) => from)).toEqual([0, 24]);
  });

  it("is loaded as far as it was shown by whoever comes back to it", async () => {
    const { profiles, mocks } = network();
    const { user, client, unmount } = renderWidget(<SearchPage parameters={NO_PARAMETERS} />, { mocks });
    await user.click(await screen.findByRole("button", { name: "Load More Profiles" }));
    await screen.findByRole("button", { name: "No More Profile Results" });
    unmount();
    const again = await loadSearch(client, NO_PARAMETERS, { size: restoreShownCount("/search") });
    expect(again?.profiles.hits.hits).toHaveLength(30);
    expect(bodies(profiles).at(-1)).toMatchObject({ from: 0, size: 30 });
    expect(restoreShownCount("/search/cheese")).toBeUndefined();
  });

  it("searches by itself after a change, with the address and the memory in step", async () => {
    const { profiles, mocks } = network();
    const { user, navigate } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
      mocks,
    });
    await user.click(screen.getByRole("radio", { name: /^Suppliers/ }));
    await user.click(screen.getByRole("checkbox", { name: /^HACCP/ }));
    // On a busy machine the second press may come after the first search.
    await waitFor(() =>
      expect(bodies(profiles).at(-1)).toMatchObject({
        profiletype_filters: "SELLS",
        list_filters: { "roles.data.safety_standards": ["haccp"] },
      }),
    );
    expect(navigate).toHaveBeenLastCalledWith("/search?profile_type=SELLS&safety_standard=haccp", {
      replace: true,
      keepScroll: true,
    });
    expect(sessionStorage.getItem("search_parameters")).toContain("SELLS");
  });

  it("clears everything and searches again", async () => {
    const { profiles, mocks } = network();
    const parameters = {
      ...NO_PARAMETERS,
      search_query: "cheese",
      profile_type: "BUYS",
      value_filters: [2],
    } as const;
    const { user } = renderWidget(
      <SearchPage parameters={{ ...parameters, value_filters: [2] }} initial={answers} />,
      { mocks },
    );
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(screen.getByRole("combobox", { name: "Search" })).toHaveValue("");
    expect(screen.getByRole("radio", { name: /^All Profiles/ })).toBeChecked();
    await waitFor(() => expect(profiles).toHaveBeenCalled(), { timeout: 2000 });
    expect(bodies(profiles)[0]).toEqual({ size: 24, from: 0, keywords: "", profiletype_filters: "ALL" });
  });

  it("searches classifieds, and asks for ALL profiles without filters beside them", async () => {
    const { profiles, classifieds, mocks } = network();
    const { user } = renderWidget(
      <SearchPage
        parameters={{ ...NO_PARAMETERS, list_filters: { category: ["Chef"] } }}
        initial={answers}
      />,
      { mocks },
    );
    await user.click(screen.getByRole("radio", { name: /^Classifieds/ }));
    await waitFor(() => expect(classifieds).toHaveBeenCalled());
    expect(bodies(profiles)[0]).toEqual({ size: 0, from: 0, keywords: "", profiletype_filters: "ALL" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^\d+ Classifieds$/);
    expect(screen.getByRole("link", { name: "Post a Classified" })).toHaveAttribute("href", "/register");
  });

  it("shows an empty result when the search fails, says so, and offers to try again", async () => {
    let broken = true;
    const { mocks } = network();
    const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} />, {
      mocks: {
        ...mocks,
        "POST /search/profiles/": () =>
          broken ? problem(503, "The search rests.") : profileSearch(businesses),
      },
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The search rests.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("0 Profile Results");
    expect(screen.queryByRole("button", { name: "No Results" })).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Maple Hill Orchard")).toBeVisible();
  });

  it("greets with examples when nothing was found", () => {
    renderWidget(
      <SearchPage
        parameters={{ ...NO_PARAMETERS, search_query: "qwertz" }}
        initial={{ ...answers, profiles: profileSearch([], 0) }}
      />,
    );
    expect(screen.getByText("What can we help you find today?")).toBeVisible();
    expect(screen.getByRole("link", { name: "cheese" })).toHaveAttribute("href", "/search/cheese");
    expect(screen.getByRole("button", { name: "No Results" })).toBeDisabled();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent('0 Profile Results for "qwertz"');
  });

  it("takes up the last search of the visit when the address says nothing", async () => {
    saveSearch({ ...NO_PARAMETERS, search_query: "beef", profile_type: "SELLS" });
    const { profiles, mocks } = network();
    renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} restore />, { mocks });
    await waitFor(() => expect(profiles).toHaveBeenCalled());
    expect(bodies(profiles)[0]).toMatchObject({ keywords: "beef", profiletype_filters: "SELLS" });
  });

  it("saves the search that a link leads to, and neither an address that says nothing nor the classifieds", () => {
    const page = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} restore />);
    expect(restoreSearch()).toBeNull();
    const classifieds = { ...NO_PARAMETERS, profile_type: "CLASSIFIEDS" as const };
    page.rerender(<SearchPage parameters={classifieds} initial={answers} />);
    expect(restoreSearch()).toBeNull();
    const buyers = { ...NO_PARAMETERS, profile_type: "BUYS" as const };
    page.rerender(<SearchPage parameters={buyers} initial={answers} />);
    expect(restoreSearch()).toMatchObject({ profile_type: "BUYS" });
  });

  it("follows the address when it changes from outside, and not when it only follows the page", async () => {
    const { profiles, mocks } = network();
    const { user, rerender, navigate } = renderWidget(
      <SearchPage parameters={NO_PARAMETERS} initial={answers} />,
      { mocks },
    );
    await user.click(screen.getByRole("radio", { name: /^Buyers/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    rerender(<SearchPage parameters={{ ...NO_PARAMETERS, profile_type: "BUYS" }} initial={null} />);
    await waitFor(() => expect(profiles).toHaveBeenCalledTimes(1));
    rerender(<SearchPage parameters={{ ...NO_PARAMETERS, search_query: "hay" }} initial={null} />);
    await waitFor(() => expect(profiles).toHaveBeenCalledTimes(2));
    expect(screen.getByRole("combobox", { name: "Search" })).toHaveValue("hay");
    expect(screen.getByRole("radio", { name: /^All Profiles/ })).toBeChecked();
  });

  it("says which filters of its address nobody knows", () => {
    const html = renderToString(
      <FoodshedProvider client={createFoodshedClient()}>
        <SearchPage
          parameters={NO_PARAMETERS}
          initial={answers}
          unknown={[{ filter: "services_needed", value: "<b>Tea</b>" }]}
        />
      </FoodshedProvider>,
    );
    expect(html).toContain(
      "We do not know the filter &quot;services_needed: &lt;b&gt;Tea&lt;/b&gt;&quot;, so it is left out.",
    );
  });

  it("says what it searched for in place of a misspelt word, and leads to the word itself", async () => {
    const { mocks } = network();
    const interpretation = {
      corrections: [{ typed: "chese", used: "cheese" }],
      dropped: [],
      relaxed_from: 0,
    };
    renderWidget(
      <SearchPage
        parameters={{ ...NO_PARAMETERS, search_query: "goat chese" }}
        initial={{ ...answers, profiles: { ...answers.profiles, interpretation } }}
      />,
      { mocks },
    );
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringContaining("Showing results for goat cheese."));
    expect(said).toContainEqual(expect.stringContaining("Nothing matches exactly."));
    expect(screen.getByRole("link", { name: "Search instead for “goat chese”" })).toHaveAttribute(
      "href",
      "/search/goat%20chese?literal=true",
    );
  });

  it("searches literally only for the text that was asked for so", async () => {
    const { profiles, mocks } = network();
    const { user } = renderWidget(
      <SearchPage parameters={{ ...NO_PARAMETERS, search_query: "chese", literal: true }} />,
      { mocks },
    );
    await waitFor(() => expect(bodies(profiles).at(-1)).toMatchObject({ keywords: "chese", literal: true }));
    await user.type(screen.getByRole("combobox", { name: "Search" }), " board");
    await waitFor(() => expect(bodies(profiles).at(-1)).toMatchObject({ keywords: "chese board" }));
    expect(bodies(profiles).at(-1)).not.toHaveProperty("literal");
  });

  describe("the history", () => {
    const box = () => screen.getByRole("combobox", { name: "Search" });
    const replaced = { replace: true, keepScroll: true };

    it("has a history entry for each submitted text, also when it was searched while typing", async () => {
      const { mocks } = network();
      const { user, navigate, rerender } = renderWidget(
        <SearchPage parameters={NO_PARAMETERS} initial={answers} />,
        { mocks },
      );
      await user.type(box(), "beef");
      await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/search/beef", replaced));
      rerender(<SearchPage parameters={{ ...NO_PARAMETERS, search_query: "beef" }} initial={null} />);
      await user.keyboard("{Enter}");
      await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/search/beef", { leaveAs: "/search" }));
      await user.clear(box());
      await user.type(box(), "hay{Enter}");
      await waitFor(() =>
        expect(navigate).toHaveBeenLastCalledWith("/search/hay", { leaveAs: "/search/beef" }),
      );
    });

    it("has none for the same text again, and keeps the filters with the search that is left", async () => {
      const { mocks } = network();
      const parameters = { ...NO_PARAMETERS, search_query: "beef" };
      const { user, navigate } = renderWidget(<SearchPage parameters={parameters} initial={answers} />, {
        mocks,
      });
      await user.type(box(), "{Enter}");
      await user.click(screen.getByRole("radio", { name: /^Buyers/ }));
      await waitFor(() =>
        expect(navigate).toHaveBeenCalledExactlyOnceWith("/search/beef?profile_type=BUYS", replaced),
      );
      await user.type(box(), " jerky{Enter}");
      await waitFor(() =>
        expect(navigate).toHaveBeenLastCalledWith("/search/beef%20jerky?profile_type=BUYS", {
          leaveAs: "/search/beef?profile_type=BUYS",
        }),
      );
    });

    it("shows an earlier search at once when its answers come along", async () => {
      const { profiles, mocks } = network();
      const hay = { ...NO_PARAMETERS, search_query: "hay" };
      const { rerender } = renderWidget(<SearchPage parameters={hay} initial={answers} />, { mocks });
      const earlier = { ...answers, profiles: profileSearch(many, 30) };
      rerender(<SearchPage parameters={{ ...NO_PARAMETERS, search_query: "beef" }} initial={earlier} />);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent('30 Profile Results for "beef"');
      expect(screen.getAllByRole("article")).toHaveLength(30);
      expect(box()).toHaveValue("beef");
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(profiles).not.toHaveBeenCalled();
    });
  });

  describe("the distance", () => {
    const slider = () => screen.getByRole("slider", { name: "Distance" });

    it("needs a postal code from a visitor, and measures from it once it is whole", async () => {
      const { profiles, mocks } = network();
      const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, { mocks });
      expect(slider()).toBeDisabled();
      await user.type(screen.getByRole("textbox", { name: /^Near postal code/ }), "N0B");
      expect(slider()).toBeEnabled();
      await waitFor(() => expect(bodies(profiles).at(-1)).toMatchObject({ near: "N0B" }));
    });

    it("is forgotten with the postal code that it was measured from", async () => {
      const { user } = renderWidget(
        <SearchPage parameters={{ ...NO_PARAMETERS, near: "N0B", distance: 80 }} initial={answers} />,
        network(),
      );
      expect(slider()).toHaveValue("80");
      await user.clear(screen.getByRole("textbox", { name: /^Near postal code/ }));
      expect(slider()).toHaveValue("0");
      expect(slider()).toBeDisabled();
    });

    it("says so when the postal code is none", async () => {
      const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, network());
      await user.type(screen.getByRole("textbox", { name: /^Near postal code/ }), "12 345");
      await user.tab();
      expect(screen.getByText("You must provide a valid postal code or town.")).toBeVisible();
    });

    it("is measured from a town once its name is written to its end", async () => {
      const { profiles, mocks } = network();
      const { user } = renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, { mocks });
      await user.type(screen.getByRole("textbox", { name: /^Near postal code/ }), "Elora");
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(profiles).not.toHaveBeenCalled();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(bodies(profiles).at(-1)).toMatchObject({ near: "Elora" }));
      expect(slider()).toBeEnabled();
    });

    it("is measured from a member's own location", async () => {
      renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
        ...network(),
        signedInAs: {},
      });
      await waitFor(() => expect(slider()).toBeEnabled());
    });

    it.each([null, 0])("asks a member whose location is %s for an address", async (unknown) => {
      const { mocks } = network();
      renderWidget(<SearchPage parameters={NO_PARAMETERS} initial={answers} />, {
        signedInAs: {},
        mocks: {
          ...mocks,
          "POST /accounts/profile_by_id/": () => ({
            ...basicProfile(),
            latitude: unknown,
            longitude: unknown,
          }),
        },
      });
      expect(await screen.findByRole("link", { name: "Update your address" })).toHaveAttribute(
        "href",
        "/profile-hub#location-details",
      );
      expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    });
  });
});
