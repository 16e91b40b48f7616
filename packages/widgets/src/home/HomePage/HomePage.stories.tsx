import { businesses, classifieds, profileHit } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HomePage } from "./HomePage.tsx";

const meta = {
  title: "Pages/HomePage",
  component: HomePage,
  args: {
    businesses: 1284,
    featured: [businesses[0], businesses[1], businesses[5]].map((business) => profileHit(business)),
    partners: [profileHit(businesses[4])],
    classifieds: classifieds(),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Member: Story = { parameters: { signedInAs: {} } };

/** The API failed while the page was rendered: the page still links to the search. */
export const Failed: Story = {
  args: { businesses: null, featured: [], partners: [], classifieds: null },
};
