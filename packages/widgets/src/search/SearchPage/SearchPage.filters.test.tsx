import { businesses, classifiedSearch, profileSearch, smallNetwork } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const answers = { profiles: profileSearch(businesses, 6), classifieds: classifiedSearch() };

function open(change: Partial<SearchParameters> = {}, initial = answers) {
  const profiles = vi.fn((_: { body: object }) => (initial ?? answers).profiles);
  const rendered = renderWidget(
    <SearchPage parameters={{ ...NO_PARAMETERS, ...change }} initial={initial} />,
    {
      mocks: {
        ...smallNetwork,
        "POST /search/profiles/": profiles,
        "POST /search/classifieds/": () => classifiedSearch(),
      },
    },
  );
  const lastBody = () => profiles.mock.lastCall?.[0].body;
  return { ...rendered, profiles, lastBody };
}

afterEach(() => vi.unstubAllGlobals());

describe("the options of a filter", () => {
  it("are those that are left, and those that are ticked", () => {
    open({ list_filters: { "roles.data.classifications": ["halal"] } });
    const classifications = within(screen.getByRole("group", { name: "Business Classifications" }));
    expect(classifications.getAllByRole("checkbox").map((box) => box.parentElement?.textContent)).toEqual([
      "Certified Organic2",
      "Halal0",
    ]);
  });

  it("are all there until it is known how many there are", () => {
    open({}, null as never);
    expect(screen.getByRole("checkbox", { name: /^Halal/ })).toBeInTheDocument();
  });

  it("leave the name of the list where there are none", () => {
    const none = { ...answers.profiles.aggregations, "roles.data.processing_types": [], delivers: 0 };
    open({}, { ...answers, profiles: { ...answers.profiles, aggregations: none } });
    expect(screen.getByRole("button", { name: "Processing Methods" })).toBeVisible();
    expect(screen.getByText("None in these results")).toBeVisible();
    expect(screen.queryByRole("checkbox", { name: /^Delivers/ })).not.toBeInTheDocument();
  });

  it("are who delivers, and when there is something to be had", async () => {
    const available = [
      { key: "this_week", count: 3 },
      { key: "06", count: 12 },
    ];
    const aggregations = { ...answers.profiles.aggregations, available };
    const { user, lastBody } = open({}, { ...answers, profiles: { ...answers.profiles, aggregations } });
    await user.click(screen.getByRole("checkbox", { name: /^Delivers/ }));
    const times = screen.getByRole("combobox", { name: "In season" });
    expect(
      within(times)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Any time", "This week (3)", "June (12)"]);
    await user.selectOptions(times, "June (12)");
    await waitFor(() => expect(lastBody()).toMatchObject({ delivers: true, available: "06" }));
  });
});

describe("what narrows a search", () => {
  it("stands above the results, each to be taken out by one press", async () => {
    const { user, navigate } = open({
      profile_type: "SELLS",
      list_filters: { category: ["Chef"], "roles.data.services_needed": ["cold_storage"] },
      value_filters: [2],
      delivers: true,
      near: "Elora",
      distance: 50,
    });
    const chosen = within(screen.getByRole("list", { name: "Chosen filters" }));
    expect(chosen.getAllByRole("button").map((chip) => chip.textContent?.trim())).toEqual([
      "Remove Suppliers",
      "Remove Delivers",
      "Remove Chef",
      "Remove Services Needed: Cold Storage",
      "Remove Dairy and Eggs",
      "Remove Near Elora",
      "Remove Up to 50 km",
    ]);
    await user.click(chosen.getByRole("button", { name: "Remove Chef" }));
    expect(screen.queryByRole("button", { name: "Remove Chef" })).not.toBeInTheDocument();
    expect(chosen.getByRole("button", { name: "Remove Services Needed: Cold Storage" })).toHaveFocus();
    await waitFor(() =>
      expect(navigate).toHaveBeenLastCalledWith(
        "/search?profile_type=SELLS&services_needed=cold_storage&product_category=2&delivers=true&distance=50&near=Elora",
        { replace: true, keepScroll: true },
      ),
    );
  });

  it("of classifieds is what classifieds are narrowed by, and the last leads to the heading", async () => {
    const { user } = open({
      profile_type: "CLASSIFIEDS",
      looking_for: true,
      list_filters: { category: ["Chef"] },
    });
    const chosen = screen.getByRole("list", { name: "Chosen filters" });
    expect(chosen).toHaveTextContent(/^Remove Wanted$/);
    await user.click(within(chosen).getByRole("button"));
    expect(chosen).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("is found by the label of its field alone", () => {
    open({ list_filters: { "roles.data.classifications": ["certified_organic"] } });
    expect(screen.getByLabelText(/Certified Organic/)).toBeChecked();
  });
});

describe("a distance", () => {
  const kilometres = () => screen.getByRole("spinbutton", { name: "Kilometres" });

  it("is chosen by one press, or typed", async () => {
    const { user, lastBody } = open({ near: "N0B" });
    await user.click(screen.getByRole("button", { name: "25 km" }));
    expect(screen.getByRole("slider", { name: "Distance" })).toHaveValue("25");
    expect(screen.getByRole("button", { name: "25 km" })).toHaveAttribute("aria-pressed", "true");
    await user.clear(kilometres());
    await user.type(kilometres(), "60");
    await waitFor(() => expect(lastBody()).toMatchObject({ distance: 60, near: "N0B" }));
    await user.click(screen.getByRole("button", { name: "Any" }));
    await waitFor(() => expect(lastBody()).not.toHaveProperty("distance"));
    expect(kilometres()).toHaveValue(null);
  });

  it.each(["1001", "-3", "2.5"])("is not %s, which is said and changes nothing", async (typed) => {
    const { user } = open({ near: "N0B", distance: 75 });
    await user.clear(kilometres());
    await user.type(kilometres(), typed);
    expect(screen.getByText("Enter a whole number from 0 to 1,000.")).toBeVisible();
    expect(kilometres()).toHaveAccessibleDescription(/whole number/);
  });

  it("needs a place", () => {
    open();
    expect(screen.getByRole("button", { name: "50 km" })).toBeDisabled();
    expect(kilometres()).toBeDisabled();
  });
});

describe("on a small phone", () => {
  const narrow = () =>
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("max-width"),
      addEventListener() {},
      removeEventListener() {},
    }));

  it("filters open in a sheet that says how many results there are, and leads to them", async () => {
    narrow();
    const { user, lastBody } = open();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    expect(sheet.getByRole("button", { name: "Show 6 results" })).toBeVisible();
    await user.click(sheet.getByRole("radio", { name: /^Suppliers/ }));
    await waitFor(() => expect(lastBody()).toMatchObject({ profiletype_filters: "SELLS" }));
    // The results stay readable behind it.
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await user.click(sheet.getByRole("button", { name: "Show 6 results" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("filters open at the first press, before the width of the window is rendered", async () => {
    const { user } = open();
    // As in the page from the server, which knows no width.
    expect(screen.getByRole("button", { name: /^Filters/ })).toHaveAttribute("aria-expanded", "true");
    narrow();
    await user.click(screen.getByRole("button", { name: "Processing Methods" }));
    expect(screen.getByRole("button", { name: "Processing Methods" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    expect(await screen.findByRole("dialog", { name: "Filters" })).toBeVisible();
  });

  it("Escape leads back to the button, with what was chosen", async () => {
    narrow();
    const { user } = open();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    await user.click(await screen.findByRole("checkbox", { name: /^Certified Organic/ }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Filters/ })).toHaveFocus());
    expect(screen.getByRole("button", { name: "Remove Certified Organic" })).toBeVisible();
  });
});

describe("a profile type", () => {
  it("leads on to the others that have more", async () => {
    const other_profile_types = [{ key: "PROCESSES" as const, count: 2 }];
    const profiles = {
      ...answers.profiles,
      aggregations: { ...answers.profiles.aggregations, other_profile_types },
    };
    open({ search_query: "cheese", profile_type: "SELLS" }, { ...answers, profiles });
    const link = screen.getByRole("link", { name: "2 more among Processors" });
    expect(link.closest("p")).toHaveTextContent("In Suppliers: 2 more among Processors");
    expect(link).toHaveAttribute("href", "/search/cheese?profile_type=PROCESSES");
  });
});

describe("a step of the history", () => {
  const box = () => screen.getByRole("combobox", { name: "Search" });

  it("is the same text with other filters, once it is submitted", async () => {
    const { user, navigate } = open({ search_query: "beef" });
    await user.click(screen.getByRole("radio", { name: /^Buyers/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    await user.type(box(), "{Enter}");
    await waitFor(() =>
      expect(navigate).toHaveBeenLastCalledWith("/search/beef?profile_type=BUYS", {
        leaveAs: "/search/beef",
      }),
    );
  });
});
