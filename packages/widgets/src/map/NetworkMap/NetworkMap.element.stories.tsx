import { businesses, type Mocks, problem, profileSearch, typedHandlers } from "@foodshed/sdk/testing";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { mapDocs } from "./NetworkMap.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = { title: "Embeds/Map", ...elementMeta(mapDocs) };
export default meta;

const finding = (answer: Mocks["GET /search/profiles/"], more: Mocks = {}) => ({
  msw: typedHandlers({
    ...more,
    "GET /search/profiles/": answer,
    "GET /accounts/connected_profiles/{slug}/": () => problem(404, "This profile does not exist."),
  }),
});

export const Default: ElementStory = {
  parameters: finding(() => profileSearch([...businesses])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await within(inside).findByRole("link", { name: "Maple Hill Orchard" });
  },
};

export const Empty: ElementStory = {
  parameters: finding(() => profileSearch([])),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
    await expect(args["foodshed:results"]).toHaveBeenCalledWith({ total: 0 });
  },
};

export const Failed: ElementStory = {
  parameters: finding(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("button", { name: "Try again" });
  },
};

export const NarrowColumn: ElementStory = {
  args: { column: 280 },
  parameters: finding(() => profileSearch([...businesses])),
  tags: ["!test"],
};

export const French: ElementStory = {
  args: { lang: "fr" },
  parameters: finding(() => profileSearch([...businesses])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(inside.querySelector("[lang]")).toHaveAttribute("lang", "fr-CA");
  },
};

export const Backdrops: ElementStory = {
  parameters: {
    ...finding(() => profileSearch([...businesses])),
    a11y: { options: { rules: { "landmark-unique": { enabled: false } } } },
  },
  render: onEveryBackdrop(mapDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};

export const Loading: ElementStory = {
  tags: ["!test"],
  parameters: finding(() => new Promise<never>(() => {})),
};

const drawn = fn();

export const UnknownNetwork: ElementStory = {
  args: { network: "no-such-network" },
  parameters: finding(() => profileSearch([]), {
    "GET /map/base/": async () => {
      drawn.mockClear();
      await new Promise((resolve) => setTimeout(resolve, 500));
      drawn();
      return { tiles: null };
    },
  }),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByText(/no-such-network/);
    // What the map is drawn from comes later, and says nothing of the network.
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(within(inside).getByText(/no-such-network/)).toBeVisible();
  },
};
