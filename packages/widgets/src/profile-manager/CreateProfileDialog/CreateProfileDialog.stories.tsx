import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CreateProfileDialog } from "./CreateProfileDialog.tsx";

const meta = {
  title: "Widgets/Profile manager/CreateProfileDialog",
  component: CreateProfileDialog,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    signedInAs: { is_manager: true },
    msw: typedHandlers({
      "POST /accounts/signup/": () => problem(409, "Error: email already exists"),
    }),
  },
} satisfies Meta<typeof CreateProfileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill() {
  await userEvent.type(await screen.findByLabelText("First name"), "Lou");
  await userEvent.type(screen.getByLabelText("Last name"), "Tremblay");
  await userEvent.type(screen.getByLabelText("Business name"), "North Fork Dairy");
  await userEvent.type(screen.getByLabelText("Email"), "info@northfork.example");
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Submit" })).toBeDisabled();
  },
};
export const ForAdministrators: Story = { parameters: { signedInAs: { is_manager: true, is_admin: true } } };
export const Incomplete: Story = {
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await expect(await screen.findByRole("alert")).toHaveFocus();
  },
};
export const Refused: Story = {
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: "Processor" }));
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Failure to signup due to:"));
  },
};
