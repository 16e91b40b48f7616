import { suggestions, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  title: "Widgets/Search/SearchBox",
  id: "search-searchbox",
  component: SearchBox,
  decorators: [(Box) => <div style={{ minHeight: 280 }}>{Box()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnTheHomePage: Story = {
  tags: ["picture"],
  args: { size: "large", placeholder: "ex: cheese, apples, distributors" },
};

export const InTheHeader: Story = {
  args: { size: "small" },
  decorators: [(Box) => <div style={{ maxWidth: 320 }}>{Box()}</div>],
};

export const Suggesting: Story = {
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("combobox", { name: "Search" }), "che");
    await expect(await page.findByRole("option", { name: "cheese" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("option", { name: "cheese" })).toHaveAttribute("aria-selected", "true");
  },
};

/** What is no product says at the right what it is; long terms wrap beside it. */
export const SuggestingEveryType: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /search/suggest_terms/": ({ body }) =>
        suggestions(body.query, [
          "Cheese",
          ["Cheese Making", "service"],
          ["Cheese, Milk and Eggs", "category"],
          ["Cheesemonger", "business_type"],
          ["Cheese Please of the Upper Grand River Valley and Surroundings", "business"],
          ["Chesley", "place"],
          ["Cheese for Special Diets", "classification"],
        ]),
    }),
  },
  decorators: [(Box) => <div style={{ maxWidth: 328 }}>{Box()}</div>],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("combobox", { name: "Search" }), "che");
    await expect(await page.findByRole("option", { name: "Cheese" })).toBeVisible();
    await expect(page.getByRole("option", { name: "Cheese Making Service" })).toBeVisible();
  },
};
