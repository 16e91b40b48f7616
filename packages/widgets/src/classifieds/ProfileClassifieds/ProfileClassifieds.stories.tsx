import { classified, type classifieds, inDays, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ProfileClassifieds } from "./ProfileClassifieds.tsx";

const own = [
  classified({ editable: true }),
  classified({ id: 90, title: "Apple crates", needed_by: inDays(-1), editable: true, category: 0 }),
];

const lists = (answer: () => ReturnType<typeof classifieds> | Response | Promise<never>) => ({
  msw: typedHandlers({ "GET /accounts/classifieds_list/": answer }),
});

const meta = {
  title: "Widgets/Classifieds/ProfileClassifieds",
  component: ProfileClassifieds,
  args: { profileId: 412 },
} satisfies Meta<typeof ProfileClassifieds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Owner: Story = {
  args: { editable: true },
  parameters: { signedInAs: {}, ...lists(() => own) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("- EXPIRED")).toBeVisible();
  },
};

export const Editing: Story = {
  ...Owner,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Edit Cold-pressed cider" }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Edit Classified" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole("button", { name: "Submit" })).toBeDisabled();
  },
};

export const Deleting: Story = {
  ...Owner,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Delete Cold-pressed cider" }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Delete Classified" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Loading: Story = { parameters: lists(() => new Promise<never>(() => {})) };
export const Empty: Story = { parameters: lists(() => []) };
export const Failed: Story = { parameters: lists(() => problem(503, "Please try again in a moment.")) };
