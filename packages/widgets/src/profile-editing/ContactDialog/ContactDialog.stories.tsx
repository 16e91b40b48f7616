import { typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { AddressDialog } from "../AddressDialog/AddressDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";

const sam = {
  id: 21,
  name: "Sam Reyes",
  position: "Sales",
  phone: "519-555-0199",
  fax: null,
  cell: null,
  email: "sam@maple-hill-orchard.example",
};
const withSam = ownProfile({ contacts: [sam] });

const server = mockProfileServer(withSam);

const meta = {
  title: "Widgets/Profile editing/ContactDialog",
  component: ContactDialog,
  args: { open: true, onOpenChange: fn(), onProfile: fn(), profile: withSam },
  parameters: { signedInAs: {}, msw: typedHandlers(server.mocks) },
  beforeEach: server.reset,
} satisfies Meta<typeof ContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Editing: Story = { args: { contact: sam } };

export const Incomplete: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Cell (optional)"), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "You must provide a valid cell phone number.",
    );
  },
};

export const AsksBeforeDeleting: Story = {
  args: { contact: sam },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByRole("dialog", { name: "Delete this contact?" })).toBeVisible();
  },
};

export const AddingAnAddress: Story = { render: (args) => <AddressDialog {...args} /> };
export const EditingAnAddress: Story = {
  render: (args) => <AddressDialog {...args} address={withSam.addresses[0]} />,
};
