import { problem, typedHandlers } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ClaimForm } from "./ClaimForm.tsx";

const meta = {
  title: "Widgets/Accounts/ClaimForm",
  component: ClaimForm,
  args: { actToken: "activation-token-1", pwToken: "password-token-1" },
  parameters: { msw: typedHandlers({ "POST /accounts/check_link/": () => ({ purpose: "claim" as const }) }) },
} satisfies Meta<typeof ClaimForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const claim: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText("Password"), "orchard#2026");
  await userEvent.type(form.getByLabelText("Confirm password"), "orchard#2026");
  await userEvent.click(form.getByRole("checkbox", { name: /I agree to the/ }));
  await userEvent.click(form.getByRole("button", { name: "Claim profile" }));
};

export const Default: Story = {};

export const CutShort: Story = { args: { pwToken: "" } };

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Claim profile" }));
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveFocus());
  },
};

export const Claimed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account_and_set_password/": () => ({ message: "Done." }),
      }),
    );
  },
  play: async (context) => {
    await claim(context);
    await expect(await within(context.canvasElement).findByText(/successfully submitted/)).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/activate_account_and_set_password/": () => problem(400, "This link was used before."),
      }),
    );
  },
  play: async (context) => {
    await claim(context);
    await expect(await within(context.canvasElement).findByRole("alert")).toHaveTextContent("used before");
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
