import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPage } from "./ErrorPage.tsx";

const meta = { title: "Pages/Error", component: ErrorPage } satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { status: 404 } };
export const ProfileNotFound: Story = { args: { status: 404, message: "This profile does not exist." } };
export const Failed: Story = { args: { status: 503 } };
export const Forbidden: Story = { args: { status: 403, message: "Only managers see this page." } };
