import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  title: "Widgets/Site/SiteFooter",
  component: SiteFooter,
  args: { contactEmail: "hello@foodshed.example" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteFooter>;
export default meta;

/** A logo as sponsors send them: dark, and drawn for white. */
function drawn(color: string, words: string): string {
  const width = 52 + words.length * 9;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><circle cx="20" cy="20" r="16" fill="${color}"/><text x="46" y="25" font-size="14" font-family="sans-serif" fill="${color}">${words}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Member: Story = { parameters: { signedInAs: {} } };

export const OfADemoNetwork: Story = { args: { demo: true } };

export const WithSponsorsAndSocialPages: Story = {
  args: {
    sponsors: [
      {
        name: "The Example Agri-Food Fund",
        logo: drawn("#2f5d3a", "EXAMPLE FUND"),
        href: "https://fund.example",
      },
      { name: "Example Growers’ Society", logo: drawn("#b23a2e", "GROWERS"), href: null },
      { name: "County of the Example", logo: null, href: "https://county.example" },
    ],
    social: {
      facebook: "https://facebook.com/foodshed",
      instagram: "https://instagram.com/foodshed",
      linkedin: "https://linkedin.com/company/foodshed",
    },
  },
};
