import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type NoticeType, useNotices } from "../../provider/notices.tsx";
import { Button } from "../Button/Button.tsx";
import { NoticeRegion } from "./NoticeRegion.tsx";

function Teller({ message, type }: { message: string; type: NoticeType }) {
  const { notify } = useNotices();
  return <Button onClick={() => notify(message, type)}>Send</Button>;
}

const meta = {
  title: "Primitives/Notice",
  // Its documentation is that of the component; a press shows one as widgets do.
  component: NoticeRegion as never,
  render: (args) => <Teller {...args} />,
  args: { message: "Successfully Sent Message!", type: "success" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));
    const notice = await within(canvasElement).findByText(args.message);
    await waitFor(() => expect(notice).toBeVisible());
  },
} satisfies Meta<typeof Teller>;
export default meta;
type Story = StoryObj<typeof Teller>;

export const Default: Story = {};
export const Failure: Story = { args: { message: "Could not update setting", type: "error" } };
export const Information: Story = {
  args: { message: "You are acting for Maple Hill Orchard.", type: "info" },
};
