import { peopleMocks, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReaderNote } from "./ReaderNote.tsx";

const meta = {
  title: "Widgets/People/ReaderNote",
  component: ReaderNote,
  parameters: { signedInAs: { role: "reader" }, msw: typedHandlers(peopleMocks()) },
} satisfies Meta<typeof ReaderNote>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
