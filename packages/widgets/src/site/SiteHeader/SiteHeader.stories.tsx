import { typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteHeader } from "./SiteHeader.tsx";

const unread = (conversations_count: number) =>
  typedHandlers({ "GET /conversations/unread_messages_count/": () => ({ conversations_count }) });

const meta = {
  title: "Widgets/Site/SiteHeader",
  component: SiteHeader,
  args: { path: "/search", address: "/search" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => msw.use(...unread(0)),
  decorators: [(Header) => <div style={{ minHeight: 600 }}>{Header()}</div>],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const VisitorOnAProfile: Story = { args: { path: "/profiles/maple-hill-orchard" } };
export const Member: Story = { args: { path: "/dashboard" }, parameters: { signedInAs: {} } };
export const ManagerWithUnreadMessages: Story = {
  args: { path: "/dashboard" },
  parameters: { signedInAs: { is_manager: true } },
  beforeEach: ({ msw }) => msw.use(...unread(3)),
};
