import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../Field/TextField.tsx";
import { Dialog, DialogActions, type DialogProps } from "./Dialog.tsx";

function Opened(props: Omit<DialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a Contact</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen}>
        {props.children ?? <TextField label="Name" />}
        <DialogActions>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const meta = {
  title: "Primitives/Dialog",
  // Its documentation is that of the component; what is rendered holds its value.
  component: Dialog as never,
  render: (args) => <Opened {...args} />,
  args: { title: "Add a Contact", description: "People find it on your profile.", children: null },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof Opened>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add a Contact" }));
    const dialog = await screen.findByRole("dialog", { name: "Add a Contact" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByLabelText("Name")).toHaveFocus();
  },
};

export const GivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Add a Contact" });
    await userEvent.click(opener);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const labels = Array.from({ length: 20 }, (_, at) => `Field ${at + 1}`);

export const LongForm: Story = {
  args: { children: labels.map((label) => <TextField key={label} label={label} />) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add a Contact" }));
    const dialog = await screen.findByRole("dialog", { name: "Add a Contact" });
    const save = within(dialog).getByRole("button", { name: "Save" });
    const isInSight = () => save.getBoundingClientRect().bottom <= innerHeight;
    await waitFor(() => expect(isInSight()).toBe(true));
    within(dialog).getByLabelText("Field 20").focus();
    await waitFor(() => expect(isInSight()).toBe(true));
  },
};
