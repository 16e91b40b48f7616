import { certificate } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { attachment } from "../../testing/photoFixtures.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { CertificatesForm } from "./CertificatesForm.tsx";

const meta = {
  title: "Widgets/Profile editing/CertificatesForm",
  component: CertificatesForm,
} satisfies Meta<typeof CertificatesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const certificates = [
  certificate(),
  certificate({ id: 32, kind: "haccp", issuer: "NSF Canada", number: "HC-88-2041", check: null }),
  certificate({ id: 33, kind: "kosher", issuer: "COR", number: "7", expires_on: "2024-12-31", check: null }),
];

export const Default: Story = profileFormStory({ certificates, certificate_reminders: true });
export const Empty: Story = profileFormStory({ certificates: [], certificate_reminders: false });
export const Adding: Story = {
  ...profileFormStory({ certificates: [], files: [attachment(1, "Organic certificate.pdf")] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add a certificate" }));
    await userEvent.selectOptions(canvas.getByLabelText("What is certified"), "HACCP");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You must provide who issued the certificate.",
    );
  },
};
