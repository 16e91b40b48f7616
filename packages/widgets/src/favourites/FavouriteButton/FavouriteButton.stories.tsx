import { ownFavourites, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { FavouriteButton } from "./FavouriteButton.tsx";

const meta = {
  title: "Widgets/Favourites/FavouriteButton",
  component: FavouriteButton,
  args: { target: { profile_id: 77 }, name: "Elora Cheese House", next: "/profiles/elora-cheese-house" },
  parameters: { signedInAs: {}, msw: typedHandlers(ownFavourites()) },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole("button", { name: "Favourite: Elora Cheese House" });

export const Default: Story = {};

export const Visitor: Story = { parameters: { signedInAs: undefined } };

export const Saved: Story = {
  play: async () => {
    await waitFor(async () => expect(await button()).toBeEnabled());
    await userEvent.click(await button());
    await expect(await screen.findByText("Saved to “Cheese for the tasting menu”.")).toBeVisible();
  },
};

/** Below what was just saved: the lists that it can go to instead. */
export const AnotherList: Story = {
  decorators: [(Button) => <div style={{ minHeight: 280 }}>{Button()}</div>],
  play: async () => {
    await waitFor(async () => expect(await button()).toBeEnabled());
    await userEvent.click(await button());
    await expect(await screen.findByRole("button", { name: "Bread" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("button", { name: "Cheese for the tasting menu" })).toHaveFocus();
  },
};

/** A card cuts off what reaches beyond it: not the lists. */
export const InACard: Story = {
  decorators: [
    (Button) => (
      <div style={{ minHeight: 280 }}>
        <div style={{ overflow: "hidden", containerType: "inline-size", paddingBlock: 8 }}>{Button()}</div>
      </div>
    ),
  ],
  play: async () => {
    await waitFor(async () => expect(await button()).toBeEnabled());
    await userEvent.click(await button());
    const bread = await screen.findByRole("button", { name: "Bread" });
    const { left, top, width, height } = bread.getBoundingClientRect();
    await expect(bread.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    // It stays below its button.
    await expect(top).toBeGreaterThan((await button()).getBoundingClientRect().bottom);
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownFavourites(),
      "POST /favourites/": () => problem(409, "You keep 500 things."),
    }),
  },
  play: async () => {
    await waitFor(async () => expect(await button()).toBeEnabled());
    await userEvent.click(await button());
    await expect(await screen.findByText("You keep 500 things.")).toBeVisible();
    await expect(await button()).toHaveAttribute("aria-pressed", "false");
  },
};
