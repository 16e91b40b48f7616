import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogoutButton } from "./LogoutButton.tsx";

const meta = {
  title: "Accounts/Log Out",
  component: LogoutButton,
  parameters: { signedInAs: {} },
} satisfies Meta<typeof LogoutButton>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
