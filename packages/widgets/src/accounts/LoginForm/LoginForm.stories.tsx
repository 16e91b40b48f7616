import { problem, typedHandlers } from "@foodshed/sdk/testing";
import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { LoginForm } from "./LoginForm.tsx";

const meta = {
  title: "Widgets/Accounts/LoginForm",
  component: LoginForm,
  args: { next: "/profile-hub" },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const logIn: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText("Email"), "ada@maplehill.example");
  await userEvent.type(form.getByLabelText("Password"), "orchard#2026");
  await userEvent.click(form.getByRole("button", { name: "Log In" }));
};

export const Default: Story = {};

export const ToMessage: Story = { args: { toMessage: true } };

export const SessionEnded: Story = { args: { sessionEnded: true } };

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log In" }));
    await expect(within(canvasElement).getByText("Please enter a password.")).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/login/": () => delay("infinite").then(() => ({ token: "" })) }),
    );
  },
  play: logIn,
};

export const NotConfirmed: Story = {
  beforeEach: ({ msw }) => {
    const sentence = "Please confirm your email first: open the link in the mail that we sent you.";
    msw.use(
      ...typedHandlers({
        "POST /accounts/login/": () =>
          problem(400, sentence, { non_field_errors: [sentence] }, {}, EMAIL_NOT_CONFIRMED),
      }),
    );
  },
  play: async (context) => {
    await logIn(context);
    await expect(
      await within(context.canvasElement).findByRole("link", { name: "Get another email" }),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/login/": () =>
          problem(400, "Bad Request", { non_field_errors: ["Unable to log in with provided credentials."] }),
      }),
    );
  },
  play: async (context) => {
    await logIn(context);
    const alert = await within(context.canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("Failure to login due to:");
  },
};
