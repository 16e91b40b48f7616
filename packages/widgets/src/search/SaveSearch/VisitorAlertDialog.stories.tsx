import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { VisitorAlertDialog } from "./VisitorAlertDialog.tsx";

const meta = {
  title: "Widgets/Search/VisitorAlertDialog",
  component: VisitorAlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    parameters: { ...NO_PARAMETERS, search_query: "goat cheese" },
  },
  parameters: { msw: typedHandlers({ "POST /alerts/request/": () => ({ msg: "success" }) }) },
} satisfies Meta<typeof VisitorAlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Your email"), "chef@bistro.example");
    await userEvent.click(screen.getByRole("button", { name: "Get Alerts" }));
    await expect(await screen.findByText(/^We sent you an email/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({ "POST /alerts/request/": () => problem(429, "Please try again tomorrow.") }),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Your email"), "chef@bistro.example");
    await userEvent.click(screen.getByRole("button", { name: "Get Alerts" }));
    await expect(await screen.findByText("Please try again tomorrow.")).toBeVisible();
  },
};
