import { profileRole } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { SafetyStandardsForm } from "./SafetyStandardsForm.tsx";

const meta = {
  title: "Widgets/Profile editing/SafetyStandardsForm",
  component: SafetyStandardsForm,
} satisfies Meta<typeof SafetyStandardsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = profileFormStory({ roles: [profileRole("buyer")] });
export const ThreeRoles: Story = profileFormStory({
  roles: [profileRole("seller"), profileRole("buyer"), profileRole("processor")],
});
