import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogoutButton } from "./LogoutButton.tsx";

const meta = {
  title: "Widgets/Accounts/LogoutButton",
  component: LogoutButton,
  parameters: { signedInAs: {} },
} satisfies Meta<typeof LogoutButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
