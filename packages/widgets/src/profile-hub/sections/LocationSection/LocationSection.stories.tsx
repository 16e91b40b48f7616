import { profile } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { profileFormStory } from "../../../testing/profileFormStory.tsx";
import { LocationSection } from "./LocationSection.tsx";

const meta = {
  title: "Widgets/Profile hub/LocationSection",
  component: LocationSection,
} satisfies Meta<typeof LocationSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = profile().addresses[0] as ReturnType<typeof profile>["addresses"][number];

export const Empty: Story = profileFormStory({ addresses: [] });
export const One: Story = profileFormStory();

export const Default: Story = profileFormStory({
  addresses: [shop, { ...shop, id: 2, description: "Saturday market stall", phone: null, city: "Guelph" }],
});

export const Another: Story = {
  ...profileFormStory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add another location" }));
    await expect(
      within(canvas.getByRole("form", { name: "New location" })).getByLabelText("Location name"),
    ).toHaveFocus();
  },
};

export const Incomplete: Story = {
  ...profileFormStory({ addresses: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Postal code"), "90210");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const summary = await canvas.findByRole("alert");
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent("You must provide a valid postal code.");
  },
};

export const Removed: Story = {
  ...profileFormStory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove this location" }));
    await expect(await screen.findByText("Location has been removed.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(canvas.getByRole("form", { name: "New location" })).toBeVisible();
  },
};

const lost = profileFormStory();
export const RemovedSomewhereElse: Story = {
  parameters: lost.parameters,
  decorators: lost.decorators,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("City or town"), " West");
    lost.server.saveElsewhere({ addresses: [] });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^This location was removed somewhere else/)).toBeVisible();
  },
};
