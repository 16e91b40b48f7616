import { businesses, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { MemberListDialog } from "./MemberListDialog.tsx";

const members = Array.from({ length: 2000 }, (_, index) => ({
  connection_id: index + 1,
  id: index + 1000,
  slug: `member-${index}`,
  business_name: index === 3 ? "Upper Conestogo and Grand River Cooperative Growers" : `Member ${index}`,
  photo_file_name: null,
}));
const answers = (answer?: () => Response | Promise<never>) => ({
  msw: typedHandlers({
    "GET /accounts/connected_profiles/{slug}/": ({ query }) => {
      if (answer) return answer();
      const part = query.get("query")?.toLowerCase() ?? "";
      const found = members.filter(({ business_name }) => business_name.toLowerCase().includes(part));
      const from = Number(query.get("from"));
      return {
        is_network: true,
        count: found.length,
        results: found.slice(from, from + Number(query.get("size"))),
      };
    },
  }),
});

const meta = {
  title: "Widgets/Membership/MemberListDialog",
  component: MemberListDialog,
  args: { open: true, onOpenChange: fn(), network: businesses[4] },
  parameters: answers(),
} satisfies Meta<typeof MemberListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("searchbox"), "member 1999");
    await waitFor(() => expect(screen.getByRole("link", { name: "Member 1999" })).toBeVisible());
  },
};
export const Removable: Story = { args: { mayRemove: () => true } };
export const Empty: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("searchbox"), "zebra");
    await waitFor(() => expect(screen.getByRole("button", { name: "No Results" })).toBeVisible());
  },
};
export const Loading: Story = { parameters: answers(() => new Promise<never>(() => {})) };
export const Failed: Story = { parameters: answers(() => problem(503, "Please try again in a moment.")) };
