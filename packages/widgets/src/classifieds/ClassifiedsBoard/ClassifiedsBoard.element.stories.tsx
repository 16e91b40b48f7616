import { classified, classifiedSearch, type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import { expect, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { classifiedsDocs } from "./ClassifiedsBoard.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = { title: "Embeds/Classifieds board", ...elementMeta(classifiedsDocs) };
export default meta;

const answers = (mock: Mocks["GET /search/classifieds/"]) => ({
  msw: typedHandlers({
    "GET /search/classifieds/": mock,
    "GET /accounts/connected_profiles/{slug}/": () => problem(404, "This profile does not exist."),
  }),
});

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(await within(inside).findAllByRole("article")).toHaveLength(3);
    await expect(args["foodshed:results"]).toHaveBeenCalledWith({ total: 3 });
  },
};

export const Loading: ElementStory = { tags: ["!test"], parameters: answers(() => new Promise(() => {})) };

export const Empty: ElementStory = {
  parameters: answers(() => classifiedSearch([])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await within(inside).findByText("There are currently no classifieds. Add your listing today!");
  },
};

export const Failed: ElementStory = {
  parameters: answers(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await within(inside).findByRole("button", { name: "Try again" });
  },
};

export const UnknownNetwork: ElementStory = {
  args: { network: "no-such-network" },
  parameters: answers(() => classifiedSearch([])),
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args, "foodshed:error");
    await expect(await within(inside).findByRole("alert")).toHaveTextContent("no-such-network");
  },
};

export const LongestWords: ElementStory = {
  args: { column: 280 },
  parameters: answers(() =>
    classifiedSearch([classified({ title: "Unpasteurizedgrapefruitjuiceconcentrate ".repeat(3).trim() })]),
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
  render: onEveryBackdrop(classifiedsDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
