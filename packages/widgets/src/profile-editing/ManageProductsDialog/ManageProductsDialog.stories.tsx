import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { roleWith } from "../../testing/exampleRoles.ts";
import { keptStory } from "../../testing/keptStory.tsx";
import { ownProfile } from "../../testing/profileKeeper.ts";
import { ManageProductsDialog } from "./ManageProductsDialog.tsx";

const roles = [
  roleWith("seller", [
    [2, ["Aged cheddar", "Cultured butter"]],
    [4, ["Bartlett pears"]],
  ]),
];

const meta = {
  title: "Profile editing/ManageProductsDialog",
  component: ManageProductsDialog,
  args: { ofRole: "seller", open: true, onOpenChange: fn(), profile: ownProfile({ roles }) },
} satisfies Meta<typeof ManageProductsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesACategory: Story = keptStory({ roles });
export const NothingChosen: Story = {
  ...keptStory({ roles: [roleWith("seller", [])] }),
  args: { profile: ownProfile({ roles: [roleWith("seller", [])] }) },
};

export const ManagesItsProducts: Story = {
  ...keptStory({ roles }),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Dairy and Eggs (2)" }));
    await expect(await screen.findByRole("heading", { name: "Dairy and Eggs" })).toHaveFocus();
  },
};

export const UnknownStep: Story = { ...keptStory({ roles }), args: { initialStep: 7 } };
