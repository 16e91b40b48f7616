import { problem, typedHandlers } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ConfirmEmail } from "./ConfirmEmail.tsx";

const meta = {
  title: "Widgets/Accounts/ConfirmEmail",
  component: ConfirmEmail,
  args: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" },
} satisfies Meta<typeof ConfirmEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/confirm_email_change/": () => ({
          message: "You log in with office@maplehill.example from now on.",
        }),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/from now on/)).toBeVisible();
  },
};

export const TooOld: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/confirm_email_change/": () => problem(400, "Too old.", {}, {}, LINK_TOO_OLD),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("This link is too old");
  },
};

/** Somebody else has taken the address meanwhile. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/confirm_email_change/": () => problem(409, "Error: email already exists"),
      }),
    );
  },
};

export const CutShort: Story = { args: { token: undefined } };
