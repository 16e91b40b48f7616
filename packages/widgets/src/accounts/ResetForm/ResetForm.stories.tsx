import { problem, typedHandlers } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ResetForm } from "./ResetForm.tsx";

const meta = {
  title: "Widgets/Accounts/ResetForm",
  component: ResetForm,
  args: { token: "reset-token-123456" },
  parameters: {
    msw: typedHandlers({ "POST /accounts/check_link/": () => ({ purpose: "reset_password" as const }) }),
  },
} satisfies Meta<typeof ResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const set: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText("Password"), "orchard#2026");
  await userEvent.type(form.getByLabelText("Confirm password"), "orchard#2026");
  await userEvent.click(form.getByRole("button", { name: "Set password" }));
};

export const Default: Story = {};

export const Done: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/set_new_password/": () => ({ message: "Done." }) }));
  },
  play: async (context) => {
    await set(context);
    await expect(
      await within(context.canvasElement).findByText("Your password is set successfully."),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/set_new_password/": () => problem(400, "This link has expired.") }),
    );
  },
  play: async (context) => {
    await set(context);
    await expect(await within(context.canvasElement).findByRole("alert")).toHaveTextContent("has expired");
  },
};

export const LinkTooOld: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/check_link/": () => problem(400, "Too old.", {}, {}, LINK_TOO_OLD),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("This link is too old");
  },
};
