import { profileRole } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { RoleDetailsForm } from "./RoleDetailsForm.tsx";

const meta = {
  title: "Widgets/Profile editing/RoleDetailsForm",
  component: RoleDetailsForm,
  args: { ofRole: "seller", label: "Additional Seller Details" },
} satisfies Meta<typeof RoleDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [profileRole("seller"), profileRole("buyer"), profileRole("processor")];

export const Default: Story = profileFormStory({ roles });
export const Buyer: Story = {
  ...profileFormStory({ roles }),
  args: { ofRole: "buyer", label: "Additional Buyer Details" },
};
export const Processor: Story = {
  ...profileFormStory({ roles }),
  args: { ofRole: "processor", label: "Additional Processor Details" },
};

export const TwoAnswers: Story = {
  ...profileFormStory({ roles }),
  args: Processor.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const packing = within(canvas.getByRole("group", { name: "Co-packing" }));
    await userEvent.click(packing.getByRole("checkbox", { name: "Yes" }));
    await userEvent.click(packing.getByRole("checkbox", { name: "No" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const summary = await canvas.findByRole("alert");
    await expect(summary).toHaveTextContent("You can only choose one co-packing option.");
    await expect(summary).toHaveTextContent("You must choose a third-party liability insurance option.");
  },
};

export const Done: Story = {
  ...profileFormStory({ roles }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const insurance = within(canvas.getByRole("group", { name: "Third-party liability insurance" }));
    await userEvent.click(insurance.getByRole("checkbox", { name: "Yes" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("Your seller details have been saved.");
  },
};
