import { problem, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { FirstSteps } from "./FirstSteps.tsx";

const meta = {
  title: "Widgets/Profile hub/FirstSteps",
  component: FirstSteps,
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member who has just signed up. */
function newcomer(...roles: RoleValue[]): Partial<Profile> {
  return {
    onboarding: true,
    roles: roles.map((value) => {
      const role = profileRole(value);
      return { ...role, data: { ...role.data, products: [] } };
    }),
    description: null,
    addresses: [],
    city: null,
    category: [],
    photo_file_name: null,
  };
}

export const Default: Story = profileFormStory(newcomer("seller"));

export const EveryRole: Story = profileFormStory(
  newcomer("vendor", "seller", "processor", "buyer", "service_provider"),
);

export const ServiceProvider: Story = profileFormStory(newcomer("service_provider"));

export const AllAtOnce: Story = {
  ...profileFormStory(newcomer("seller", "buyer")),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show all at once" }));
    await expect(canvas.getAllByRole("heading", { level: 2, name: /\?$/ })).toHaveLength(7);
  },
};

async function describe(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Skip" }));
  const question = canvas.getByRole("heading", { name: "What should people know about you?" });
  await waitFor(() => expect(question).toHaveFocus());
  await userEvent.type(
    canvas.getByRole("textbox", { name: "About your business" }),
    "Forty kinds of apples.",
  );
  await userEvent.click(canvas.getByRole("button", { name: "Save and continue" }));
  return canvas;
}

export const Saved: Story = {
  ...profileFormStory(newcomer("seller")),
  play: async ({ canvasElement }) => {
    const canvas = await describe(canvasElement);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Where are you?" })).toHaveFocus());
    await expect(canvas.getByText("1 of 6 answered")).toBeVisible();
  },
};

export const Refused: Story = {
  ...profileFormStory(newcomer("seller"), {
    "POST /accounts/save_profile/": () =>
      problem(400, "No.", {
        "changes.0.details.description": ["You must provide a description of your business."],
      }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await describe(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "About your business" })).toHaveValue(
      "Forty kinds of apples.",
    );
  },
};

export const Failed: Story = {
  ...profileFormStory(newcomer("seller"), {
    "POST /accounts/save_profile/": () => problem(503, "The service is not available. Please try again."),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await describe(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is not available.");
  },
};

export const LeftForLater: Story = {
  ...profileFormStory({ ...newcomer("seller"), description: "Apples.", city: "Elora" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let left = 4; left > 0; left -= 1)
      await userEvent.click(canvas.getByRole("button", { name: "Skip" }));
    await expect(canvas.getByRole("heading", { name: "That is enough to begin with." })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Do you deliver?" })).toBeVisible();
  },
};
