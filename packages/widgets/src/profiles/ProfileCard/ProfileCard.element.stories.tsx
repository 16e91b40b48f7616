import { businesses, type Mocks, problem, profile, typedHandlers } from "@foodshed/sdk/testing";
import { expect, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { profileCardDocs } from "./ProfileCard.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = {
  title: "Embeds/Profile card",
  ...elementMeta(profileCardDocs, { slug: "maple-hill-orchard" }),
};
export default meta;

const answering = (answer: Mocks["GET /accounts/profile_by_slug/"]) => ({
  msw: typedHandlers({ "GET /accounts/profile_by_slug/": answer }),
});

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await within(inside).findByRole("link", { name: "Maple Hill Orchard" });
  },
};

export const Loading: ElementStory = { tags: ["!test"], parameters: answering(() => new Promise(() => {})) };

export const Failed: ElementStory = {
  parameters: answering(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("button", { name: "Try again" });
  },
};

/** The slug belongs to nobody. */
export const Unknown: ElementStory = {
  args: { slug: "nobody" },
  parameters: answering(() => problem(404, "This profile does not exist.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("alert");
  },
};

export const LongestWords: ElementStory = {
  parameters: answering(() =>
    profile({ ...businesses[0], business_name: "Wellington-Dufferin-Guelph Regional Growers’ Co-operative" }),
  ),
  tags: ["!test"],
};

export const NarrowColumn: ElementStory = { args: { column: 280 }, tags: ["!test"] };

export const French: ElementStory = {
  args: { lang: "fr" },
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(inside.querySelector("[lang]")).toHaveAttribute("lang", "fr-CA");
  },
};

export const Backdrops: ElementStory = {
  render: onEveryBackdrop(profileCardDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
