import { businesses, certificate, profile } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfilePage } from "./ProfilePage.tsx";

const [orchard, dairy, restaurant, logistics, network] = businesses;
const network_ref = {
  connection_id: 9,
  id: network.id,
  slug: network.slug,
  business_name: network.business_name,
  photo_file_name: null,
};

const full = profile(orchard, {
  greenbelt_location: true,
  description: `${orchard.description}\n\n${"We have farmed these hills since 1911, and every tree has a name in the family book. ".repeat(8)}`,
  twitter: "https://twitter.com/maplehill",
  instagram: "https://instagram.com/maplehill",
  facebook: "https://facebook.com/maplehill",
  online_store: "https://shop.maple-hill-orchard.example/",
  organizations: [network_ref],
  replies_within: "day",
  certificates: [certificate(), certificate({ id: 32, kind: "haccp", number: "HC-88", check: null })],
  files: [
    {
      id: 640,
      file_data: {
        name: "price-list-autumn.pdf",
        src: "/files/640",
        public: true,
        size: 48_213,
        content_type: "application/pdf",
      },
    },
  ],
  contacts: [
    {
      id: 5,
      name: "Tomasz Wójcik",
      position: "Orchard manager",
      phone: "519-555-0143 ext. 4",
      fax: null,
      cell: "226-555-0101",
      email: "tomasz@maple-hill-orchard.example",
    },
  ],
});

const meta = {
  title: "Pages/ProfilePage",
  component: ProfilePage,
  args: { profile: full },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Processor: Story = { args: { profile: profile(dairy) } };
export const Buyer: Story = { args: { profile: profile(restaurant) } };

export const ServiceProvider: Story = {
  args: {
    profile: profile(logistics, {
      services_provided: [
        { value: "delivery", display: "Delivery" },
        { value: "cold_storage", display: "Cold Storage" },
      ],
    }),
  },
};

export const Organization: Story = {
  args: {
    profile: profile(network, {
      accounts: [orchard, dairy, restaurant].map(({ id, slug, business_name }, index) => ({
        connection_id: index + 1,
        id,
        slug,
        business_name,
        photo_file_name: null,
      })),
      accounts_total: 212,
    }),
  },
};

export const WithoutADescription: Story = {
  args: { profile: profile(orchard, { description: null, category: [], website: null }) },
};

const own = { ...full, editable: true };

export const OwnProfile: Story = {
  args: { profile: own, base: "/profile" },
  parameters: { signedInAs: { account_id: orchard.id } },
};
export const OwnContact: Story = { ...OwnProfile, args: { ...OwnProfile.args, component: "contact" } };
export const OwnPhotos: Story = { ...OwnProfile, args: { ...OwnProfile.args, component: "photos" } };
export const FirstVisit: Story = {
  args: {
    profile: profile(dairy, {
      editable: true,
      onboarding: true,
      description: null,
      category: [],
      website: null,
    }),
    base: "/profile",
  },
  parameters: { signedInAs: { account_id: dairy.id } },
};
export const ManagedByANetwork: Story = {
  args: { profile: { ...own, published: false } },
  parameters: { signedInAs: { account_id: network.id, is_manager: true } },
};
export const Contact: Story = { args: { component: "contact" } };
export const HiddenContact: Story = {
  args: {
    component: "contact",
    profile: profile(orchard, {
      hide_personal_info: true,
      first_name: null,
      last_name: null,
      title: null,
      email: null,
      phone: null,
    }),
  },
};
export const NoPhotos: Story = { args: { component: "photos" } };
export const Classifieds: Story = { args: { component: "classifieds" } };
