import {
  type Business,
  businesses,
  classifiedSearch,
  problem,
  profileHit,
  profileSearch,
  typedHandlers,
} from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchPage } from "./SearchPage.tsx";

const answers = { profiles: profileSearch(businesses, 1284), classifieds: classifiedSearch() };

const meta = {
  title: "Pages/SearchPage",
  component: SearchPage,
  args: { parameters: NO_PARAMETERS, initial: answers },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address has a filter that nobody knows. */
export const UnknownFilter: Story = {
  args: { unknown: [{ filter: "services_needed", value: "Tea Ceremony" }] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'We do not know the filter "services_needed: Tea Ceremony", so it is left out.',
      ),
    ).toBeVisible();
  },
};

export const Default: Story = {};

const found = businesses.slice(0, 4).map((business, index) => ({
  ...profileHit(business, 18.42 + index * 46.6),
  highlight: [
    { field: "description", text: business.description, ranges: [[0, 8] as [number, number]] },
    ...(index === 1
      ? [{ field: "products", text: "Cheese curds", ranges: [[0, 6] as [number, number]] }]
      : []),
  ],
  reasons: [
    ...(index === 1
      ? [
          { kind: "makes" as const, text: "Cheese curds" },
          { kind: "makes" as const, text: "Aged gouda" },
          { kind: "delivers" as const },
        ]
      : []),
    ...(index === 2 ? [{ kind: "buys" as const, text: "Cheese" }] : []),
    { kind: "near" as const, text: "N0B 1S0", distance_km: 18.42 + index * 46.6 },
  ],
}));

export const WithMatchesAndDistances: Story = {
  args: {
    parameters: {
      ...NO_PARAMETERS,
      search_query: "sheep milk cheese",
      profile_type: "SELLS",
      near: "N0B 1S0",
      distance: 75,
    },
    initial: { ...answers, profiles: { ...answers.profiles, hits: { total: 4, hits: found } } },
  },
};

/** A misspelt word was corrected, and few businesses hold everything. */
export const CorrectedWithPartialMatches: Story = {
  args: {
    parameters: { ...NO_PARAMETERS, search_query: "sheep milk chese" },
    initial: {
      ...answers,
      profiles: {
        ...answers.profiles,
        hits: { total: 4, hits: found },
        interpretation: { corrections: [{ typed: "chese", used: "cheese" }], dropped: [], relaxed_from: 2 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("sheep milk cheese")).toBeVisible();
    await expect(page.getByRole("link", { name: "Search instead for “sheep milk chese”" })).toHaveAttribute(
      "href",
      "/search/sheep%20milk%20chese?literal=true",
    );
    const lists = page.getAllByRole("list").filter((list) => list.tagName === "OL");
    await expect(lists.map((list) => list.children.length)).toEqual([2, 2]);
  },
};

/** The words name several things and a place; each can be taken away. */
export const ThingsAndAPlace: Story = {
  args: {
    parameters: { ...NO_PARAMETERS, search_query: "organic sheep milk cheese near Guelph" },
    initial: {
      ...answers,
      profiles: {
        ...answers.profiles,
        hits: { total: 4, hits: found },
        interpretation: {
          corrections: [],
          dropped: [],
          place: "Guelph",
          parts: [
            { kind: "thing", text: "organic", without: "sheep milk cheese near Guelph" },
            { kind: "thing", text: "sheep milk cheese", without: "organic near Guelph" },
            { kind: "place", text: "Guelph", without: "organic sheep milk cheese" },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Remove Guelph" })).toHaveAttribute(
      "href",
      "/search/organic%20sheep%20milk%20cheese",
    );
  },
};

const long = {
  ...businesses[0],
  id: 999,
  business_name: "Saint-Jean-Baptiste-de-la-Rivière-aux-Sables Agricultural Cooperative & Bottlers",
  city: "Kitchenuhmaykoosib Inninuwug",
  description: "Donaudampfschifffahrtsgesellschaftskapitänsmütze".repeat(3).slice(0, 128),
  roles: ["seller", "vendor", "buyer", "processor", "service_provider"],
} satisfies Business;

export const LongestWords: Story = {
  args: { initial: { ...answers, profiles: profileSearch([long, ...businesses], 7) } },
};

export const Classifieds: Story = {
  args: { parameters: { ...NO_PARAMETERS, profile_type: "CLASSIFIEDS" } },
};

const foundAds = classifiedSearch();

/** Words of the text and a place led to these classifieds. */
export const ClassifiedsWithReasons: Story = {
  args: {
    parameters: { ...NO_PARAMETERS, profile_type: "CLASSIFIEDS", search_query: "cases near Guelph" },
    initial: {
      ...answers,
      classifieds: {
        ...foundAds,
        hits: {
          ...foundAds.hits,
          hits: foundAds.hits.hits.map((hit, index) => ({
            ...hit,
            reasons: [
              { kind: "mentions" as const, text: "cases" },
              { kind: "near" as const, text: "Guelph", distance_km: 18.42 + index * 20 },
            ],
          })),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("article");
    await expect(first).toHaveTextContent("Mentions cases · 18 km from Guelph");
  },
};

export const Empty: Story = {
  args: {
    parameters: { ...NO_PARAMETERS, search_query: "qwertz" },
    initial: { profiles: profileSearch([], 0), classifieds: classifiedSearch([]) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "What can we help you find today?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "No Results" })).toBeDisabled();
  },
};

/** Other searches find something. */
export const NothingFoundWithAlternatives: Story = {
  args: {
    parameters: {
      ...NO_PARAMETERS,
      search_query: "gimshi",
      value_filters: [2],
      near: "N0B 1S0",
      distance: 20,
    },
    initial: {
      profiles: {
        ...profileSearch([], 0),
        alternatives: [
          { kind: "spelling", keywords: "kimchi", total: 4 },
          { kind: "broader", keywords: "preserves", total: 12 },
          { kind: "wider", keywords: "gimshi", distance: 40, total: 1 },
          { kind: "without_filters", keywords: "gimshi", total: 1284 },
        ],
      },
      classifieds: classifiedSearch([]),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Nothing found for “gimshi”" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Search within 40 km" })).toHaveAttribute(
      "href",
      "/search/gimshi?product_category=2&distance=40&near=N0B+1S0",
    );
    await expect(page.getByRole("link", { name: "Post a Wanted Ad" })).toBeVisible();
  },
};

export const NoClassifieds: Story = {
  args: {
    parameters: { ...NO_PARAMETERS, profile_type: "CLASSIFIEDS" },
    initial: { ...answers, classifieds: classifiedSearch([]) },
  },
};

export const Loading: Story = {
  args: { initial: null },
  beforeEach: ({ msw }) => {
    const never = () => new Promise<never>(() => {});
    msw.use(...typedHandlers({ "POST /search/profiles/": never, "POST /search/classifieds/": never }));
  },
};

export const Failed: Story = {
  args: { initial: null },
  beforeEach: ({ msw }) => {
    const failure = () => problem(503, "The search is not available at the moment. Please try again.");
    msw.use(...typedHandlers({ "POST /search/profiles/": failure, "POST /search/classifieds/": failure }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "0 Profile Results" })).toBeVisible();
  },
};

export const Member: Story = { parameters: { signedInAs: {} } };
