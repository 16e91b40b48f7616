import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { RegisterForm } from "./RegisterForm.tsx";

const meta = { title: "Widgets/Accounts/RegisterForm", component: RegisterForm } satisfies Meta<
  typeof RegisterForm
>;
export default meta;

type Story = StoryObj<typeof meta>;

const fillIn: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.click(form.getByRole("radio", { name: /^Seller/ }));
  await userEvent.type(form.getByLabelText("First name"), "Ada");
  await userEvent.type(form.getByLabelText("Last name"), "Okafor");
  await userEvent.type(form.getByLabelText("Job title"), "Owner");
  await userEvent.type(form.getByLabelText("Business name"), "Maple Hill Orchard");
  await userEvent.type(form.getByLabelText("Email"), "ada@maplehill.example");
  await userEvent.type(form.getByLabelText("Password"), "orchard#2026");
  await userEvent.type(form.getByLabelText("Confirm password"), "orchard#2026");
  await userEvent.click(form.getByRole("checkbox", { name: /I agree to the/ }));
  await userEvent.click(form.getByRole("button", { name: "Register" }));
};

export const Default: Story = {};

export const SeveralRoles: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("radio", { name: /^Seller/ }));
    for (const role of ["Buyer", "Processor", "Vendor"]) {
      await userEvent.click(form.getByRole("button", { name: "Add more" }));
      await userEvent.selectOptions(form.getAllByRole("combobox").at(-1) as HTMLElement, role);
    }
    await expect(form.queryByRole("button", { name: "Add more" })).toBeNull();
  },
};

export const Closed: Story = {
  args: { closed: { en: "We begin again in May.", fr: "Nous reprenons en mai." } },
};

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await expect(form.getByRole("radio", { name: /^Vendor/ })).toHaveFocus();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/signup/": () => delay("infinite").then(() => []) }));
  },
  play: fillIn,
};

export const AddressTaken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({ "POST /accounts/signup/": () => problem(409, "Error: email already exists") }),
    );
  },
  play: async (context) => {
    await fillIn(context);
    const form = within(context.canvasElement);
    await expect((await form.findAllByText(/already exists\. Please try another\./)).length).toBeGreaterThan(
      0,
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/signup/": () => problem(500, "Internal Server Error") }));
  },
  play: async (context) => {
    await fillIn(context);
    const form = within(context.canvasElement);
    await expect(await form.findByText("Something unexpected happened. Please try again.")).toBeVisible();
  },
};
