import { MESSAGE_FILE_EXTENSIONS } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FilePicker } from "./FilePicker.tsx";

const file = new File([new Uint8Array(1_400_000)], "price-list-autumn.pdf", { type: "application/pdf" });

const meta = {
  title: "Primitives/FilePicker",
  component: FilePicker,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  args: {
    label: "Attachment",
    optional: true,
    extensions: MESSAGE_FILE_EXTENSIONS,
    file: null,
    onFile: fn(),
    hint: "One image or PDF, up to 5 MB.",
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { file } };
export const Uploading: Story = { args: { file, status: "uploading" } };
export const Uploaded: Story = { args: { file, status: "done" } };
export const Failed: Story = { args: { file, status: "failed", onRetry: fn() } };
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = { args: { error: "You must select a file to add." } };
