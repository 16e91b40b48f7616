import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { roleWith } from "../../testing/exampleRoles.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { AvailabilityTable } from "./AvailabilityTable.tsx";

const meta = {
  title: "Widgets/Profile editing/AvailabilityTable",
  component: AvailabilityTable,
} satisfies Meta<typeof AvailabilityTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const seller = roleWith("seller", [
  [4, ["Bartlett pears", "Honeycrisp apples"]],
  [10, ["Carrots", "Leeks"]],
]);

export const Default: Story = profileFormStory({ roles: [seller] });
export const Empty: Story = profileFormStory({ roles: [roleWith("seller", [])] });
export const NarrowColumn: Story = {
  ...profileFormStory({ roles: [seller] }),
  render: () => (
    <div style={{ width: 320 }}>
      <AvailabilityTable />
    </div>
  ),
};
export const Wrong: Story = {
  ...profileFormStory({ roles: [seller] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Season, Carrots" }), "June to October{Enter}");
    await userEvent.type(canvas.getByRole("textbox", { name: "Price, Carrots" }), "$4/hogshead{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Price, Carrots" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};
