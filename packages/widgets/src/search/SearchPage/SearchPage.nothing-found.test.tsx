import { classifiedSearch, exampleToken, profileSearch } from "@foodshed/sdk/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const profiles = {
  ...profileSearch([], 0),
  alternatives: [{ kind: "spelling" as const, keywords: "kimchi", total: 4 }],
};
const answers = { profiles, classifieds: classifiedSearch([]) };
const SEARCH: SearchParameters = { ...NO_PARAMETERS, search_query: "gimshi" };
const mocks = {
  "POST /search/profiles/": () => profiles,
  "POST /search/classifieds/": () => classifiedSearch([]),
};

describe("the search page without results", () => {
  it("leads on above the examples, and keeps the labels of an empty search", async () => {
    renderWidget(<SearchPage parameters={SEARCH} initial={answers} />);
    expect(await screen.findByRole("link", { name: "Did you mean “kimchi”?" })).toHaveAttribute(
      "href",
      "/search/kimchi",
    );
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(-2)).toEqual(["Nothing found for “gimshi”", "What can we help you find today?"]);
    expect(screen.getByRole("button", { name: "No Results" })).toBeDisabled();
  });

  it("leads on among the classifieds too", async () => {
    const classifieds = {
      ...classifiedSearch([]),
      alternatives: [{ kind: "without_filters" as const, keywords: "gimshi", total: 4 }],
    };
    renderWidget(
      <SearchPage
        parameters={{ ...SEARCH, profile_type: "CLASSIFIEDS", looking_for: true }}
        initial={{ ...answers, classifieds }}
      />,
    );
    expect(await screen.findByRole("link", { name: "Search without the filters" })).toHaveAttribute(
      "href",
      "/search/classifieds?query=gimshi",
    );
    expect(screen.getByText("There are currently no classifieds. Add your listing today!")).toBeVisible();
  });

  it("fills the words into a wanted ad", async () => {
    const { user } = renderWidget(<SearchPage parameters={SEARCH} initial={answers} />, {
      signedInAs: {},
      mocks,
    });
    await user.click(await screen.findByRole("button", { name: "Post a Wanted Ad" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("gimshi");
    expect(screen.getByRole("tab", { name: "Buying" })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "Post a Wanted Ad" })).toHaveFocus());
  });

  it("opens the ad for a member who comes back from the login, once", async () => {
    const { navigate } = renderWidget(<SearchPage parameters={SEARCH} initial={answers} postWanted />, {
      signedInAs: {},
      mocks,
    });
    expect(await screen.findByLabelText("Title")).toHaveValue("gimshi");
    expect(navigate).toHaveBeenCalledWith("/search/gimshi", { replace: true, keepScroll: true });
  });

  it("keeps the form of an alert open while it searches again for the member", async () => {
    const { user, session } = renderWidget(<SearchPage parameters={SEARCH} initial={answers} />, {
      mocks: { ...mocks, "POST /search/profiles/": () => new Promise<never>(() => {}) },
    });
    await user.click(screen.getByRole("button", { name: "Get an Alert" }));
    expect(await screen.findByRole("dialog", { name: "Get alerts of this search" })).toBeVisible();
    act(() => session.start(exampleToken()));
    expect(await screen.findByRole("dialog", { name: "Save this search" })).toBeVisible();
    expect(screen.getByText("Searching…")).toBeInTheDocument();
  });

  it("opens no ad for a visitor", async () => {
    renderWidget(<SearchPage parameters={SEARCH} initial={answers} postWanted />, { mocks });
    expect(await screen.findByRole("link", { name: "Post a Wanted Ad" })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
