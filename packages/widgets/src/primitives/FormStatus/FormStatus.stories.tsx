import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { FormStatus } from "./FormStatus.tsx";

const meta = { title: "Primitives/FormStatus", component: FormStatus } satisfies Meta<typeof FormStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { success: "User successfully saved" } };
export const Failed: Story = { args: { error: "Could not save user settings." } };
export const Loading: Story = { render: () => <Spinner label="Activating Your Account..." /> };
export const Bones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 10, maxWidth: 300 }}>
      <Skeleton height="6em" />
      <Skeleton width="60%" />
      <Skeleton />
    </div>
  ),
};
