import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ForgotForm } from "./ForgotForm.tsx";

const meta = { title: "Widgets/Accounts/ForgotForm", component: ForgotForm } satisfies Meta<
  typeof ForgotForm
>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText("Email"), "ada@maplehill.example");
  await userEvent.click(form.getByRole("button", { name: "Send reset email" }));
};

export const Default: Story = {};

export const Sent: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/password_reset/": () => ({ message: "Done." }) }));
  },
  play: async (context) => {
    await ask(context);
    await expect(await within(context.canvasElement).findByText("Password reset email sent")).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/password_reset/": () => problem(429, "Please wait a moment.") }),
    );
  },
  play: async (context) => {
    await ask(context);
    await expect(await within(context.canvasElement).findByRole("alert")).toHaveTextContent(
      "Error resetting password:",
    );
  },
};
