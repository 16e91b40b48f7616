import { SHARE_TOKEN, sharedList } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { SharedListPage } from "./SharedListPage.tsx";

const meta = {
  title: "Pages/SharedListPage",
  component: SharedListPage,
  args: { list: sharedList(), token: SHARE_TOKEN },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SharedListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByText("Delivers on Thursdays")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Feed" })).toHaveAttribute(
      "href",
      expect.stringContaining(`/feeds/lists/${SHARE_TOKEN}.atom`),
    );
  },
};

export const Empty: Story = { args: { list: sharedList({ items: [], by: null }) } };
