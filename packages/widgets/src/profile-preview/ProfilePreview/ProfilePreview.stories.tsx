import { businesses, profile } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfilePreview } from "./ProfilePreview.tsx";

const [orchard, dairy, , , network] = businesses;

const meta = {
  title: "Pages/ProfilePreview",
  component: ProfilePreview,
  args: { preview: { as: "visitor", profile: profile(orchard), classifieds: [] } },
  parameters: { layout: "fullscreen", signedInAs: { account_id: orchard.id } },
} satisfies Meta<typeof ProfilePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsMember: Story = { args: { preview: { ...meta.args.preview, as: "member" } } };
export const AsConsumer: Story = { args: { preview: { ...meta.args.preview, as: "consumer" } } };
export const NoConsumerPage: Story = {
  args: {
    preview: { as: "consumer", profile: profile({ ...dairy, roles: ["processor"] }), classifieds: [] },
  },
};
export const NotPublishedYet: Story = {
  args: { preview: { as: "visitor", profile: profile(dairy, { published: false }), classifieds: [] } },
};
export const Network: Story = {
  args: { preview: { as: "member", profile: profile(network), classifieds: [] } },
};
export const HiddenContactDetails: Story = {
  args: {
    component: "contact",
    preview: {
      as: "visitor",
      classifieds: [],
      profile: profile(orchard, {
        hide_personal_info: true,
        first_name: null,
        last_name: null,
        title: null,
        email: null,
        phone: null,
        addresses: [],
      }),
    },
  },
};
