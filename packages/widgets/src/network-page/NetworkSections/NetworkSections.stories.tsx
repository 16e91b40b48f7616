import { businesses, profile, profileSearch, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { networkPage } from "../testing.ts";
import { NetworkSections } from "./NetworkSections.tsx";

const meta = {
  title: "Widgets/Network page/NetworkSections",
  component: NetworkSections,
  args: { profile: profile(businesses[4]), data: networkPage },
  parameters: { msw: typedHandlers({ "POST /search/profiles/": () => profileSearch([...businesses]) }) },
} satisfies Meta<typeof NetworkSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingYet: Story = { args: { data: { members: null, week: null, classifieds: [] } } };
