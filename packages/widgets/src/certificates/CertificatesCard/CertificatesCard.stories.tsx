import { businesses, certificate, profile } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { attachment } from "../../testing/photoFixtures.ts";
import { CertificatesCard } from "./CertificatesCard.tsx";

const certificates = [
  certificate({ file: attachment(640, "Organic certificate 2026.pdf") }),
  certificate({ id: 32, kind: "haccp", issuer: "NSF Canada", number: "HC-88-2041", check: null }),
  certificate({ id: 33, kind: "kosher", issuer: "COR", number: "7", expires_on: "2024-12-31", check: null }),
];
const of = profile(businesses[0], { certificates });

const meta = {
  title: "Widgets/Profiles/CertificatesCard",
  component: CertificatesCard,
  args: { profile: of },
} satisfies Meta<typeof CertificatesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForItsManager: Story = {
  args: { onProfile: fn() },
  parameters: { signedInAs: { account_id: 77, is_manager: true } },
};
