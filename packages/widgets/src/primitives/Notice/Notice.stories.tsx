import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type NoticeType, useNotices } from "../../provider/notices.tsx";
import { Button } from "../Button/Button.tsx";

function Teller({ message, type }: { message: string; type: NoticeType }) {
  const { notify } = useNotices();
  return <Button onClick={() => notify(message, type)}>Send</Button>;
}

const meta = {
  title: "Primitives/Notice",
  component: Teller,
  args: { message: "Successfully Sent Message!", type: "success" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));
    const notice = await within(canvasElement).findByText(args.message);
    await waitFor(() => expect(notice).toBeVisible());
  },
} satisfies Meta<typeof Teller>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { message: "Could not update setting", type: "error" } };
export const Information: Story = {
  args: { message: "You are acting for Maple Hill Orchard.", type: "info" },
};
