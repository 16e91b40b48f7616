import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageProgress } from "./PageProgress.tsx";

const meta = { title: "Widgets/Site/Page progress", component: PageProgress } satisfies Meta<
  typeof PageProgress
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { active: true } };
export const AtRest: Story = { args: { active: false } };
