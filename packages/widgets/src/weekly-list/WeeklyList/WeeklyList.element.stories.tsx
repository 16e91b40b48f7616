import { type Mocks, problem, typedHandlers, weeklyList } from "@foodshed/sdk/testing";
import { expect, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { weeklyListDocs } from "./WeeklyList.docs.ts";

const answering = (answer: NonNullable<Mocks["GET /weekly_list/"]>) => ({
  msw: typedHandlers({ "GET /weekly_list/": answer }),
});

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = {
  title: "Embeds/Weekly list",
  ...elementMeta(weeklyListDocs, { network: "elora-table" }),
  parameters: answering(() => weeklyList),
};
export default meta;

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await within(inside).findByRole("heading", { name: "This week from members of Elora Table" });
  },
};

/** The slug belongs to no network. */
export const UnknownNetwork: ElementStory = {
  parameters: answering(() => problem(404, "There is no such network.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("alert");
  },
};

export const Empty: ElementStory = {
  parameters: answering(() => ({ ...weeklyList, total: 0, products: [] })),
  tags: ["!test"],
};

export const Loading: ElementStory = {
  parameters: answering(() => new Promise<never>(() => {})),
  tags: ["!test"],
};

export const Failed: ElementStory = {
  parameters: answering(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("button", { name: "Try again" });
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

export const Backdrops: ElementStory = {
  render: onEveryBackdrop(weeklyListDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
