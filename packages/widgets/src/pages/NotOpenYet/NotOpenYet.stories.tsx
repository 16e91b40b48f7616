import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotOpenYet } from "./NotOpenYet.tsx";

const meta = { title: "Pages/Not open yet", component: NotOpenYet } satisfies Meta<typeof NotOpenYet>;
export default meta;

export const Messages: StoryObj<typeof meta> = { args: { title: "Messages" } };
