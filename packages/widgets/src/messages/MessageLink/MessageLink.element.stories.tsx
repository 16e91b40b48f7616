import { expect, userEvent, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { messageButtonDocs } from "./MessageLink.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = {
  title: "Embeds/Message button",
  ...elementMeta(messageButtonDocs, { slug: "north-fork-dairy" }),
};
export default meta;

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await userEvent.click(within(inside).getByRole("button"));
    await expect(await within(inside).findByLabelText("Message")).toBeInTheDocument();
  },
};

export const LongestWords: ElementStory = {
  args: { label: "Ask North Fork Dairy about its deliveries on Saturday mornings", column: 280 },
  tags: ["!test"],
};

export const French: ElementStory = {
  args: { lang: "fr" },
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await expect(inside.querySelector("[lang]")).toHaveAttribute("lang", "fr-CA");
  },
};

export const Backdrops: ElementStory = {
  render: onEveryBackdrop(messageButtonDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
