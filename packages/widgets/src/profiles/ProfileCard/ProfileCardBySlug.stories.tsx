import { problem, profile, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProfileCardBySlug } from "./ProfileCardBySlug.tsx";

const answering = (answer: () => ReturnType<typeof profile> | Response | Promise<never>) => ({
  msw: typedHandlers({ "GET /accounts/profile_by_slug/": answer }),
});

const meta = {
  title: "Widgets/Profiles/ProfileCardBySlug",
  component: ProfileCardBySlug,
  args: { slug: "maple-hill-orchard" },
  parameters: answering(() => profile()),
  decorators: [(Card) => <div style={{ maxWidth: 380 }}>{Card()}</div>],
} satisfies Meta<typeof ProfileCardBySlug>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Maple Hill Orchard" });
  },
};

export const Loading: Story = { parameters: answering(() => new Promise<never>(() => {})) };

export const Unknown: Story = {
  parameters: answering(() => problem(404, "This profile does not exist.")),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(within(alert).queryByRole("button")).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(() => problem(503, "Please try again in a moment.")),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};
