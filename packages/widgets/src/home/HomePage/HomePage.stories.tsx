import {
  businesses,
  buyLocalNetwork,
  classifieds,
  profileHit,
  smallNetwork,
  typedHandlers,
  weeklyList,
} from "@foodshed/sdk/testing";
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
    categories: [4, 10, 6, 2, 9].map((key, index) => ({ key, count: 342 - 60 * index })),
    newest: businesses.slice(0, 4).map((business) => profileHit(business)),
    networks: [buyLocalNetwork()],
    week: { network: weeklyList.network, total: weeklyList.total, products: weeklyList.products },
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Member: Story = { parameters: { signedInAs: {}, msw: typedHandlers(smallNetwork) } };

/** The API failed while the page was rendered: the page still links to the search. */
export const Failed: Story = {
  args: { businesses: null, featured: [], partners: [], classifieds: null },
};
