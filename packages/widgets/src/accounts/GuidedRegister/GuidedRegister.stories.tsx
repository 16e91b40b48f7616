import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GuidedRegister } from "./GuidedRegister.tsx";

const meta = { title: "Widgets/Accounts/GuidedRegister", component: GuidedRegister } satisfies Meta<
  typeof GuidedRegister
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Next" })).toBeDisabled();
  },
};

export const Organization: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("radio", { name: /^Organization/ }));
    await expect(form.getByText(/Organization cannot be chosen at sign-up/)).toBeVisible();
  },
};

const toDetails: Play = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.click(form.getByRole("radio", { name: /^Seller/ }));
  await userEvent.click(form.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(form.getByRole("heading", { name: "Account Details" })).toHaveFocus());
};

export const AccountDetails: Story = { play: toDetails };

export const Incomplete: Story = {
  play: async (context) => {
    await toDetails(context);
    const form = within(context.canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(form.getByRole("alert")).toHaveFocus());
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/signup/": () => problem(409, "Error: email already exists") }),
    );
  },
  play: async (context) => {
    await toDetails(context);
    const form = within(context.canvasElement);
    for (const [label, value] of Object.entries({
      "First name": "Ada",
      "Last name": "Okafor",
      "Job title": "Owner",
      "Business name": "Maple Hill Orchard",
      Email: "ada@maplehill.example",
      Password: "orchard#2026",
      "Confirm password": "orchard#2026",
    })) {
      await userEvent.type(form.getByLabelText(label), value);
    }
    await userEvent.click(form.getByRole("checkbox", { name: /I agree to the/ }));
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await expect(await form.findByText("Error: email already exists")).toBeVisible();
  },
};
