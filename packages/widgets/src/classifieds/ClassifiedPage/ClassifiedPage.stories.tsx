import {
  classified,
  classifiedMatches,
  classifiedPage,
  classifieds,
  inDays,
  problem,
  typedHandlers,
} from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { ClassifiedPage } from "./ClassifiedPage.tsx";

const similar = classifieds().slice(1, 3);

const meta = {
  title: "Widgets/Classifieds/ClassifiedPage",
  id: "classifieds-classifiedpage",
  component: ClassifiedPage,
  args: { page: classifiedPage(classified(), { similar }) },
} satisfies Meta<typeof ClassifiedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForSale: Story = { name: "Default" };

export const Wanted: Story = {
  args: {
    page: classifiedPage(classified({ looking_for: true, title: "Field tomatoes", category: 10 }), {
      matches: classifiedMatches({ members_total: 4 }),
    }),
  },
};

export const Ended: Story = {
  args: { page: classifiedPage(classified({ needed_by: inDays(-1) }), { similar }) },
};

export const Owner: Story = {
  parameters: { signedInAs: {} },
  args: {
    page: classifiedPage(classified({ needed_by: inDays(-1), editable: true }), {
      matches: classifiedMatches({ members: [], members_total: 0 }),
    }),
  },
};

export const Refused: Story = {
  args: Owner.args,
  parameters: {
    signedInAs: {},
    msw: typedHandlers({
      "POST /accounts/renew_classified/": () => problem(404, "This classified does not exist."),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Renew for 30 days" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("This classified does not exist.");
  },
};
