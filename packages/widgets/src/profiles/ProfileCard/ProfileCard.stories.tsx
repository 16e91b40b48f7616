import { businesses, profileHit } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileCard } from "./ProfileCard.tsx";

const profile = profileHit(businesses[0])._source;
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23889'/%3E%3C/svg%3E";

const meta = {
  title: "Widgets/Profiles/ProfileCard",
  id: "profiles-profilecard",
  component: ProfileCard,
  args: { profile },
  decorators: [(Card) => <div style={{ maxWidth: 380 }}>{Card()}</div>],
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithACover: Story = { name: "Default", tags: ["picture"] };

export const WithAPhoto: Story = { args: { profile: { ...profile, photo_file_name: drawing } } };

/** The cover replaces a photo that cannot be loaded. */
export const WithABrokenPhoto: Story = {
  args: { profile: { ...profile, photo_file_name: "/files/gone.webp" } },
};

export const WithADistance: Story = { args: { distance: 18.417 } };

export const WithoutProducts: Story = { args: { profile: profileHit(businesses[3])._source } };

export const WithAlmostNothing: Story = {
  args: { profile: { ...profile, description: null, city: null, roles: [], product_category: null } },
};

export const LongestWords: Story = {
  tags: ["picture"],
  args: {
    profile: {
      ...profile,
      business_name: "Saint-Jean-Baptiste-de-la-Rivière-aux-Sables Agricultural Cooperative & Bottlers",
      city: "Kitchenuhmaykoosib Inninuwug",
      description: "Unpronounceable".repeat(9).slice(0, 128),
      roles: ["seller", "vendor", "buyer", "processor", "service_provider"],
    },
    distance: 999.99,
  },
};
