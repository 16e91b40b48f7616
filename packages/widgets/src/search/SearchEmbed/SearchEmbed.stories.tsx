import { businesses, problem, profileSearch, suggestions, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SearchEmbed } from "./SearchEmbed.tsx";

const finding = (found: typeof businesses | []) => ({
  msw: typedHandlers({
    "POST /search/profiles/": () => profileSearch([...found]),
    "POST /search/suggest_terms/": ({ body }) => suggestions(body.query, ["cheese", "cherries"]),
  }),
});

const meta = {
  title: "Widgets/Search/SearchEmbed",
  id: "search-searchembed",
  component: SearchEmbed,
  parameters: finding(businesses),
  decorators: [(Box) => <div style={{ minHeight: 280 }}>{Box()}</div>],
} satisfies Meta<typeof SearchEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on Search leads to the site's own results. */
export const Default: Story = {};

export const InlineBeforeASearch: Story = { args: { results: "inline" } };

export const InlineResults: Story = {
  tags: ["picture"],
  args: { results: "inline" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Search" }), "cheese{Enter}");
    await canvas.findByRole("heading", { level: 2, name: /for "cheese"/ });
    await expect(await canvas.findByRole("link", { name: "Maple Hill Orchard" })).toBeInTheDocument();
  },
};

export const FromASuggestion: Story = {
  args: { results: "inline" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Search" }), "che");
    await canvas.findByRole("option", { name: "cherries" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await canvas.findByRole("heading", { level: 2, name: /for "cherries"/ });
  },
};

export const NothingFound: Story = {
  name: "Empty",
  tags: ["picture"],
  args: { results: "inline", text: "unobtainable" },
  parameters: finding([]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "No Results" })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { results: "inline", text: "cheese" },
  parameters: {
    msw: typedHandlers({ "POST /search/profiles/": () => problem(503, "Please try again in a moment.") }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};

export const NarrowColumn: Story = {
  args: { results: "inline", text: "cheese" },
  decorators: [(Box) => <div style={{ width: 280 }}>{Box()}</div>],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Maple Hill Orchard" });
  },
};
