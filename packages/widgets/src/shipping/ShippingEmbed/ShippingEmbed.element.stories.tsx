import { expect, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { shippingDocs } from "./ShippingEmbed.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = { title: "Embeds/Shipping calculator", ...elementMeta(shippingDocs) };
export default meta;

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};

export const Prefilled: ElementStory = {
  args: {
    "from-city": "Elora",
    "from-postal-code": "N0B 1S0",
    "to-city": "Toronto",
    "to-postal-code": "M5H 2N2",
  },
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(within(inside).getByDisplayValue("Elora")).toBeInTheDocument();
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
  render: onEveryBackdrop(shippingDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
