import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { roleWith, roleWithMany } from "../../testing/exampleRoles.ts";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { ManageProductsDialog } from "./ManageProductsDialog.tsx";

const roles = [
  roleWith("seller", [
    [2, ["Aged cheddar", "Cultured butter"]],
    [4, ["Bartlett pears"]],
  ]),
];

const meta = {
  title: "Widgets/Profile editing/ManageProductsDialog",
  component: ManageProductsDialog,
  args: { ofRole: "seller", open: true, onOpenChange: fn(), profile: ownProfile({ roles }) },
} satisfies Meta<typeof ManageProductsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = profileFormStory({ roles });
export const NothingChosen: Story = {
  ...profileFormStory({ roles: [roleWith("seller", [])] }),
  args: { profile: ownProfile({ roles: [roleWith("seller", [])] }) },
};

export const ManagesItsProducts: Story = {
  ...profileFormStory({ roles }),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Dairy and Eggs (2)" }));
    await expect(await screen.findByRole("heading", { name: "Dairy and Eggs" })).toHaveFocus();
  },
};

const many = [roleWithMany("seller")];
export const FindsOneOfMany: Story = {
  ...profileFormStory({ roles: many }),
  args: { profile: ownProfile({ roles: many }), initialStep: 1, initialCategory: 4 },
  play: async () => {
    await userEvent.type(await screen.findByRole("searchbox", { name: "Find a product" }), "russet");
    await expect(await screen.findByText("11 of 66 products")).toBeVisible();
  },
};

export const UnknownStep: Story = { ...profileFormStory({ roles }), args: { initialStep: 7 } };
