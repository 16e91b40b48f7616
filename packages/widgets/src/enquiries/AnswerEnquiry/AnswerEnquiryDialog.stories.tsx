import { enquiryMocks, problem, receivedEnquiry, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { AnswerEnquiryDialog } from "./AnswerEnquiryDialog.tsx";

const meta = {
  title: "Widgets/Enquiries/AnswerEnquiryDialog",
  component: AnswerEnquiryDialog,
  args: { id: 71, open: true, onOpenChange: fn() },
  parameters: { signedInAs: {}, msw: typedHandlers(enquiryMocks()) },
} satisfies Meta<typeof AnswerEnquiryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("radio", { name: "Yes" })).not.toBeChecked();
  },
};

export const Closed: Story = {
  parameters: {
    msw: typedHandlers({
      "GET /enquiries/{id}/received/": () => receivedEnquiry({ closed_at: "2026-11-20T12:00:00Z" }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/This enquiry is closed/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: typedHandlers({ "GET /enquiries/{id}/received/": () => new Promise<never>(() => {}) }),
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({ "GET /enquiries/{id}/received/": () => problem(503, "Not right now.") }),
  },
  play: async () => {
    await expect(await screen.findByText("Not right now.")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      ...enquiryMocks(),
      "POST /enquiries/{id}/answer/": () => problem(409, "This enquiry is closed."),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: /^Send/ }));
    await expect(await screen.findByText("This enquiry is closed.")).toBeVisible();
  },
};
