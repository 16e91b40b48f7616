import { businesses, profile, vendorHighlight } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsumerPage } from "./ConsumerPage.tsx";

const orchard = { ...businesses[0], roles: ["vendor" as const, "seller" as const] };
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23889'/%3E%3C/svg%3E";

function vendor(
  highlight: Parameters<typeof vendorHighlight>[0] = {},
  changes: Parameters<typeof profile>[1] = {},
) {
  const read = profile(orchard, changes);
  const role = read.roles.find(({ value }) => value === "vendor");
  if (role) role.data.highlights = vendorHighlight(highlight);
  return read;
}

const full = {
  masthead: "masthead_0" as const,
  organic: true,
  fruits_vegetables: true,
  open_seasonally: true,
  is_open_spring: true,
  business_hour_details: "Thursday to Sunday, 9 to 5.\nClosed when it pours.",
  specific_directions: "Second gate past the covered bridge. Park under the maples.",
  delivery_details: "Fridays within Elora and Fergus.",
};

const meta = {
  title: "Pages/ConsumerPage",
  component: ConsumerPage,
  args: {
    profile: vendor(full, {
      greenbelt_location: true,
      online_store: "https://shop.maple-hill-orchard.example/",
      instagram: "https://instagram.com/maplehill",
    }),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConsumerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const YearRound: Story = {
  args: { profile: vendor({ ...full, masthead: "masthead_4", open_year_round: true }) },
};
export const WithoutAMasthead: Story = { args: { profile: vendor({ ...full, masthead: "masthead_7" }) } };
export const Empty: Story = {
  args: {
    profile: vendor(
      { is_open_summer: false, is_open_fall: false },
      {
        description: null,
        addresses: [],
        phone: null,
        email: null,
        website: null,
        roles: profile({ ...orchard, products: [], roles: ["vendor"] }).roles,
      },
    ),
  },
};
export const WithPhotos: Story = {
  args: {
    profile: vendor(full, {
      photo_file_name: drawing,
      media: {
        photo: null,
        photos: [1, 2, 3].map((id) => ({
          id,
          photo_file_name: drawing,
          image: { width: 1600, height: 900, variants: [] },
          showInGallery: { vendor: true, b2b: false },
        })),
      },
    }),
  },
};
export const LongestWords: Story = {
  args: {
    profile: vendor(full, {
      business_name: "Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association",
    }),
  },
};
