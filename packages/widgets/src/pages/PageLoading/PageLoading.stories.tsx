import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoading } from "./PageLoading.tsx";

const meta = { title: "Pages/Loading", component: PageLoading } satisfies Meta<typeof PageLoading>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
