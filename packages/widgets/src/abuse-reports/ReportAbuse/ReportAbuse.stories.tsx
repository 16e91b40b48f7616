import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ReportAbuse } from "./ReportAbuse.tsx";

const meta = {
  title: "Widgets/Abuse reports/ReportAbuse",
  component: ReportAbuse,
  args: { kind: "classified", id: 907 },
} satisfies Meta<typeof ReportAbuse>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing was chosen. */
export const Incomplete: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    await expect(await dialog.findByText("Please choose what is wrong.")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({ "POST /abuse_reports/": () => problem(429, "Please try again in an hour.") }),
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "An attempt to deceive" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    await expect(await dialog.findByText("Please try again in an hour.")).toBeVisible();
  },
};
