import { enquiryMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { SendEnquiryDialog } from "./SendEnquiryDialog.tsx";

const meta = {
  title: "Widgets/Enquiries/SendEnquiryDialog",
  component: SendEnquiryDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    product: "goat cheese",
    recipients: [
      { id: 501, name: "North Fork Dairy" },
      { id: 502, name: "Chèvrerie de la Baie-du-Nord et Filles" },
      { id: 503, name: "Old Stone Goats" },
    ],
  },
  parameters: { signedInAs: {}, msw: typedHandlers(enquiryMocks()) },
} satisfies Meta<typeof SendEnquiryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("What you are looking for")).toHaveValue("goat cheese");
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /enquiries/": () => problem(409, "None of these businesses can be asked right now."),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Send to all 3" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("None of these businesses");
  },
};
