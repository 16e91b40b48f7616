import { ownFavourites, problem, SHARE_TOKEN, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { FavouritesPage } from "./FavouritesPage.tsx";

const meta = {
  title: "Pages/FavouritesPage",
  component: FavouritesPage,
  parameters: { layout: "fullscreen", signedInAs: {}, msw: typedHandlers(ownFavourites()) },
} satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("Delivers on Thursdays")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: typedHandlers({ "GET /favourites/": () => ({ lists: [], favourites: [] }) }) },
};

export const Failed: Story = {
  parameters: { msw: typedHandlers({ "GET /favourites/": () => problem(503, "Not right now.") }) },
};

export const NotPublicAnyMore: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownFavourites(),
      "GET /favourite_lists/{id}/": (call) => {
        const { list, items } = ownFavourites()["GET /favourite_lists/{id}/"](call as never);
        return { list, items: items.map((item) => ({ ...item, profile: null })) };
      },
    }),
  },
};

export const Sharing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share List" }));
    await userEvent.click(dialog.getByRole("button", { name: "Make an Address" }));
    await expect(await dialog.findByLabelText("Address")).toHaveValue(
      `${location.origin}/lists/${SHARE_TOKEN}`,
    );
  },
};
