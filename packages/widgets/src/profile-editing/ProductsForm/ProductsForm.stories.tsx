import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { roleWith, roleWithMany } from "../../testing/exampleRoles.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { ProductsForm } from "./ProductsForm.tsx";

const meta = {
  title: "Widgets/Profile editing/ProductsForm",
  component: ProductsForm,
} satisfies Meta<typeof ProductsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const seller = roleWith("seller", [
  [2, ["Aged cheddar", "Cultured butter"]],
  [4, ["Bartlett pears", "Honeycrisp apples"]],
  [5, []],
]);

export const Empty: Story = profileFormStory({ roles: [roleWith("seller", [])] });
export const Default: Story = profileFormStory({ roles: [seller] });

export const SeveralRoles: Story = {
  ...profileFormStory({ roles: [seller, roleWith("vendor", [[4, ["Cider"]]]), roleWith("buyer", [])] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Fruit/ }));
    await expect(canvas.getAllByRole("combobox")).toHaveLength(3);
  },
};

export const Suggests: Story = {
  ...profileFormStory({ roles: [seller] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Fruit/ }));
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "pea");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Peaches");
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("You have successfully added Peaches to your list of products.");
    await expect(field).toHaveValue("");
  },
};

export const RefusesACopy: Story = {
  ...profileFormStory({ roles: [seller] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Fruit/ }));
    await userEvent.type(canvas.getByRole("combobox"), "bartlett Pears{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Product already exists. Please provide a new product name.",
    );
  },
};

export const AsksBeforeACategoryGoes: Story = {
  ...profileFormStory({ roles: [seller] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Fruit/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Show Fruit/ }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent(
      "Are you sure you want to remove your product listing under this category?",
    );
  },
};

export const PutsCategoriesInOrder: Story = {
  ...profileFormStory({ roles: [seller] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Order of categories" }));
    canvas.getByRole("button", { name: "Move Grains up" }).focus();
    await userEvent.keyboard("{Enter}{Enter}");
    const rows = within(canvas.getByRole("list", { name: /^Order/ })).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent)).toEqual(["Grains", "Dairy and Eggs", "Fruit"]);
  },
};

export const FindsOneOfMany: Story = {
  ...profileFormStory({ roles: [roleWithMany("seller")] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a product" }), "russet");
    await expect(await canvas.findByText("11 of 68 products")).toBeVisible();
  },
};

export const Failed: Story = {
  ...profileFormStory(
    { roles: [seller] },
    { "POST /accounts/save_profile/": () => problem(503, "Please try again in a moment.") },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Fruit/ }));
    await userEvent.type(canvas.getByRole("combobox"), "Plums{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveValue("Plums"));
  },
};
