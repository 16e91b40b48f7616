import { problem, savedSearch, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SaveSearchDialog } from "./SaveSearchDialog.tsx";

const meta = {
  title: "Widgets/Search/SaveSearchDialog",
  component: SaveSearchDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    parameters: { ...NO_PARAMETERS, search_query: "goat cheese" },
  },
  parameters: {
    signedInAs: {},
    msw: typedHandlers({ "POST /saved_searches/": () => savedSearch() }),
  },
} satisfies Meta<typeof SaveSearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("Name")).toHaveValue("goat cheese");
    await expect(screen.getByRole("radio", { name: "Once a day" })).toBeChecked();
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText("Name"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Required")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /saved_searches/": () => problem(409, "You have saved this search already."),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("You have saved this search already.");
  },
};
