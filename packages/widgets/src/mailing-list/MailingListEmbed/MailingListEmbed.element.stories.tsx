import { expect, userEvent, within } from "storybook/test";
import {
  type ElementStory,
  elementIn,
  elementMeta,
  onEveryBackdrop,
} from "../../testing/showroom/elements/elementMeta.tsx";
import { mailingListDocs } from "./MailingListEmbed.docs.ts";

// The component’s own stories prove the states that are tagged `!test`; here they are for the eye and to link to.
const meta = { title: "Embeds/Mailing list", ...elementMeta(mailingListDocs) };
export default meta;

export const Default: ElementStory = {
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};

export const Incomplete: ElementStory = {
  play: async ({ canvasElement, args }) => {
    const inside = await elementIn(canvasElement, args);
    await userEvent.click(within(inside).getByRole("button"));
    await within(inside).findByText("You must provide a valid email address.");
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
  render: onEveryBackdrop(mailingListDocs),
  play: async ({ canvasElement, args }) => {
    await elementIn(canvasElement, args);
  },
};
