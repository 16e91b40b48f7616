import { problem, typedHandlers, unreachable } from "@foodshed/sdk/testing";
import { ALREADY_ACTIVE } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { ActivationStatus } from "./ActivationStatus.tsx";

const meta = {
  title: "Widgets/Accounts/ActivationStatus",
  component: ActivationStatus,
  args: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" },
} satisfies Meta<typeof ActivationStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account/": () => delay("infinite").then(() => ({ message: "" })),
      }),
    );
  },
};

export const Default: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/activate_account/": () => ({ message: "Done." }) }));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account/": () => problem(400, "This link has expired or was used before."),
      }),
    );
  },
};

export const OutOfReach: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/activate_account/": () => unreachable() }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Try again" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("The server could not be reached.");
  },
};

export const AlreadyActive: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account/": () => problem(400, "Active.", {}, {}, ALREADY_ACTIVE),
      }),
    );
  },
};

export const CutShort: Story = { args: { token: undefined } };
