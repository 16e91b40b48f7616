import type { Meta, StoryObj } from "@storybook/react-vite";
import { AboutTheFund } from "../AboutTheFund.tsx";
import { AboutUs } from "../AboutUs.tsx";
import { ContactUs } from "../ContactUs.tsx";
import { KeyFeatures } from "../KeyFeatures.tsx";
import { MeetOurPartners } from "../MeetOurPartners.tsx";
import { PrivacyPolicy } from "../PrivacyPolicy.tsx";
import { TermsOfUse } from "../TermsOfUse.tsx";
import { StaticPage } from "./StaticPage.tsx";

const meta = {
  title: "Pages/Static",
  component: StaticPage,
  args: { title: "", children: null },
} satisfies Meta<typeof StaticPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const About: Story = { render: () => <AboutUs /> };
export const Terms: Story = { render: () => <TermsOfUse /> };
export const Privacy: Story = { render: () => <PrivacyPolicy /> };
export const Fund: Story = { render: () => <AboutTheFund /> };
export const Partners: Story = { render: () => <MeetOurPartners /> };
export const Features: Story = { render: () => <KeyFeatures /> };
export const Contact: Story = { render: () => <ContactUs supportEmail="help@foodshed.example" /> };
