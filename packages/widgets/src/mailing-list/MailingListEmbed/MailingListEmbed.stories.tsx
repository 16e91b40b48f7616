import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailingListEmbed } from "./MailingListEmbed.tsx";

const meta = { title: "Embeds/Mailing list", component: MailingListEmbed } satisfies Meta<
  typeof MailingListEmbed
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
