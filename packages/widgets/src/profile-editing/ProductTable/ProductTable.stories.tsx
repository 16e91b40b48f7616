import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { roleWith, roleWithMany } from "../../testing/exampleRoles.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { ProductTable } from "./ProductTable.tsx";

const meta = {
  title: "Widgets/Profile editing/ProductTable",
  component: ProductTable,
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const twelve = roleWith("seller", [
  [10, ["Carrots", "Garlic scapes", "Kale", "Leeks", "Radishes"]],
  [4, ["Bartlett pears", "Honeycrisp apples", "Sour cherries"]],
  [2, ["Aged cheddar", "Cultured butter", "Crème fraîche", "Halloumi"]],
]);

const change = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(
    canvas.getByRole("textbox", { name: "Name in the other language, Leeks" }),
    "poireaux{Enter}",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Save products" }));
  return canvas;
};

export const Default: Story = profileFormStory({ roles: [twelve], products_language: "en-CA" });
export const Empty: Story = profileFormStory({ roles: [roleWith("seller", [])] });
export const SeveralRoles: Story = profileFormStory({ roles: [twelve, roleWith("buyer", [[5, ["Flour"]]])] });
export const NarrowColumn: Story = {
  ...profileFormStory({ roles: [twelve] }),
  render: () => (
    <div style={{ width: 320 }}>
      <ProductTable />
    </div>
  ),
};
export const FiveHundred: Story = {
  ...profileFormStory({ roles: [roleWithMany("seller", 498)] }),
  // Its accessibility is that of twelve, and takes a minute to check.
  tags: ["!test"],
};
export const Chosen: Story = {
  ...profileFormStory({ roles: [twelve] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Choose Kale" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Choose Leeks" }));
    await expect(canvas.getByText("2 products chosen")).toBeVisible();
  },
};
export const Findings: Story = {
  ...profileFormStory({ roles: [twelve] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Paste a list or choose a file" }));
    await userEvent.click(canvas.getByRole("textbox", { name: /^List of products/ }));
    await userEvent.paste(
      "Product\tCategory\nBeets\tVegetables\nBeets\tVegetables\nPlums\tstone stuff\nFromage de chÃ¨vre\tDairy and Eggs",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Put into the table" }));
    await canvas.findByText(/4 new products/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only the 3 to look at" }));
    await expect(canvas.getAllByRole("textbox", { name: /^Product, / })).toHaveLength(3);
  },
};
export const Saving: Story = {
  ...profileFormStory(
    { roles: [twelve] },
    { "POST /accounts/save_profile/": () => new Promise<never>(() => {}) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(await canvas.findByText("Saving …")).toBeVisible();
  },
};
export const Failed: Story = {
  ...profileFormStory(
    { roles: [roleWith("seller", [[10, ["Leeks"]]])] },
    { "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment.") },
  ),
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
  },
};

const { server: shared, ...sharedStory } = profileFormStory({ roles: [twelve] });
export const Conflict: Story = {
  ...sharedStory,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Name in the other language, Leeks" }),
      "poireaux{Enter}",
    );
    const roles = structuredClone(shared.saved().roles);
    const leeks = roles[0]?.data.products.find(({ name }) => name === "Leeks");
    if (leeks) leeks.name_translation = "Poireaux d’été";
    shared.saveElsewhere({ roles });
    await userEvent.click(canvas.getByRole("button", { name: "Save products" }));
    await waitFor(() => expect(canvas.getByText(/Saved in the meantime: “Poireaux d’été”/)).toBeVisible());
  },
};
