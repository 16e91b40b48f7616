import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { saveSignedUpAccount } from "../signedUpAccount.ts";
import { ConfirmPage } from "./ConfirmPage.tsx";

const meta = {
  title: "Widgets/Accounts/ConfirmPage",
  component: ConfirmPage,
  args: { supportEmail: "help@foodshed.example" },
  beforeEach: () => {
    saveSignedUpAccount({ account_id: 412, email: "ada@maplehill.example" });
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof ConfirmPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const resend: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Resend email" }));
};

export const Default: Story = {};

export const InAnotherBrowser: Story = { beforeEach: () => sessionStorage.clear() };

export const SentAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/resend_verification/": () => ["We sent you another email!"] }),
    );
  },
  play: async (context) => {
    await resend(context);
    await expect(await within(context.canvasElement).findByText("We sent you another email!")).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/resend_verification/": () => problem(429, "Please wait a moment."),
      }),
    );
  },
  play: async (context) => {
    await resend(context);
    await expect(await within(context.canvasElement).findByRole("alert")).toHaveTextContent("Please wait");
  },
};
