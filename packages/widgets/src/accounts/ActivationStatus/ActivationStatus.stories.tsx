import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay } from "msw";
import { ActivationStatus } from "./ActivationStatus.tsx";

const meta = {
  title: "Accounts/Activation",
  component: ActivationStatus,
  args: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" },
} satisfies Meta<typeof ActivationStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Activating: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account/": () => delay("infinite").then(() => ({ message: "" })),
      }),
    );
  },
};

export const Activated: Story = {
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

export const CutShort: Story = { args: { token: undefined } };
