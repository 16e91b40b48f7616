import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "Primitives/LoadMore",
  component: LoadMore,
  args: {
    loaded: 24,
    total: 130,
    moreLabel: "Load More Profiles",
    doneLabel: "No More Profile Results",
    noneLabel: "No Results",
    onMore: fn(),
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { busy: true } };
export const AllLoaded: Story = { args: { loaded: 130 } };
export const Nothing: Story = { args: { loaded: 0, total: 0 } };
