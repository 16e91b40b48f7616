import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Site/SiteFooter",
  component: SiteFooter,
  args: { contactEmail: "hello@foodshed.example" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OfADemoNetwork: Story = { args: { demo: true } };

export const WithSponsorsAndSocialPages: Story = {
  args: {
    sponsors: [{ name: "Agri-Food Fund of the Example" }, { name: "Province of Ontario, Example Programme" }],
    social: {
      facebook: "https://facebook.com/foodshed",
      instagram: "https://instagram.com/foodshed",
      linkedin: "https://linkedin.com/company/foodshed",
    },
  },
};
