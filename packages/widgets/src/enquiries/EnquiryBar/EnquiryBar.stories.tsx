import { enquiryMocks, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ChooseBusiness } from "../ChooseBusiness/ChooseBusiness.tsx";
import { chooseBusinesses } from "../chosenBusinesses.ts";
import { EnquiryBar } from "./EnquiryBar.tsx";

const chosen = [
  { id: 501, name: "North Fork Dairy" },
  { id: 502, name: "Chèvrerie de la Baie-du-Nord et Filles" },
];

const meta = {
  title: "Widgets/Enquiries/EnquiryBar",
  component: EnquiryBar,
  args: { next: "/search/goat%20cheese", product: "goat cheese" },
  parameters: { msw: typedHandlers(enquiryMocks()) },
  beforeEach: () => chooseBusinesses(chosen),
  render: (args) => (
    <>
      {[...chosen, { id: 503, name: "Old Stone Goats" }].map((business) => (
        <p key={business.id}>
          <ChooseBusiness {...business} />
        </p>
      ))}
      <EnquiryBar {...args} />
    </>
  ),
} satisfies Meta<typeof EnquiryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { signedInAs: {} },
  play: async () => {
    await expect(await screen.findByText("2 chosen")).toBeVisible();
  },
};

export const Visitor: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Write to them" })).toBeVisible();
  },
};
