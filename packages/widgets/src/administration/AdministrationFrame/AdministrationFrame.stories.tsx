import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { OverviewPage } from "../OverviewPage/OverviewPage.tsx";
import { administratorStory } from "../stories.ts";
import { AdministrationFrame } from "./AdministrationFrame.tsx";

const meta = {
  title: "Pages/Administration",
  component: AdministrationFrame,
  args: { path: "/admin", children: <OverviewPage /> },
  parameters: { ...administratorStory(), layout: "fullscreen" },
} satisfies Meta<typeof AdministrationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For a member there is no such page. */
export const NotForMembers: Story = {
  parameters: { signedInAs: { is_admin: false } },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "This page is not here" })).toBeVisible();
  },
};
