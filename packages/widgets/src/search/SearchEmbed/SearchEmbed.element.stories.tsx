import {
  businesses,
  type Mocks,
  problem,
  profileSearch,
  suggestions,
  typedHandlers,
} from "@foodshed/sdk/testing";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { searchDocs } from "./SearchEmbed.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = { title: "Embeds/Search box", ...elementMeta(searchDocs) };
export default meta;

const finding = (answer: Mocks["GET /search/profiles/"]) => ({
  msw: typedHandlers({
    "GET /search/profiles/": answer,
    "GET /search/suggest_terms/": ({ query }) =>
      suggestions(query.get("query") ?? "", ["cheese", "cherries"]),
    "GET /accounts/connected_profiles/{slug}/": () => problem(404, "This profile does not exist."),
  }),
});
const inline = { results: "inline", text: "cheese" };

/** A press leads to the site. */
export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await userEvent.type(within(inside).getByRole("combobox"), "cheese{Enter}");
    await waitFor(() => expect(args["foodshed:open"]).toHaveBeenCalled());
  },
};

export const ResultsBelow: ElementStory = {
  args: inline,
  parameters: finding(() => profileSearch([...businesses])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await within(inside).findByRole("link", { name: "Maple Hill Orchard" });
  },
};

export const Loading: ElementStory = {
  tags: ["!test"],
  args: inline,
  parameters: finding(() => new Promise(() => {})),
};

export const Empty: ElementStory = {
  args: { ...inline, text: "unobtainable" },
  parameters: finding(() => profileSearch([])),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
    await expect(args["foodshed:results"]).toHaveBeenCalledWith({ total: 0 });
  },
};

export const Failed: ElementStory = {
  args: inline,
  parameters: finding(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("button", { name: "Try again" });
  },
};

export const UnknownNetwork: ElementStory = {
  args: { ...inline, network: "no-such-network" },
  parameters: finding(() => profileSearch([])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await expect(await within(inside).findByRole("alert")).toHaveTextContent("no-such-network");
  },
};

export const NarrowColumn: ElementStory = { args: { column: 280 }, tags: ["!test"] };

export const French: ElementStory = {
  args: { lang: "fr" },
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(inside.querySelector("[lang]")).toHaveAttribute("lang", "fr-CA");
  },
};

/** Five searches on one page are five landmarks of one name, which no page of a partner has. */
export const Backdrops: ElementStory = {
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
  render: onEveryBackdrop(searchDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
