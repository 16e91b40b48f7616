import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { VisitorEnquiryDialog } from "./VisitorEnquiryDialog.tsx";

const answering = (answer: NonNullable<Mocks["POST /visitor_enquiries/"]>) => ({
  msw: typedHandlers({ "POST /visitor_enquiries/": answer }),
});

const meta = {
  title: "Widgets/Enquiries/VisitorEnquiryDialog",
  component: VisitorEnquiryDialog,
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
  parameters: answering(() => ({ msg: "success" })),
} satisfies Meta<typeof VisitorEnquiryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => {
  await userEvent.type(await screen.findByLabelText("Your name"), "Anna Ritter");
  await userEvent.type(screen.getByLabelText("Your email"), "anna@ritter.example");
  await userEvent.click(screen.getByRole("button", { name: "Mail me the link" }));
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("What you are looking for")).toHaveValue("goat cheese");
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Mail me the link" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Your name: This field is required.");
  },
};

export const Done: Story = {
  play: async () => {
    await ask();
    await expect(await screen.findByText(/^We sent a mail to anna@ritter.example/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: answering(() => problem(403, "None of these businesses takes enquiries.")),
  play: async () => {
    await ask();
    await expect(await screen.findByRole("alert")).toHaveTextContent("None of these businesses");
  },
};
